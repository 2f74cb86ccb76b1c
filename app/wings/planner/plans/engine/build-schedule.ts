import { DAY_MS, toUtcDay } from '~/platform/time/dates'
import type { Brief } from '../brief-schema'
import { type Plan, PRIORITY_RANK, type Schedule, type Sprint, type Task } from '../plan'
import { sprintCapacity, sprintLengthWeeks, toSprintTaskNodes } from './cut-scope'
import { type PackedSprint, packSprints } from './pack-sprints'
import { correlatedHours, expectedHours, PERT_FORMULA, roundHours, sumEstimates } from './pert'
import { createItemBase, type PlanningContext } from './planning-context'
import { computeCriticalPath, computeWaves, type GraphNode } from './task-graph'
import { computeSkillLoads } from './team-capacity'

type ScheduleSections = Pick<Plan, 'waves' | 'sprints' | 'schedule'>
/** `userSprints` are sprints that a person filled: their tasks stay there and the others are planned around them. */
type ScheduleContext = Pick<PlanningContext, 'allocateId' | 'today'> & { userSprints?: Sprint[] }

/**
 * Waves, sprints, critical path and slack of these tasks. Tasks on a cycle have no place in time and are left out: the
 * linter reports them.
 */
export function buildSchedule(tasks: Task[], brief: Brief, place: ScheduleContext): ScheduleSections {
  const all = tasks.map((task) => ({ ...toNode(task), rank: PRIORITY_RANK[task.priority], skill: task.skill }))
  const { waves, unplaced } = computeWaves(all)
  const stuck = new Set(unplaced)
  const nodes = all.filter(({ id }) => !stuck.has(id))
  const placed = new Set(place.userSprints?.flatMap(({ taskIds }) => taskIds))
  const packed = packSprints(toSprintTaskNodes(nodes.filter(({ id }) => !placed.has(id))), sprintCapacity(brief))
  const sprints = buildSprints(packed, brief, place)
  return {
    waves: waves.map((taskIds, index) => ({
      ...createItemBase(place, 'waves', `wave-${index + 1}`, 'engine:waves'),
      number: index + 1,
      taskIds,
    })),
    sprints,
    schedule: summarizeSchedule(tasks, nodes, sprints, brief),
  }
}

const toNode = (task: Task): GraphNode => ({
  id: task.id,
  hours: expectedHours(task.estimate),
  dependsOn: task.dependsOn,
})

function buildSprints(packed: PackedSprint[], brief: Brief, place: ScheduleContext): Sprint[] {
  const length = sprintLengthWeeks(brief)
  const own = new Map(place.userSprints?.map((sprint) => [sprint.number, sprint]))
  const sprints: Sprint[] = []
  const waiting = [...packed]
  let week = 1
  for (let number = 1; waiting.length > 0; number++) {
    const ownSprint = own.get(number)
    own.delete(number)
    const next = ownSprint ? undefined : waiting.shift()
    const sprint = ownSprint ?? (next && buildSprint(next, number, { week, length, brief, context: place }))
    if (!sprint) continue
    sprints.push(sprint)
    week += sprint.weeks
  }
  return [...sprints, ...[...own.values()].sort((one, other) => one.number - other.number)]
}

type SprintSlot = { week: number; length: number; brief: Brief; context: ScheduleContext }

function buildSprint(
  { taskIds, hours, isOverCapacity, sprintCount }: PackedSprint,
  number: number,
  spot: SprintSlot,
): Sprint {
  const { week, length, brief, context } = spot
  const weeks = sprintCount * length
  return {
    ...createItemBase(context, 'sprints', `sprint-${number}`, 'engine:sprints'),
    number,
    startWeek: week,
    weeks,
    startsOn: addDays(context.today, (week - 1) * 7),
    endsOn: addDays(context.today, (week - 1 + weeks) * 7 - 1),
    capacityHours: roundHours(sprintCapacity(brief).reduce((sum, person) => sum + person.hours, 0)),
    plannedHours: roundHours(hours),
    isOverCapacity,
    taskIds,
  }
}

function addDays(today: string | null, days: number) {
  if (today === null) return null
  const day = new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS)
  return day.getUTCFullYear() < 10_000 ? toUtcDay(day) : null
}

function summarizeSchedule(tasks: Task[], nodes: GraphNode[], sprints: Sprint[], brief: Brief): Schedule {
  const estimates = tasks.map(({ estimate }) => estimate)
  const { expected, sigma, p50, p80 } = sumEstimates(estimates)
  const critical = computeCriticalPath(nodes)
  const weeksNeeded = sprints.reduce((sum, sprint) => sum + sprint.weeks, 0)
  const loads = computeSkillLoads(
    tasks.map(({ skill, estimate }) => ({ skill, hours: expectedHours(estimate) })),
    brief,
  )
  return {
    weeksWanted: brief.weeks,
    weeksNeeded,
    fits: weeksNeeded <= brief.weeks && loads.every(({ fits }) => fits),
    expectedHours: roundHours(expected),
    sigmaHours: roundHours(sigma),
    p50Hours: roundHours(p50),
    p80Hours: roundHours(p80),
    formula: PERT_FORMULA,
    criticalPath: critical.path,
    criticalHours: roundHours(critical.hours),
    slack: nodes.map(({ id }) => ({ taskId: id, hours: Math.max(0, roundHours(critical.slack.get(id) ?? 0)) })),
    range: computeRange(correlatedHours(estimates), p50, weeksNeeded),
    skills: loads.map(({ skill, hours, capacityHours, fits }) => ({
      skill,
      hours: roundHours(hours),
      capacityHours: roundHours(capacityHours),
      fits,
    })),
  }
}

/** Weeks grow and shrink as the hours do. */
function computeRange({ low, high }: { low: number; high: number }, p50: number, weeks: number): Schedule['range'] {
  const weeksFor = (hours: number) => (p50 === 0 ? 0 : Math.ceil((weeks * hours) / p50))
  return { lowHours: Math.round(low), highHours: Math.round(high), lowWeeks: weeksFor(low), highWeeks: weeksFor(high) }
}
