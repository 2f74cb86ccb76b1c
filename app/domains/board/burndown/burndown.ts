import { DAY_MS, dayOf } from '~/platform/dates'

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

const MOST_DAYS = 800
const MOST_WEEKS = 5_200 // a hundred years: what is planned for longer has no end worth drawing
const asTime = (day: string) => Date.parse(`${day}T00:00:00Z`)
const oneDecimal = (hours: number) => Math.round(hours * 10) / 10

/**
 * Hours that were left day by day, beside a straight line from all of them at the beginning to none at the end (both
 * YYYY-MM-DD). The days go on to today when the plan is late.
 */
export function burndown(tasks: BurndownTask[], { begin, end }: { begin: string; end: string }, now: Date): Burndown {
  const totalHours = oneDecimal(tasks.reduce((sum, { hours }) => sum + hours, 0))
  const today = dayOf(now)
  const done = tasks.flatMap(({ hours, doneAt }) => (doneAt ? [{ hours, day: dayOf(new Date(doneAt)) }] : []))
  const first = [begin, ...done.map(({ day }) => day), today].sort()[0] ?? begin
  const last = [end, today].sort().at(-1) ?? end
  const days = daysBetween(first, last).map((day) => ({
    day,
    ideal: oneDecimal(totalHours * (1 - shareOf(day, begin, end))),
    left: day > today ? null : oneDecimal(totalHours - sumUntil(done, day)),
  }))
  return { totalHours, days }
}

function shareOf(day: string, begin: string, end: string) {
  const length = Math.max(asTime(end) - asTime(begin), DAY_MS)
  return Math.min(1, Math.max(0, (asTime(day) - asTime(begin)) / length))
}

const sumUntil = (done: { hours: number; day: string }[], last: string) =>
  done.reduce((sum, { hours, day }) => (day <= last ? sum + hours : sum), 0)

function daysBetween(first: string, last: string) {
  const count = Math.min(MOST_DAYS, Math.round((asTime(last) - asTime(first)) / DAY_MS) + 1)
  return Array.from({ length: count }, (_, index) => dayOf(new Date(asTime(first) + index * DAY_MS)))
}

/** When the work on a plan begins and ends (YYYY-MM-DD): by its sprints, else from the day it was made on. */
export function periodOf(
  {
    sprints,
    schedule,
  }: { sprints: { startsOn: string | null; endsOn: string | null }[]; schedule: { weeksNeeded: number } },
  createdAt: Date,
) {
  const begin = sprints[0]?.startsOn ?? dayOf(createdAt)
  const length = Math.min(Math.max(1, schedule.weeksNeeded), MOST_WEEKS) * 7 * DAY_MS
  return { begin, end: sprints.at(-1)?.endsOn ?? dayOf(new Date(asTime(begin) + length)) }
}

/** What the chart says, as a sentence. */
export function burndownSummary({ days, totalHours }: Burndown) {
  const now = days.findLast(({ left }) => left !== null)
  return `${now?.left ?? totalHours} of ${totalHours} hours are left; at an even pace it would be ${now?.ideal ?? totalHours}.`
}
