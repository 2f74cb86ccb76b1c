import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'

export interface PlanProgress {
  done: number
  total: number
  /** The first task in the order of the sprints that waits for nothing; null when all are done. */
  nextTask: { id: string; title: string } | null
}

type TaskHead = [id: string, title: string, dependsOn: string[]]

/** How far plans are, by their ids; one that does not exist is left out. */
export async function findProgressOf(db: Database, planIds: string[]): Promise<Map<string, PlanProgress>> {
  if (planIds.length === 0) return new Map()
  const plans = await db
    .selectFrom('blueprints')
    .select([
      'id',
      sql<TaskHead[]>`(
        select coalesce(jsonb_agg(jsonb_build_array(task ->> 'id', task ->> 'title', task -> 'dependsOn')), '[]')
        from jsonb_array_elements(plan -> 'tasks') as task)`.as('tasks'),
      sql<string[]>`jsonb_path_query_array(plan, '$.sprints[*].taskIds[*]')`.as('order'),
    ])
    .where('id', 'in', planIds)
    .execute()
  const done = await db
    .selectFrom('sprintProgress')
    .select(['blueprintId', 'taskId'])
    .where('blueprintId', 'in', planIds)
    .where('status', '=', 'done')
    .execute()
  const doneOf = Map.groupBy(done, ({ blueprintId }) => blueprintId)
  return new Map(
    plans.map(({ id, tasks, order }) => [
      id,
      progressOf(tasks, order, new Set(doneOf.get(id)?.map(({ taskId }) => taskId))),
    ]),
  )
}

function progressOf(tasks: TaskHead[], order: string[], done: ReadonlySet<string>): PlanProgress {
  const place = new Map(order.map((id, index) => [id, index]))
  const left = tasks.filter(([id]) => !done.has(id))
  const ready = left.filter(([, , dependsOn]) => dependsOn.every((id) => done.has(id)))
  const [next] = ready.sort(([a], [b]) => (place.get(a) ?? Infinity) - (place.get(b) ?? Infinity))
  return {
    done: tasks.length - left.length,
    total: tasks.length,
    nextTask: next ? { id: next[0], title: next[1] } : null,
  }
}
