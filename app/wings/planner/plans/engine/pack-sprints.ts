import type { Skill } from '../skills'
import { computeTailHours, type GraphNode } from './task-graph'

/** Share of the working hours that goes into planned work; the rest is meetings, reviews, illness and surprises. */
export const FOCUS_FACTOR = 0.7

/** Without a skill anybody can do it. */
export type SprintTaskNode = GraphNode & { rank: number; skill?: Skill }
export type PackedSprint = { taskIds: string[]; hours: number; isOverCapacity: boolean; sprintCount: number }
/** Hours per sprint of each person, already at `FOCUS_FACTOR`; no skills: anything. */
export type SprintCapacity = { skills: Skill[]; hours: number }[]

/**
 * Fills sprints in the order of priority (lower rank first), then of the longest chain that still follows. A task waits
 * for its dependencies: they are in an earlier sprint, or earlier in the same one as long as the chain inside the sprint
 * is no longer than one person's hours. Its hours are those of one person who has its skill, of the one with fewest other
 * skills; where nobody has it, of anybody. A task larger than a sprint of such a person gets one of its own that lasts
 * several (`sprintCount`).
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
  const team = { capacity, ableFor: createAbilities(capacity) }
  while (left.length > 0) {
    const sprint = fillSprint(left, done, team)
    if (sprint.taskIds.length === 0) throw new Error('These tasks wait for each other in a circle.')
    sprints.push(sprint)
    for (const id of sprint.taskIds) done.add(id)
    left = left.filter(({ id }) => !done.has(id))
  }
  return sprints
}

interface Team {
  capacity: SprintCapacity
  /** Places in `capacity` of those who can do it: who can do least else first. */
  ableFor: (node: SprintTaskNode) => number[]
}

function fillSprint(waiting: SprintTaskNode[], done: Set<string>, team: Team): PackedSprint {
  const { capacity, ableFor } = team
  const chainEnd = new Map<string, number>()
  const left = capacity.map((person) => person.hours)
  const taskIds: string[] = []
  let hours = 0
  let next = pick()
  while (next) {
    const { node, person } = next
    taskIds.push(node.id)
    hours += node.hours
    left[person] = (left[person] ?? 0) - node.hours
    chainEnd.set(node.id, chainBefore(node) + node.hours)
    next = pick()
  }
  if (taskIds.length > 0) return { taskIds, hours, isOverCapacity: false, sprintCount: 1 }
  return oversizedTaskSprint(waiting.find(isReady), team)

  function pick() {
    for (const node of waiting) {
      if (chainEnd.has(node.id) || !isReady(node)) continue
      const person = findPerson(node)
      if (person !== undefined) return { node, person }
    }
    return undefined
  }
  function isReady({ dependsOn }: SprintTaskNode) {
    return dependsOn.every((id) => done.has(id) || chainEnd.has(id))
  }
  function chainBefore({ dependsOn }: SprintTaskNode) {
    return Math.max(0, ...dependsOn.map((id) => chainEnd.get(id) ?? 0))
  }
  function findPerson(node: SprintTaskNode) {
    const waits = chainBefore(node)
    return ableFor(node).find((person) => {
      const all = capacity[person]?.hours ?? 0
      return node.hours <= (left[person] ?? 0) && (waits === 0 || waits + node.hours <= all)
    })
  }
}

/** Looks up who can do what once for each skill; where nobody has it, anybody. */
function createAbilities(capacity: SprintCapacity): Team['ableFor'] {
  const breadth = (index: number) => capacity[index]?.skills.length || Infinity
  const all = capacity
    .map((_, index) => index)
    .sort((a, b) => (breadth(a) === breadth(b) ? a - b : breadth(a) - breadth(b)))
  const known = new Map<Skill | undefined, number[]>([[undefined, all]])
  return ({ skill }) => {
    const found = known.get(skill)
    if (found || skill === undefined) return found ?? all
    const able = all.filter((index) => breadth(index) === Infinity || capacity[index]?.skills.includes(skill))
    known.set(skill, able.length > 0 ? able : all)
    return known.get(skill) ?? all
  }
}

function oversizedTaskSprint(node: SprintTaskNode | undefined, { capacity, ableFor }: Team): PackedSprint {
  if (!node) return { taskIds: [], hours: 0, isOverCapacity: false, sprintCount: 1 }
  const most = Math.max(...ableFor(node).map((person) => capacity[person]?.hours ?? 0))
  return { taskIds: [node.id], hours: node.hours, isOverCapacity: true, sprintCount: Math.ceil(node.hours / most) }
}
