import type { Plan } from '~/wings/planner/plans/plan'
import { PRIORITY_RANK } from '~/wings/planner/plans/plan'
import type { ProgressByTask } from './task-progress'

interface OrderedTask {
  id: string
  dependsOn: string[]
}

/** Enough of a plan to say what comes next. */
type PlanOrderInput = Pick<Plan, 'waves'> & {
  tasks: (OrderedTask & { priority: keyof typeof PRIORITY_RANK })[]
  schedule: Pick<Plan['schedule'], 'criticalPath'>
}

/**
 * The tasks as they are best done: wave by wave, so that nothing comes before what it depends on; in a wave the critical path
 * first, because a day lost there is lost for the whole plan, then by priority.
 */
export function sortByWorkingOrder<Order extends PlanOrderInput>({
  tasks,
  waves,
  schedule,
}: Order): Order['tasks'][number][] {
  const waveOf = new Map(waves.flatMap(({ number, taskIds }) => taskIds.map((id) => [id, number] as const)))
  const critical = new Set(schedule.criticalPath)
  const rank = ({ id, priority }: (typeof tasks)[number]) => [
    waveOf.get(id) ?? Number.MAX_SAFE_INTEGER,
    critical.has(id) ? 0 : 1,
    PRIORITY_RANK[priority],
  ]
  return tasks
    .map((task, at) => ({ task, rank: [...rank(task), at] }))
    .sort((one, other) => compareRanks(one.rank, other.rank))
    .map(({ task }) => task)
}

function compareRanks(one: number[], other: number[]) {
  const at = one.findIndex((value, index) => value !== other[index])
  return (one[at] ?? 0) - (other[at] ?? 0)
}

export const isTaskDone = (rows: ProgressByTask, taskId: string) => rows.get(taskId)?.status === 'done'

/** What a task waits for: the tasks of the plan that it depends on and that are not done. A task that is done waits for nothing. */
export function findBlockers({ id, dependsOn }: OrderedTask, rows: ProgressByTask, isInPlan: (id: string) => boolean) {
  if (isTaskDone(rows, id)) return []
  return dependsOn.filter((other) => isInPlan(other) && !isTaskDone(rows, other))
}

/**
 * The task that `personId` does best now: first what they have begun, then what is theirs, then what is nobody's, begun or
 * not, each in working order; never what waits for something, nor what is somebody else's. Undefined when there is none.
 */
export function pickNextTask<Order extends PlanOrderInput>(
  plan: Order,
  rows: ProgressByTask,
  personId: string,
): Order['tasks'][number] | undefined {
  const ids = new Set(plan.tasks.map(({ id }) => id))
  const open = sortByWorkingOrder(plan).filter(
    (task) => !isTaskDone(rows, task.id) && findBlockers(task, rows, (id) => ids.has(id)).length === 0,
  )
  const preference = ({ id }: OrderedTask) => {
    const row = rows.get(id)
    const isBegun = row?.status === 'in-progress' || row?.status === 'review'
    if (row?.assigneeId === personId) return isBegun ? 0 : 1
    return row?.assigneeId ? 4 : isBegun ? 2 : 3
  }
  const best = Math.min(...open.map(preference))
  return best < 4 ? open.find((task) => preference(task) === best) : undefined
}
