import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { incrementBoardVersion } from '~/wings/planner/plans/board-version.commands.server'
import { type Person, requireRole } from '~/wings/planner/plans/queries.server'
import { TaskMissing } from './errors'
import { addMissingTasks } from './task-progress.commands.server'

interface NewTaskNote {
  text: string
  /** The program that wrote it for the person; empty: they did. */
  agent?: string
}

/**
 * Adds a note to a task; those who have the task open see it. Answers its id.
 * @throws PlanMissing, PlanIsReadOnly, TaskMissing
 */
export async function addTaskNote(
  db: Database,
  person: Person,
  planId: string,
  taskId: string,
  { text, agent = '' }: NewTaskNote,
  now = new Date(),
) {
  return inTransaction(db, async (tx) => {
    await requireRole(tx, person, planId, 'change')
    const version = await incrementBoardVersion(tx, planId)
    await addMissingTasks(tx, planId, version)
    const { numUpdatedRows } = await tx
      .updateTable('sprintProgress')
      .set({ version })
      .where('blueprintId', '=', planId)
      .where('taskId', '=', taskId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new TaskMissing()
    const { id } = await tx
      .insertInto('taskNotes')
      .values({ blueprintId: planId, taskId, authorId: person.id, agent, text, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
}
