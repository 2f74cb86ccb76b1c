import { computeTailHours, type GraphNode } from './task-graph'

/** Share of the working hours that goes into planned work; the rest is meetings, reviews, illness and surprises. */
export const FOCUS_FACTOR = 0.7

export type SprintTaskNode = GraphNode & { rank: number }
export type PackedSprint = { taskIds: string[]; hours: number; isOverCapacity: boolean; sprintCount: number }
/** Hours per sprint, already at `FOCUS_FACTOR`: of the team together and of the person who has most time. */
export type SprintCapacity = { team: number; person: number }

/**
 * Fills sprints in the order of priority (lower rank first), then of the longest chain that still follows. A task waits
 * for its dependencies: they are in an earlier sprint, or earlier in the same one as long as the chain inside the sprint
 * is no longer than one person's hours. A task larger than a sprint gets one of its own that lasts several (`sprints`).
 * Expects a graph without cycles.
 */
export function packSprints(nodes: SprintTaskNode[], capacity: SprintCapacity): PackedSprint[] {
  const tails = computeTailHours(nodes)
  const known = new Set(nodes.map(({ id }) => id))
  const place = new Map(nodes.map(({ id }, index) => [id, index]))
  const before = (a: SprintTaskNode, b: SprintTaskNode) =>
    a.rank - b.rank ||
    (tails.get(b.id) ?? 0) - (tails.get(a.id) ?? 0) ||
    (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)
  let left = nodes.map((node) => ({ ...node, dependsOn: node.dependsOn.filter((id) => known.has(id)) })).sort(before)
  const done = new Set<string>()
  const sprints: PackedSprint[] = []
  while (left.length > 0) {
    const sprint = fillSprint(left, done, capacity)
    if (sprint.taskIds.length === 0) throw new Error('These tasks wait for each other in a circle.')
    sprints.push(sprint)
    for (const id of sprint.taskIds) done.add(id)
    left = left.filter(({ id }) => !done.has(id))
  }
  return sprints
}

function fillSprint(waiting: SprintTaskNode[], done: Set<string>, capacity: SprintCapacity): PackedSprint {
  const chainEnd = new Map<string, number>()
  const taskIds: string[] = []
  let hours = 0
  let next = pick()
  while (next) {
    taskIds.push(next.id)
    hours += next.hours
    chainEnd.set(next.id, chainBefore(next) + next.hours)
    next = pick()
  }
  if (taskIds.length > 0) return { taskIds, hours, isOverCapacity: false, sprintCount: 1 }
  return oversizedTaskSprint(waiting.find(isReady), capacity)

  function pick() {
    return waiting.find((node) => !chainEnd.has(node.id) && isReady(node) && hasRoomFor(node))
  }
  function isReady({ dependsOn }: SprintTaskNode) {
    return dependsOn.every((id) => done.has(id) || chainEnd.has(id))
  }
  function chainBefore({ dependsOn }: SprintTaskNode) {
    return Math.max(0, ...dependsOn.map((id) => chainEnd.get(id) ?? 0))
  }
  function hasRoomFor(node: SprintTaskNode) {
    const waits = chainBefore(node)
    return hours + node.hours <= capacity.team && (waits === 0 || waits + node.hours <= capacity.person)
  }
}

function oversizedTaskSprint(node: SprintTaskNode | undefined, capacity: SprintCapacity): PackedSprint {
  if (!node) return { taskIds: [], hours: 0, isOverCapacity: false, sprintCount: 1 }
  const sprints = Math.ceil(node.hours / capacity.team)
  return { taskIds: [node.id], hours: node.hours, isOverCapacity: true, sprintCount: sprints }
}
