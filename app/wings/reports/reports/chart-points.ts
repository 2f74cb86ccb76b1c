import { addDays, addMonths, type DayRange, startOfMonth, startOfWeek } from '~/platform/time/calendar'
import type { Interval, SeriesPoint, VisitMetrics } from '~/wings/events/analytics/aggregates'
import { zeroVisitMetrics } from './metrics'

/** One point of a chart, beside the one as far into the time before. */
export interface ChartPoint {
  at: string
  /** Null for what has not come yet. */
  value: number | null
  previousAt: string | null
  previousValue: number | null
}

interface Series {
  range: DayRange
  points: SeriesPoint[]
}

interface ChartPointsArgs {
  step: Interval
  value: (counts: VisitMetrics) => number
  current: Series
  previous: Series | null
  /** The hour or the day it is: nothing has come after it. */
  present: string
}

/** Puts the points of two times beside each other, with nothing where nothing was counted. */
export function buildChartPoints({ step, value, current, previous, present }: ChartPointsArgs): ChartPoint[] {
  const earlier = previous ? listIntervals(previous.range, step) : []
  const [known, knownBefore] = [byTime(current), byTime(previous)]
  return listIntervals(current.range, step).map((at, index) => {
    const previousAt = earlier[index] ?? null
    return {
      at,
      value: at > present ? null : value(known.get(at) ?? zeroVisitMetrics),
      previousAt,
      previousValue: previousAt === null ? null : value(knownBefore.get(previousAt) ?? zeroVisitMetrics),
    }
  })
}

function byTime(series: Series | null) {
  return new Map(series?.points.map((point) => [point.at, point]))
}

/** The beginnings of all hours, days, weeks or months that have a part in a range. */
export function listIntervals({ from, to }: DayRange, step: Interval): string[] {
  const times: string[] = []
  if (step === 'hour') {
    for (let day = from; day <= to; day = addDays(day, 1))
      for (let hour = 0; hour < 24; hour++) times.push(`${day}T${String(hour).padStart(2, '0')}`)
    return times
  }
  for (let at = intervalStart(from, step); at <= to; at = nextInterval(at, step)) times.push(at)
  return times
}

/** The beginning of the day, week or month in which a day lies. */
export function intervalStart(day: string, step: Interval) {
  if (step === 'week') return startOfWeek(day)
  return step === 'month' ? startOfMonth(day) : day
}

function nextInterval(at: string, step: Interval) {
  return step === 'month' ? addMonths(at, 1) : addDays(at, step === 'week' ? 7 : 1)
}
