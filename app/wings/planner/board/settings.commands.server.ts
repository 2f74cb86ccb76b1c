import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { incrementBoardVersion } from '~/wings/planner/plans/board-version.commands.server'
import { type Person, requireRole } from '~/wings/planner/plans/queries.server'
import type { TaskStatus } from './task-progress'

/** Sets how many cards a column should hold at most; null: as many as you like. */
export async function setColumnLimit(
  db: Database,
  person: Person,
  planId: string,
  status: TaskStatus,
  max: number | null,
) {
  return inTransaction(db, async (tx) => {
    await requireRole(tx, person, planId, 'change')
    await incrementBoardVersion(tx, planId)
    if (max === null) {
      await tx.deleteFrom('boardColumnLimits').where('blueprintId', '=', planId).where('status', '=', status).execute()
      return
    }
    await tx
      .insertInto('boardColumnLimits')
      .values({ blueprintId: planId, status, maxCards: max })
      .onConflict((conflict) => conflict.columns(['blueprintId', 'status']).doUpdateSet({ maxCards: max }))
      .execute()
  })
}

/** Remembers the plan whose board or guide somebody looks at. */
export async function saveLastOpenedPlan(db: Database, person: Person, planId: string, now = new Date()) {
  await db
    .insertInto('lastOpenedPlans')
    .values({ userId: person.id, blueprintId: planId, openedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ blueprintId: planId, openedAt: now })
        .where('lastOpenedPlans.blueprintId', '<>', planId),
    )
    .execute()
}
