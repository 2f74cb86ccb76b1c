import type { Plan } from '../plan'
import type { Finding } from './lint-plan'

/** Rounded hours of a sprint may differ from their sum by this much. */
const ROUNDING_HOURS = 0.1

/** Tasks without a sprint, tasks before what they wait for, and sprints that hold more than the team can do. */
export function lintSprints({ tasks, sprints }: Plan): Finding[] {
  const place = new Map(
    [...sprints]
      .sort((a, b) => a.number - b.number)
      .flatMap(({ taskIds }) => taskIds)
      .map((id, index) => [id, index]),
  )
  const unscheduled = tasks.filter(({ id }) => !place.has(id))
  const early = tasks.flatMap(({ id, dependsOn }) =>
    dependsOn.filter((need) => (place.get(need) ?? -1) > (place.get(id) ?? Infinity)).map((need) => ({ id, need })),
  )
  const full = sprints.filter(
    ({ plannedHours, capacityHours, taskIds }) => plannedHours > capacityHours + ROUNDING_HOURS && taskIds.length > 1,
  )
  return [
    ...unscheduled.map(({ id }): Finding => ({ code: 'unscheduled', itemId: id, message: `${id} is in no sprint.` })),
    ...early.map(
      ({ id, need }): Finding => ({
        code: 'sprint-order',
        itemId: id,
        message: `${id} is planned before ${need}, which it waits for.`,
      }),
    ),
    ...full.map(
      ({ id, number, plannedHours, capacityHours }): Finding => ({
        code: 'sprint-over-capacity',
        itemId: id,
        message: `Sprint ${number} holds ${plannedHours} hours and has ${capacityHours}.`,
      }),
    ),
  ]
}
