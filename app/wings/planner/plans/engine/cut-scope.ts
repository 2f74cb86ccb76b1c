import type { Brief } from '../brief-schema'
import type { PlanMessages } from '../messages/en'
import { PRIORITY_RANK } from '../plan'
import type { Skill } from '../skills'
import { FOCUS_FACTOR, packSprints, type SprintCapacity, type SprintTaskNode } from './pack-sprints'
import type { PlannedFeature } from './plan-features'

/** Planned hours that a sprint should hold, so that two or three tasks of usual size fit into it. */
const SPRINT_HOURS = 30

/** Short plans look back every week, longer ones every second, and a team with little time every fourth. */
export function sprintLengthWeeks({ team, weeks }: Pick<Brief, 'team' | 'weeks'>) {
  if (weeks <= 4) return 1
  return 2 * totalCapacityHours({ team, weeks: 1 }) < SPRINT_HOURS ? 4 : 2
}

/** Hours of planned work that each person has in one sprint of the plan's length. */
export function sprintCapacity({ team, weeks }: Pick<Brief, 'team' | 'weeks'>): SprintCapacity {
  const length = sprintLengthWeeks({ team, weeks })
  return team.map(({ skills, hoursPerWeek }) => ({ skills, hours: hoursPerWeek * length * FOCUS_FACTOR }))
}

/** Hours of planned work that the team has in all weeks. */
export const totalCapacityHours = ({ team, weeks }: Pick<Brief, 'team' | 'weeks'>) =>
  team.reduce((sum, { hoursPerWeek }) => sum + hoursPerWeek * weeks * FOCUS_FACTOR, 0)

/** Tasks as the packer wants them. What a more important task waits for is as important as that task. */
export function toSprintTaskNodes(
  tasks: { id: string; hours: number; dependsOn: string[]; rank: number; skill: Skill }[],
): SprintTaskNode[] {
  const rank = new Map(tasks.map((task) => [task.id, task.rank]))
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const queue = [...tasks].sort((a, b) => a.rank - b.rank)
  for (const { id, dependsOn } of queue)
    for (const need of dependsOn) {
      const task = byId.get(need)
      const wanted = rank.get(id) ?? 0
      if (!task || (rank.get(need) ?? 0) <= wanted) continue
      rank.set(need, wanted)
      queue.push(task)
    }
  return tasks.map((task) => ({ ...task, rank: rank.get(task.id) ?? task.rank }))
}

const featureNodes = (features: PlannedFeature[]) =>
  toSprintTaskNodes(
    features.flatMap(({ tasks, priority }) =>
      tasks.map(({ key, expected, dependsOn, skill }) => ({
        id: key,
        skill,
        hours: expected,
        dependsOn,
        rank: PRIORITY_RANK[priority],
      })),
    ),
  )

function weeksNeededFor(features: PlannedFeature[], brief: Brief) {
  const sprints = packSprints(featureNodes(features), sprintCapacity(brief))
  return sprints.reduce((sum, sprint) => sum + sprint.sprintCount, 0) * sprintLengthWeeks(brief)
}

/** What the person decided about features, by their keys; it goes before every rule. */
export type ScopeDecisions = Map<string, 'in' | 'out'>

/**
 * What could be left out, in this order: what the person took out, then could before should (MoSCoW), of least user value
 * first, and nothing while something that stays is built on it. Must-haves, what was wished for, and what the person wants
 * in, are never there.
 */
function cutOrder(features: PlannedFeature[], decided: ScopeDecisions = new Map()): PlannedFeature[] {
  const rank = ({ key, priority }: PlannedFeature) => (decided.get(key) === 'out' ? Infinity : PRIORITY_RANK[priority])
  const isFixed = ({ key, isFixed }: PlannedFeature) => isFixed && decided.get(key) !== 'out'
  const candidates = features
    .filter((feature) => rank(feature) > 0 && !isFixed(feature) && decided.get(feature.key) !== 'in')
    .reverse()
  candidates.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
  const staying = new Set(features)
  const order: PlannedFeature[] = []
  const isFree = (feature: PlannedFeature) => {
    const own = new Set(feature.tasks.map(({ key }) => key))
    return ![...staying].some(
      (other) => other !== feature && other.tasks.some(({ dependsOn }) => dependsOn.some((key) => own.has(key))),
    )
  }
  let next = candidates.find(isFree)
  while (next) {
    order.push(next)
    staying.delete(next)
    next = candidates.find((feature) => staying.has(feature) && isFree(feature))
  }
  return order
}

export type CutFeature = { feature: PlannedFeature; reason: string }
type CeremonyLevel = 'light' | 'full'

type CutOptions = { level: CeremonyLevel; decided?: ScopeDecisions; messages: PlanMessages }

/** Splits features into the first version and what waits: what the person decided, and then everything that fits the weeks. */
export function cutScope(
  features: PlannedFeature[],
  brief: Brief,
  { level, decided = new Map(), messages }: CutOptions,
) {
  const order = cutOrder(features, decided)
  const without = (count: number) => {
    const out = new Set(order.slice(0, count))
    return features.filter((feature) => !out.has(feature))
  }
  const kept = order.findIndex(({ key }) => decided.get(key) !== 'out')
  const takenOut = kept === -1 ? order.length : kept
  const fits = (cuts: number) => weeksNeededFor(without(cuts), brief) <= brief.weeks
  const count = level === 'light' ? order.length : minimumCuts(takenOut, order.length, fits)
  const needed = weeksNeededFor(features, brief)
  const reason = (feature: PlannedFeature, index: number) =>
    index < takenOut ? messages.takenOut : cutReason(feature, needed, brief, { level, messages })
  const cut = order.slice(0, count).map((feature, index): CutFeature => ({ feature, reason: reason(feature, index) }))
  return { included: without(count), cut }
}

/**
 * Bisection: more cuts hardly ever need more time, so a dozen trials do where a large plan has hundreds of cuts. Where
 * they do (Graham's anomalies of list scheduling), the answer still fits, though one cut less might have fitted too.
 */
function minimumCuts(least: number, most: number, fits: (cuts: number) => boolean) {
  let low = least
  let high = most
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) high = middle
    else low = middle + 1
  }
  return low
}

function cutReason({ hours }: PlannedFeature, needed: number, { weeks }: Brief, { level, messages }: CutOptions) {
  const saved = Math.round(hours)
  return level === 'light' ? messages.cutBecauseSmall(saved) : messages.cutBecauseWeeks(needed, weeks, saved)
}
