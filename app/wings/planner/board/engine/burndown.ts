import { DAY_MS, toUtcDay } from '~/platform/time/dates'

interface BurndownTask {
  hours: number
  /** ISO 8601; null while it is not done. */
  doneAt: string | null
}

export interface Burndown {
  /** Hours of all tasks of the plan as it is now. */
  totalHours: number
  days: BurndownDay[]
}

interface BurndownDay {
  /** YYYY-MM-DD, in UTC. */
  day: string
  /** Hours left if the work went evenly. */
  ideal: number
  /** Hours left at the end of that day; null for days to come. */
  left: number | null
}

const MAX_DAYS = 800
const MAX_WEEKS = 5_200 // a hundred years: what is planned for longer has no end worth drawing
const dayToTime = (day: string) => Date.parse(`${day}T00:00:00Z`)
const roundToTenth = (hours: number) => Math.round(hours * 10) / 10

/**
 * Hours that were left day by day, beside a straight line from all of them at the beginning to none at the end (both
 * YYYY-MM-DD). The days go on to today when the plan is late.
 */
export function calculateBurndown(
  tasks: BurndownTask[],
  { begin, end }: { begin: string; end: string },
  now: Date,
): Burndown {
  const totalHours = roundToTenth(tasks.reduce((sum, { hours }) => sum + hours, 0))
  const today = toUtcDay(now)
  const done = tasks.flatMap(({ hours, doneAt }) => (doneAt ? [{ hours, day: toUtcDay(new Date(doneAt)) }] : []))
  const first = [begin, ...done.map(({ day }) => day), today].sort()[0] ?? begin
  const last = [end, today].sort().at(-1) ?? end
  const days = daysBetween(first, last).map((day) => ({
    day,
    ideal: roundToTenth(totalHours * (1 - elapsedShare(day, begin, end))),
    left: day > today ? null : roundToTenth(totalHours - sumHoursUntil(done, day)),
  }))
  return { totalHours, days }
}

function elapsedShare(day: string, begin: string, end: string) {
  const length = Math.max(dayToTime(end) - dayToTime(begin), DAY_MS)
  return Math.min(1, Math.max(0, (dayToTime(day) - dayToTime(begin)) / length))
}

const sumHoursUntil = (done: { hours: number; day: string }[], last: string) =>
  done.reduce((sum, { hours, day }) => (day <= last ? sum + hours : sum), 0)

function daysBetween(first: string, last: string) {
  const count = Math.min(MAX_DAYS, Math.round((dayToTime(last) - dayToTime(first)) / DAY_MS) + 1)
  return Array.from({ length: count }, (_, index) => toUtcDay(new Date(dayToTime(first) + index * DAY_MS)))
}

/** When the work on a plan begins and ends (YYYY-MM-DD): by its sprints, else from the day it was made on. */
export function getPlanPeriod(
  {
    sprints,
    schedule,
  }: { sprints: { startsOn: string | null; endsOn: string | null }[]; schedule: { weeksNeeded: number } },
  createdAt: Date,
) {
  const begin = sprints[0]?.startsOn ?? toUtcDay(createdAt)
  const length = Math.min(Math.max(1, schedule.weeksNeeded), MAX_WEEKS) * 7 * DAY_MS
  return { begin, end: sprints.at(-1)?.endsOn ?? toUtcDay(new Date(dayToTime(begin) + length)) }
}

/** What the chart says, as a sentence. */
export function burndownSummary({ days, totalHours }: Burndown) {
  const now = days.findLast(({ left }) => left !== null)
  return `${now?.left ?? totalHours} of ${totalHours} hours remaining; ideal: ${now?.ideal ?? totalHours}.`
}
