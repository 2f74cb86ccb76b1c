import type { Database } from '~/platform/database/database.server'
import { incrementBoardVersion } from '~/wings/planner/plans/board-version.commands.server'
import type { Person } from '~/wings/planner/plans/queries.server'

/** What somebody wrote beside tasks, in their own plans and in those of others. */
export function listTaskNotesForExport(db: Database, { id }: Person) {
  return db
    .selectFrom('taskNotes')
    .select(['blueprintId', 'taskId', 'agent', 'text', 'createdAt'])
    .where('authorId', '=', id)
    .orderBy('createdAt')
    .execute()
}

/** Takes somebody off the tasks that they were assigned to, as part of `tx`: a change of each board, which others see. */
export async function unassignUser(tx: Database, { id }: Person) {
  const plans = await tx
    .selectFrom('sprintProgress')
    .innerJoin('blueprints', 'blueprints.id', 'sprintProgress.blueprintId')
    .select('blueprints.id')
    .distinct()
    .where('assigneeId', '=', id)
    .where('deletedAt', 'is', null)
    // always in this order: of two who leave at once none waits for the other in a circle
    .orderBy('blueprints.id')
    .execute()
  for (const { id: planId } of plans) {
    const version = await incrementBoardVersion(tx, planId)
    await tx
      .updateTable('sprintProgress')
      .set({ assigneeId: null, version })
      .where('blueprintId', '=', planId)
      .where('assigneeId', '=', id)
      .execute()
  }
}
