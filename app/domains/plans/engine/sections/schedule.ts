import { DAY_MS, dayOf } from '~/platform/dates'
import type { Brief } from '../../brief-schema'
import { type Plan, PRIORITY_RANK, type Schedule, type Sprint, type Task } from '../../plan'
import { criticalPath, type Node, wavesOf } from '../graph'
import { type Packed, packSprints } from '../pack-sprints'
import { expectedHours, PERT_FORMULA, roundHours, sumOfEstimates } from '../pert'
import { head, type Planning } from '../planning'
import { packNodes, sprintCapacity, sprintWeeks } from '../scope'

type Timing = Pick<Plan, 'waves' | 'sprints' | 'schedule'>
/** `ownSprints` are sprints that a person filled: their tasks stay there and the others are planned around them. */
type Place = Pick<Planning, 'number' | 'today'> & { ownSprints?: Sprint[] }

/**
 * Waves, sprints, critical path and slack of these tasks. Tasks on a cycle have no place in time and are left out: the
 * linter reports them.
 */
export function scheduleOf(tasks: Task[], brief: Brief, place: Place): Timing {
  const all = tasks.map((task) => ({ ...nodeOf(task), rank: PRIORITY_RANK[task.priority] }))
  const { waves, unplaced } = wavesOf(all)
  const stuck = new Set(unplaced)
  const nodes = all.filter(({ id }) => !stuck.has(id))
  const placed = new Set(place.ownSprints?.flatMap(({ taskIds }) => taskIds))
  const packed = packSprints(packNodes(nodes.filter(({ id }) => !placed.has(id))), sprintCapacity(brief))
  const sprints = sprintsOf(packed, brief, place)
  return {
    waves: waves.map((taskIds, index) => ({
      ...head(place, 'waves', `wave-${index + 1}`, 'engine:waves'),
      number: index + 1,
      taskIds,
    })),
    sprints,
    schedule: summaryOf(tasks, nodes, sprints, brief),
  }
}

const nodeOf = (task: Task): Node => ({ id: task.id, hours: expectedHours(task.estimate), dependsOn: task.dependsOn })

function sprintsOf(packed: Packed[], brief: Brief, place: Place): Sprint[] {
  const length = sprintWeeks(brief)
  const own = new Map(place.ownSprints?.map((sprint) => [sprint.number, sprint]))
  const sprints: Sprint[] = []
  const waiting = [...packed]
  let week = 1
  for (let number = 1; waiting.length > 0; number++) {
    const ownSprint = own.get(number)
    own.delete(number)
    const next = ownSprint ? undefined : waiting.shift()
    const sprint = ownSprint ?? (next && sprintAt(next, number, { week, length, brief, place }))
    if (!sprint) continue
    sprints.push(sprint)
    week += sprint.weeks
  }
  return [...sprints, ...[...own.values()].sort((one, other) => one.number - other.number)]
}

type Spot = { week: number; length: number; brief: Brief; place: Place }

function sprintAt({ taskIds, hours, isOverCapacity, sprints }: Packed, number: number, spot: Spot): Sprint {
  const { week, length, brief, place } = spot
  const weeks = sprints * length
  return {
    ...head(place, 'sprints', `sprint-${number}`, 'engine:sprints'),
    number,
    startWeek: week,
    weeks,
    startsOn: dayAfter(place.today, (week - 1) * 7),
    endsOn: dayAfter(place.today, (week - 1 + weeks) * 7 - 1),
    capacityHours: roundHours(sprintCapacity(brief).team),
    plannedHours: roundHours(hours),
    isOverCapacity,
    taskIds,
  }
}

function dayAfter(today: string | null, days: number) {
  if (today === null) return null
  const day = new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS)
  return day.getUTCFullYear() < 10_000 ? dayOf(day) : null
}

function summaryOf(tasks: Task[], nodes: Node[], sprints: Sprint[], { weeks }: Brief): Schedule {
  const { expected, sigma, p50, p80 } = sumOfEstimates(tasks.map(({ estimate }) => estimate))
  const critical = criticalPath(nodes)
  const weeksNeeded = sprints.reduce((sum, sprint) => sum + sprint.weeks, 0)
  return {
    weeksWanted: weeks,
    weeksNeeded,
    fits: weeksNeeded <= weeks,
    expectedHours: roundHours(expected),
    sigmaHours: roundHours(sigma),
    p50Hours: roundHours(p50),
    p80Hours: roundHours(p80),
    formula: PERT_FORMULA,
    criticalPath: critical.path,
    criticalHours: roundHours(critical.hours),
    slack: nodes.map(({ id }) => ({ taskId: id, hours: Math.max(0, roundHours(critical.slack.get(id) ?? 0)) })),
  }
}
