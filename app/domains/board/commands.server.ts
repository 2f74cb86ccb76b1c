import { sql } from 'kysely'
import { takeBoardVersion } from '~/domains/plans/board-version.commands.server'
import { type Person, requireRole } from '~/domains/plans/queries.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { applyChanges, differenceOf } from './changes/apply-changes'
import { type BoardChange, tasksOf } from './changes/board-change'
import { keepProgress, layOutTasks } from './changes/laying-out.commands.server'
import { findProgress } from './changes/rows.server'
import { finishChanges, startChanges } from './changes/task-work'
import { CriterionMissing, NotOfThePlan, TaskMissing } from './errors'
import { peopleOf } from './people.server'
import { byTask, type Progress, type ProgressByTask } from './progress'

/** The rows that a change of the board gave, and its number. */
export interface BoardNews {
  version: number
  rows: Progress[]
}

/**
 * Does changes of a plan's board, all or none, against the board as it is now: what others did meanwhile is never undone by
 * it. @throws PlanMissing, PlanIsReadOnly, TaskMissing, NotOfThePlan, CriterionMissing
 */
export async function changeBoard(
  db: Database,
  person: Person,
  planId: string,
  changes: readonly BoardChange[],
  now = new Date(),
): Promise<BoardNews> {
  return inTransaction(db, async (tx) => {
    await requireRole(tx, person, planId, 'change')
    const version = await takeBoardVersion(tx, planId)
    const rows = await rowsWith(tx, planId, changes.flatMap(tasksOf), version)
    await requireOfThePlan(tx, planId, changes)
    await requireCriteria(tx, planId, changes)
    const changed = differenceOf(rows, applyChanges(rows, changes, now))
    return { version, rows: await keepProgress(tx, planId, changed, { version, person, now }) }
  })
}

/** The present rows; a board that nobody has looked at yet is laid out first. */
async function rowsWith(tx: Database, planId: string, taskIds: string[], version: number): Promise<ProgressByTask> {
  const rows = byTask(await findProgress(tx, planId))
  if (taskIds.every((taskId) => rows.has(taskId))) return rows
  await layOutTasks(tx, planId, version)
  const all = byTask(await findProgress(tx, planId))
  if (!taskIds.every((taskId) => all.has(taskId))) throw new TaskMissing()
  return all
}

async function requireOfThePlan(tx: Database, planId: string, changes: readonly BoardChange[]) {
  const wanted = changes.flatMap((change) => (change.type === 'assign' && change.assigneeId) || [])
  if (wanted.length === 0) return
  const people = await peopleOf(tx, planId)
  if (!wanted.every((wantedId) => people.some(({ id }) => id === wantedId))) throw new NotOfThePlan()
}

/** What is taken back may be gone from the plan meanwhile; what is ticked is there. */
async function requireCriteria(tx: Database, planId: string, changes: readonly BoardChange[]) {
  const ticks = changes.filter((change) => change.type === 'tick' && change.isDone)
  if (ticks.length === 0) return
  const { tasks } = await tx
    .selectFrom('blueprints')
    .select(sql<{ id: string; criterionIds: string[] }[]>`jsonb_path_query_array(plan, '$.tasks[*]')`.as('tasks'))
    .where('id', '=', planId)
    .executeTakeFirstOrThrow()
  const known = new Map(tasks.map(({ id, criterionIds }) => [id, new Set(criterionIds)]))
  for (const tick of ticks)
    if (tick.type === 'tick' && !known.get(tick.taskId)?.has(tick.criterionId)) throw new CriterionMissing()
}

export function startTask(db: Database, person: Person, planId: string, taskId: string, now?: Date) {
  return changeBoard(db, person, planId, startChanges(taskId, person.id), now)
}

export function finishTask(db: Database, person: Person, planId: string, taskId: string, now?: Date) {
  return changeBoard(db, person, planId, finishChanges(taskId), now)
}
