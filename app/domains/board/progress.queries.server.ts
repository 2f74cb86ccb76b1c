import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { expectedHours } from '../plans/expected-hours'
import type { Plan, Task } from '../plans/plan'
import { type Burndown, burndown, periodOf } from './burndown'
import { byTask, type ProgressByTask } from './progress'
import { findProgress, findProgressOfPlans } from './rows.server'
import { nextTaskFor } from './working-order'

/** How far a plan is. */
export interface PlanProgress {
  done: number
  total: number
  doneHours: number
  totalHours: number
  /** What the person who asks does best now; null: nothing is open to them. */
  nextTask: { id: string; title: string } | null
}

type OutlinedTask = Pick<Task, 'id' | 'title' | 'dependsOn' | 'priority' | 'estimate'>
interface Outline extends Pick<Plan, 'waves' | 'sprints'> {
  id: string
  createdAt: Date
  tasks: OutlinedTask[]
  schedule: Pick<Plan['schedule'], 'criticalPath' | 'weeksNeeded'>
}

/** What is needed of the plans, without their texts, which are most of them. */
async function outlinesOf(db: Database, planIds: readonly string[]): Promise<Outline[]> {
  const rows = await db
    .selectFrom('blueprints')
    .select([
      'id',
      'createdAt',
      sql<OutlinedTask[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', task->'id', 'title', task->'title',
        'dependsOn', task->'dependsOn', 'priority', task->'priority', 'estimate', task->'estimate') order by at), '[]')
        from jsonb_array_elements(plan->'tasks') with ordinality as listed (task, at))`.as('tasks'),
      sql<Outline['waves']>`plan->'waves'`.as('waves'),
      sql<Outline['sprints']>`plan->'sprints'`.as('sprints'),
      sql<Outline['schedule']>`plan->'schedule'`.as('schedule'),
    ])
    .where('id', 'in', planIds)
    .execute()
  return rows
}

/** How far plans are, by their ids, for `personId`, who may read them. Ask for a page of plans, not for all. */
export async function findProgressOf(
  db: Database,
  planIds: readonly string[],
  personId: string,
): Promise<Map<string, PlanProgress>> {
  if (planIds.length === 0) return new Map()
  const outlines = await outlinesOf(db, planIds)
  const rows = await findProgressOfPlans(db, planIds)
  return new Map(outlines.map((plan) => [plan.id, progressOf(plan, byTask(rows.get(plan.id) ?? []), personId)]))
}

function progressOf(plan: Outline, rows: ProgressByTask, personId: string): PlanProgress {
  const done = plan.tasks.filter(({ id }) => rows.get(id)?.status === 'done')
  const next = nextTaskFor(plan, rows, personId)
  return {
    done: done.length,
    total: plan.tasks.length,
    doneHours: hoursOf(done),
    totalHours: hoursOf(plan.tasks),
    nextTask: next ? { id: next.id, title: next.title } : null,
  }
}

const hoursOf = (tasks: Pick<Task, 'estimate'>[]) =>
  Math.round(tasks.reduce((sum, { estimate }) => sum + expectedHours(estimate), 0))

/** The burndown of a plan that the one who asks may read; undefined when there is none. */
export async function burndownOf(db: Database, planId: string, now = new Date()): Promise<Burndown | undefined> {
  const [plan] = await outlinesOf(db, [planId])
  if (!plan) return undefined
  const rows = await findProgress(db, planId)
  const doneAt = new Map(rows.map((row) => [row.taskId, row.doneAt]))
  const tasks = plan.tasks.map(({ id, estimate }) => ({
    hours: expectedHours(estimate),
    doneAt: doneAt.get(id) ?? null,
  }))
  return burndown(tasks, periodOf(plan, plan.createdAt), now)
}

/** When the work on a plan begins and ends. */
export async function planPeriodOf(db: Database, planId: string, plan: Pick<Plan, 'sprints' | 'schedule'>) {
  const { createdAt } = await db
    .selectFrom('blueprints')
    .select('createdAt')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow()
  return periodOf(plan, createdAt)
}
