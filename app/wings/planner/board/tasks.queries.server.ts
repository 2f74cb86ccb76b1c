import type { Database } from '~/platform/database/database.server'
import { PlanMissing } from '~/wings/planner/plans/errors'
import type { Plan } from '~/wings/planner/plans/plan'
import { findPlanFor, type Person } from '~/wings/planner/plans/queries.server'
import { type TaskDetail, type TaskNote, toTaskDetail } from './engine/task-detail'
import { TaskMissing } from './errors'

const MAX_TASK_NOTES = 200

/** @throws PlanMissing, TaskMissing */
export async function findTaskFor(db: Database, person: Person, planId: string, taskId: string): Promise<TaskDetail> {
  const stored = await findPlanFor(db, person, planId)
  if (!stored) throw new PlanMissing()
  return findTaskDetail(db, planId, stored.plan, taskId)
}

/** @throws TaskMissing */
export async function findTaskDetail(db: Database, planId: string, plan: Plan, taskId: string): Promise<TaskDetail> {
  const detail = toTaskDetail(plan, taskId)
  if (!detail) throw new TaskMissing()
  return { ...detail, notes: await listTaskNotes(db, planId, taskId) }
}

/** The latest notes on a task, the oldest of them first. */
async function listTaskNotes(db: Database, planId: string, taskId: string): Promise<TaskNote[]> {
  const rows = await db
    .selectFrom('taskNotes')
    .leftJoin('profiles', 'profiles.id', 'authorId')
    .select(['taskNotes.id', 'text', 'agent', 'taskNotes.createdAt', 'fullName', 'email'])
    .where('blueprintId', '=', planId)
    .where('taskId', '=', taskId)
    .orderBy('taskNotes.createdAt', 'desc')
    .orderBy('taskNotes.id')
    .limit(MAX_TASK_NOTES)
    .execute()
  return rows.reverse().map(({ id, text, agent, createdAt, fullName, email }) => ({
    id,
    text,
    agent,
    author: fullName || email || '',
    createdAt: createdAt.toISOString(),
  }))
}
