import { makePlan } from '~/wings/planner/plans/engine/make-plan'
import { SAMPLE_BRIEFS } from '~/wings/planner/plans/fixtures'
import type { Plan } from '~/wings/planner/plans/plan'

const APART = 100

/** A plan of about 400 tasks: one of the ten ideas again and again, each copy with ids of its own. */
export function aLargePlan(wanted = 400): { brief: (typeof SAMPLE_BRIEFS)['saas']; plan: Plan } {
  const brief = SAMPLE_BRIEFS.saas
  const plan = makePlan(brief, { today: '2026-03-02' })
  const copies = Math.ceil(wanted / plan.tasks.length)
  const inCopies = <Item>(items: Item[], rename: (item: Item, idOf: (id: string) => string) => Item) =>
    Array.from({ length: copies }, (_, copy) => items.map((item) => rename(item, (id) => idOfCopy(id, copy)))).flat()
  const gathered = <Item extends { taskIds: string[] }>(items: Item[]) =>
    items.map((item) => ({ ...item, taskIds: inCopies(item.taskIds, (id, idOf) => idOf(id)) }))
  return {
    brief,
    plan: {
      ...plan,
      tasks: inCopies(plan.tasks, (task, idOf) => ({
        ...task,
        id: idOf(task.id),
        key: `${task.key}/${idOf(task.id)}`,
        dependsOn: task.dependsOn.map(idOf),
      })),
      waves: gathered(plan.waves),
      sprints: gathered(plan.sprints),
    },
  }
}

function idOfCopy(id: string, copy: number) {
  return copy === 0 ? id : `T-${Number(id.slice(2)) + copy * APART}`
}
