import { generateNKeysBetween } from 'fractional-indexing'
import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { incrementBoardVersion } from '~/wings/planner/plans/board-version.commands.server'
import type { Person } from '~/wings/planner/plans/queries.server'
import { indexByTask, listColumn, type TaskProgress } from './task-progress'
import { listTaskProgress } from './task-progress.queries.server'

interface ChangeContext {
  version: number
  person: Person
  now: Date
}

/** Writes rows as parts of the change `version`. Answers them with it. */
export async function saveTaskProgress(tx: Database, planId: string, rows: TaskProgress[], occasion: ChangeContext) {
  const { version, person, now } = occasion
  const kept = rows.map((row) => ({ ...row, version }))
  if (kept.length === 0) return kept
  await tx
    .insertInto('sprintProgress')
    .values(kept.map((row) => ({ ...row, blueprintId: planId, updatedBy: person.id, updatedAt: now })))
    .onConflict((conflict) =>
      conflict.columns(['blueprintId', 'taskId']).doUpdateSet(({ ref }) => ({
        status: ref('excluded.status'),
        position: ref('excluded.position'),
        assigneeId: ref('excluded.assigneeId'),
        criteriaDone: ref('excluded.criteriaDone'),
        doneAt: ref('excluded.doneAt'),
        version: ref('excluded.version'),
        updatedBy: ref('excluded.updatedBy'),
        updatedAt: ref('excluded.updatedAt'),
      })),
    )
    .execute()
  return kept
}

/**
 * Gives tasks of the plan that have no card yet theirs, in the plan's order at the end of the backlog; `version` is the
 * change of the board that does it. The tasks are read here, after that version was taken: nobody lays them out twice.
 */
export async function addMissingTasks(tx: Database, planId: string, version: number) {
  const rows = indexByTask(await listTaskProgress(tx, planId))
  const missing = (await findPlanTaskIds(tx, planId)).filter((taskId) => !rows.has(taskId))
  if (missing.length === 0) return
  const positions = generateNKeysBetween(listColumn(rows, 'backlog').at(-1)?.position ?? null, null, missing.length)
  await tx
    .insertInto('sprintProgress')
    .values(
      missing.map((taskId, index) => ({ blueprintId: planId, taskId, position: positions[index] ?? '', version })),
    )
    .onConflict((conflict) => conflict.columns(['blueprintId', 'taskId']).doNothing())
    .execute()
}

async function findPlanTaskIds(tx: Database, planId: string) {
  const row = await tx
    .selectFrom('blueprints')
    .select(sql<string[]>`jsonb_path_query_array(plan, '$.tasks[*].id')`.as('taskIds'))
    .where('id', '=', planId)
    .executeTakeFirstOrThrow()
  return row.taskIds
}

/** Lays out the tasks of a plan, if some have no card yet, for whoever looks at its board. */
export async function addMissingTasksToBoard(db: Database, planId: string) {
  return inTransaction(db, async (tx) => addMissingTasks(tx, planId, await incrementBoardVersion(tx, planId)))
}
