import { startOfMonth, startOfWeek } from '~/platform/time/calendar'
import type { Interval, SeriesPoint } from '../aggregates'
import type { Aggregator, IndexedDay } from './aggregator'
import { createVisitTable, readVisitMetrics, VisitCounter } from './visit-counter'

const HOUR_MINUTES = 60
const DAY_HOURS = 24

/** Counts the chosen visits by when they began. Steps in which nothing happened are left out. */
export function createSeriesAggregator(step: Interval): Aggregator<SeriesPoint[]> {
  const counter = new VisitCounter()
  const all = createVisitTable()
  const moments: string[] = []
  const numbers = new Map<string, number>()

  const numberOf = (at: string) => {
    const number = numbers.get(at) ?? moments.push(at) - 1
    numbers.set(at, number)
    return number
  }
  return {
    add(day, isChosen) {
      counter.count(day, isChosen, step === 'hour' ? groupByHour(day) : groupWholeDay(day), DAY_HOURS)
      all.ensureCapacity(moments.length + DAY_HOURS)
      all.addFrom(counter.table, (hour) => numberOf(intervalStart(day.day, hour, step)))
    },
    result: () =>
      moments
        .map((at, number) => ({ at, ...readVisitMetrics(all, all.offsetOf(number)) }))
        .sort((a, b) => (a.at < b.at ? -1 : 1)),
  }
}

function groupByHour({ visits: { minute } }: IndexedDay) {
  const hours = new Uint16Array(minute.length)
  for (let visit = 0; visit < minute.length; visit++) hours[visit] = Math.floor((minute[visit] ?? 0) / HOUR_MINUTES)
  return hours
}

function groupWholeDay({ visits }: IndexedDay) {
  return new Uint16Array(visits.minute.length)
}

function intervalStart(day: string, hour: number, step: Interval) {
  if (step === 'hour') return `${day}T${String(hour).padStart(2, '0')}`
  if (step === 'month') return startOfMonth(day)
  return step === 'week' ? startOfWeek(day) : day
}
