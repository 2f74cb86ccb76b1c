import { firstOfMonth, firstOfWeek } from '~/platform/calendar'
import type { Point, Step } from '../answers'
import type { KnownDay, Tally } from './tally'
import { countsAt, VisitCounter, visitRows } from './visit-counter'

const HOUR_MINUTES = 60
const DAY_HOURS = 24

/** Counts the chosen visits by when they began. Steps in which nothing happened are left out. */
export function series(step: Step): Tally<Point[]> {
  const counter = new VisitCounter()
  const all = visitRows()
  const moments: string[] = []
  const numbers = new Map<string, number>()

  const numberOf = (at: string) => {
    const number = numbers.get(at) ?? moments.push(at) - 1
    numbers.set(at, number)
    return number
  }
  return {
    take(day, isChosen) {
      counter.count(day, isChosen, step === 'hour' ? hoursOf(day) : oneGroup(day), DAY_HOURS)
      all.reach(moments.length + DAY_HOURS)
      all.add(counter.rows, (hour) => numberOf(momentOf(day.day, hour, step)))
    },
    result: () =>
      moments.map((at, number) => ({ at, ...countsAt(all, all.at(number)) })).sort((a, b) => (a.at < b.at ? -1 : 1)),
  }
}

function hoursOf({ visits: { minute } }: KnownDay) {
  const hours = new Uint16Array(minute.length)
  for (let visit = 0; visit < minute.length; visit++) hours[visit] = Math.floor((minute[visit] ?? 0) / HOUR_MINUTES)
  return hours
}

function oneGroup({ visits }: KnownDay) {
  return new Uint16Array(visits.minute.length)
}

function momentOf(day: string, hour: number, step: Step) {
  if (step === 'hour') return `${day}T${String(hour).padStart(2, '0')}`
  if (step === 'month') return firstOfMonth(day)
  return step === 'week' ? firstOfWeek(day) : day
}
