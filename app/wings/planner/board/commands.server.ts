import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { incrementBoardVersion } from '~/wings/planner/plans/board-version.commands.server'
import { type Person, requireRole } from '~/wings/planner/plans/queries.server'
import { applyBoardChanges, findChangedRows } from './engine/apply-board-changes'
import { type BoardChange, getChangedTaskIds } from './engine/board-change'
import { finishTaskChanges, startTaskChanges } from './engine/task-changes'
import { AssigneeNotOnPlan, CriterionMissing, TaskMissing } from './errors'
import { listPlanPeople } from './plan-people.queries.server'
import { indexByTask, type ProgressByTask, type TaskProgress } from './task-progress'
import { addMissingTasks, saveTaskProgress } from './task-progress.commands.server'
import { listTaskProgress } from './task-progress.queries.server'

/** The rows that a change of the board gave, and its number. */
export interface BoardChangeResult {
  version: number
  rows: TaskProgress[]
}

/**
 * Does changes of a plan's board, all or none, against the board as it is now: what others did meanwhile is never undone by
 * it. @throws PlanMissing, PlanIsReadOnly, TaskMissing, AssigneeNotOnPlan, CriterionMissing
 */
export async function changeBoard(
  db: Database,
  person: Person,
  planId: string,
  changes: readonly BoardChange[],
  now = new Date(),
): Promise<BoardChangeResult> {
  return inTransaction(db, async (tx) => {
    await requireRole(tx, person, planId, 'change')
    const version = await incrementBoardVersion(tx, planId)
    const rows = await loadRows(tx, planId, changes.flatMap(getChangedTaskIds), version)
    await requireAssignees(tx, planId, changes)
    await requireCriteria(tx, planId, changes)
    const changed = findChangedRows(rows, applyBoardChanges(rows, changes, now))
    return { version, rows: await saveTaskProgress(tx, planId, changed, { version, person, now }) }
  })
}

/** The present rows; a board that nobody has looked at yet is laid out first. */
async function loadRows(tx: Database, planId: string, taskIds: string[], version: number): Promise<ProgressByTask> {
  const rows = indexByTask(await listTaskProgress(tx, planId))
  if (taskIds.every((taskId) => rows.has(taskId))) return rows
  await addMissingTasks(tx, planId, version)
  const all = indexByTask(await listTaskProgress(tx, planId))
  if (!taskIds.every((taskId) => all.has(taskId))) throw new TaskMissing()
  return all
}

async function requireAssignees(tx: Database, planId: string, changes: readonly BoardChange[]) {
  const wanted = changes.flatMap((change) => (change.type === 'assign' && change.assigneeId) || [])
  if (wanted.length === 0) return
  const people = await listPlanPeople(tx, planId)
  if (!wanted.every((wantedId) => people.some(({ id }) => id === wantedId))) throw new AssigneeNotOnPlan()
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
  return changeBoard(db, person, planId, startTaskChanges(taskId, person.id), now)
}

export function finishTask(db: Database, person: Person, planId: string, taskId: string, now?: Date) {
  return changeBoard(db, person, planId, finishTaskChanges(taskId), now)
}
