import { type Node, tailsOf } from './graph'

/** Share of the working hours that goes into planned work; the rest is meetings, reviews, illness and surprises. */
export const FOCUS = 0.7

export type PackNode = Node & { rank: number }
export type Packed = { taskIds: string[]; hours: number; isOverCapacity: boolean; sprints: number }
/** Hours per sprint, already at `FOCUS`: of the team together and of the person who has most time. */
export type Capacity = { team: number; person: number }

/**
 * Fills sprints in the order of priority (lower rank first), then of the longest chain that still follows. A task waits
 * for its dependencies: they are in an earlier sprint, or earlier in the same one as long as the chain inside the sprint
 * is no longer than one person's hours. A task larger than a sprint gets one of its own that lasts several (`sprints`).
 * Expects a graph without cycles.
 */
export function packSprints(nodes: PackNode[], capacity: Capacity): Packed[] {
  const tails = tailsOf(nodes)
  const known = new Set(nodes.map(({ id }) => id))
  const place = new Map(nodes.map(({ id }, index) => [id, index]))
  const before = (a: PackNode, b: PackNode) =>
    a.rank - b.rank ||
    (tails.get(b.id) ?? 0) - (tails.get(a.id) ?? 0) ||
    (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)
  let left = nodes.map((node) => ({ ...node, dependsOn: node.dependsOn.filter((id) => known.has(id)) })).sort(before)
  const done = new Set<string>()
  const sprints: Packed[] = []
  while (left.length > 0) {
    const sprint = fillOneSprint(left, done, capacity)
    if (sprint.taskIds.length === 0) throw new Error('These tasks wait for each other in a circle.')
    sprints.push(sprint)
    for (const id of sprint.taskIds) done.add(id)
    left = left.filter(({ id }) => !done.has(id))
  }
  return sprints
}

function fillOneSprint(waiting: PackNode[], done: Set<string>, capacity: Capacity): Packed {
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
  if (taskIds.length > 0) return { taskIds, hours, isOverCapacity: false, sprints: 1 }
  return largeTaskAlone(waiting.find(isReady), capacity)

  function pick() {
    return waiting.find((node) => !chainEnd.has(node.id) && isReady(node) && hasRoomFor(node))
  }
  function isReady({ dependsOn }: PackNode) {
    return dependsOn.every((id) => done.has(id) || chainEnd.has(id))
  }
  function chainBefore({ dependsOn }: PackNode) {
    return Math.max(0, ...dependsOn.map((id) => chainEnd.get(id) ?? 0))
  }
  function hasRoomFor(node: PackNode) {
    const waits = chainBefore(node)
    return hours + node.hours <= capacity.team && (waits === 0 || waits + node.hours <= capacity.person)
  }
}

function largeTaskAlone(node: PackNode | undefined, capacity: Capacity): Packed {
  if (!node) return { taskIds: [], hours: 0, isOverCapacity: false, sprints: 1 }
  const sprints = Math.ceil(node.hours / capacity.team)
  return { taskIds: [node.id], hours: node.hours, isOverCapacity: true, sprints }
}
