import type { Day } from '../days/day'
import type { CountedEvent } from './counted-event'
import { DayColumns } from './day-columns'
import { byTime, VisitFollower } from './follow-visits'

const STEP = 200
const SECOND_MS = 1_000

/**
 * Counts a day: its raw events, in whatever order they come, become visits and what happened in them. `zone` says which
 * minute it was; which day an event belongs to was decided when it came.
 */
export function buildDay(day: string, events: CountedEvent[], zone: string): Day {
  const steps = buildingDay(day, events, zone)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same in small steps, for whoever lets others in between. */
export function* buildingDay(day: string, events: CountedEvent[], zone: string): Generator<void, Day> {
  const follower = new VisitFollower()
  let taken = 0
  for (const ofSecond of bySecond(events)) {
    for (const event of ofSecond) {
      follower.take(event)
      if (++taken % STEP === 0) yield
    }
  }
  const visits = follower.visits()
  const columns = new DayColumns(visits, zone)
  for (const [index, visit] of visits.entries()) {
    columns.add(visit)
    if (index % STEP === STEP - 1) yield
  }
  return columns.day(day)
}

/** In the order of time. To sort a large day at once would take a second. */
function* bySecond(events: CountedEvent[]) {
  const seconds = Map.groupBy(events, ({ createdAt }) => Math.floor(createdAt.getTime() / SECOND_MS))
  for (const [, ofSecond] of [...seconds].sort(([a], [b]) => a - b)) yield ofSecond.sort(byTime)
}
