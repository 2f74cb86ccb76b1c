import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { Plan, Task } from '~/wings/planner/plans/plan'
import { roundedExpectedHours } from '~/wings/planner/plans/rounded-expected-hours'
import { type Burndown, calculateBurndown, getPlanPeriod } from './engine/burndown'
import { indexByTask, type ProgressByTask } from './task-progress'
import { listTaskProgressByPlan } from './task-progress.queries.server'
import { pickNextTask } from './working-order'

/** How far a plan is. */
export interface PlanProgress {
  done: number
  total: number
  /** What the person who asks does best now; null: nothing is open to them. */
  nextTask: { id: string; title: string } | null
  burndown: Burndown
}

type OutlinedTask = Pick<Task, 'id' | 'title' | 'dependsOn' | 'priority' | 'estimate'>
interface PlanOutline extends Pick<Plan, 'waves' | 'sprints'> {
  id: string
  createdAt: Date
  tasks: OutlinedTask[]
  schedule: Pick<Plan['schedule'], 'criticalPath' | 'weeksNeeded'>
}

/** What is needed of the plans, without their texts, which are most of them. */
async function findPlanOutlines(db: Database, planIds: readonly string[]): Promise<PlanOutline[]> {
  const rows = await db
    .selectFrom('blueprints')
    .select([
      'id',
      'createdAt',
      sql<OutlinedTask[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', task->'id', 'title', task->'title',
        'dependsOn', task->'dependsOn', 'priority', task->'priority', 'estimate', task->'estimate') order by at), '[]')
        from jsonb_array_elements(plan->'tasks') with ordinality as listed (task, at))`.as('tasks'),
      sql<PlanOutline['waves']>`plan->'waves'`.as('waves'),
      sql<PlanOutline['sprints']>`plan->'sprints'`.as('sprints'),
      sql<PlanOutline['schedule']>`plan->'schedule'`.as('schedule'),
    ])
    .where('id', 'in', planIds)
    .execute()
  return rows
}

/** How far plans are, by their ids, for `personId`, who may read them. Ask for a page of plans, not for all. */
export async function findPlanProgress(
  db: Database,
  planIds: readonly string[],
  personId: string,
  now = new Date(),
): Promise<Map<string, PlanProgress>> {
  if (planIds.length === 0) return new Map()
  const outlines = await findPlanOutlines(db, planIds)
  const rows = await listTaskProgressByPlan(db, planIds)
  return new Map(
    outlines.map((plan) => [plan.id, toPlanProgress(plan, indexByTask(rows.get(plan.id) ?? []), personId, now)]),
  )
}

function toPlanProgress(plan: PlanOutline, rows: ProgressByTask, personId: string, now: Date): PlanProgress {
  const next = pickNextTask(plan, rows, personId)
  return {
    done: plan.tasks.filter(({ id }) => rows.get(id)?.status === 'done').length,
    total: plan.tasks.length,
    nextTask: next ? { id: next.id, title: next.title } : null,
    burndown: calculateBurndown(
      plan.tasks.map(({ id, estimate }) => ({
        hours: roundedExpectedHours(estimate),
        doneAt: rows.get(id)?.doneAt ?? null,
      })),
      getPlanPeriod(plan, plan.createdAt),
      now,
    ),
  }
}

/** When the work on a plan begins and ends. */
export async function findPlanPeriod(db: Database, planId: string, plan: Pick<Plan, 'sprints' | 'schedule'>) {
  const { createdAt } = await db
    .selectFrom('blueprints')
    .select('createdAt')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow()
  return getPlanPeriod(plan, createdAt)
}
