import type { Database } from '~/platform/database/database.server'
import type { Limits, Progress, Status } from '../progress'

function rowsOf(db: Database, planId: string) {
  return db
    .selectFrom('sprintProgress')
    .select(['taskId', 'status', 'position', 'assigneeId', 'criteriaDone', 'doneAt', 'version'])
    .where('blueprintId', '=', planId)
}

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

// the table takes no other status
const asProgress = ({ status, doneAt, ...row }: Row): Progress => ({
  ...row,
  status: status as Status,
  doneAt: doneAt?.toISOString() ?? null,
})

/** The progress of all tasks of a plan, also of those that left it. A plan has a few hundred at most. */
export async function findProgress(db: Database, planId: string): Promise<Progress[]> {
  return (await rowsOf(db, planId).execute()).map(asProgress)
}

/** What changed after a version of the board. */
export async function findProgressSince(db: Database, planId: string, version: number): Promise<Progress[]> {
  return (await rowsOf(db, planId).where('version', '>', version).execute()).map(asProgress)
}

/** The progress of several plans, by their ids. */
export async function findProgressOfPlans(db: Database, planIds: readonly string[]): Promise<Map<string, Progress[]>> {
  const rows = await db
    .selectFrom('sprintProgress')
    .select(['blueprintId', 'taskId', 'status', 'position', 'assigneeId', 'criteriaDone', 'doneAt', 'version'])
    .where('blueprintId', 'in', planIds)
    .execute()
  return new Map(
    planIds.map((planId) => [
      planId,
      rows.filter(({ blueprintId }) => blueprintId === planId).map(({ blueprintId: _plan, ...row }) => asProgress(row)),
    ]),
  )
}

export async function findLimits(db: Database, planId: string): Promise<Limits> {
  const rows = await db
    .selectFrom('boardLimits')
    .select(['status', 'mostCards'])
    .where('blueprintId', '=', planId)
    .execute()
  return Object.fromEntries(rows.map(({ status, mostCards }) => [status, mostCards]))
}
