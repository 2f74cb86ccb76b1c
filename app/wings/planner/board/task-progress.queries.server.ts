import type { Database } from '~/platform/database/database.server'
import type { ColumnLimits, TaskProgress, TaskStatus } from './task-progress'

function selectTaskProgress(db: Database, planId: string) {
  return db
    .selectFrom('sprintProgress')
    .select(['taskId', 'status', 'position', 'assigneeId', 'criteriaDone', 'doneAt', 'version'])
    .where('blueprintId', '=', planId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectTaskProgress>['execute']>>[number]

// the table takes no other status
const toTaskProgress = ({ status, doneAt, ...row }: Row): TaskProgress => ({
  ...row,
  status: status as TaskStatus,
  doneAt: doneAt?.toISOString() ?? null,
})

/** The progress of all tasks of a plan, also of those that left it. A plan has a few hundred at most. */
export async function listTaskProgress(db: Database, planId: string): Promise<TaskProgress[]> {
  return (await selectTaskProgress(db, planId).execute()).map(toTaskProgress)
}

/** What changed after a version of the board. */
export async function listTaskProgressSince(db: Database, planId: string, version: number): Promise<TaskProgress[]> {
  return (await selectTaskProgress(db, planId).where('version', '>', version).execute()).map(toTaskProgress)
}

/** The progress of several plans, by their ids. */
export async function listTaskProgressByPlan(
  db: Database,
  planIds: readonly string[],
): Promise<Map<string, TaskProgress[]>> {
  const rows = await db
    .selectFrom('sprintProgress')
    .select(['blueprintId', 'taskId', 'status', 'position', 'assigneeId', 'criteriaDone', 'doneAt', 'version'])
    .where('blueprintId', 'in', planIds)
    .execute()
  return new Map(
    planIds.map((planId) => [
      planId,
      rows
        .filter(({ blueprintId }) => blueprintId === planId)
        .map(({ blueprintId: _plan, ...row }) => toTaskProgress(row)),
    ]),
  )
}

export async function findColumnLimits(db: Database, planId: string): Promise<ColumnLimits> {
  const rows = await db
    .selectFrom('boardColumnLimits')
    .select(['status', 'maxCards'])
    .where('blueprintId', '=', planId)
    .execute()
  return Object.fromEntries(rows.map(({ status, maxCards }) => [status, maxCards]))
}
