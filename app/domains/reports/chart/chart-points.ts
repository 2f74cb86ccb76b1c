import type { Counts, Point, Step } from '~/domains/analytics/answers'
import { addDays, addMonths, firstOfMonth, firstOfWeek, type Range } from '~/platform/calendar'
import { nothingCounted } from '../figures'

/** One point of a chart, beside the one as far into the time before. */
export interface ChartPoint {
  at: string
  /** Null for what has not come yet. */
  value: number | null
  beforeAt: string | null
  before: number | null
}

interface Series {
  range: Range
  points: Point[]
}

interface Asked {
  step: Step
  of: (counts: Counts) => number
  now: Series
  before: Series | null
  /** The hour or the day it is: nothing has come after it. */
  present: string
}

/** Puts the points of two times beside each other, with nothing where nothing was counted. */
export function chartPoints({ step, of, now, before, present }: Asked): ChartPoint[] {
  const earlier = before ? timesIn(before.range, step) : []
  const [known, knownBefore] = [byTime(now), byTime(before)]
  return timesIn(now.range, step).map((at, index) => {
    const beforeAt = earlier[index] ?? null
    return {
      at,
      value: at > present ? null : of(known.get(at) ?? nothingCounted),
      beforeAt,
      before: beforeAt === null ? null : of(knownBefore.get(beforeAt) ?? nothingCounted),
    }
  })
}

function byTime(series: Series | null) {
  return new Map(series?.points.map((point) => [point.at, point]))
}

/** The beginnings of all hours, days, weeks or months that have a part in a range. */
export function timesIn({ from, to }: Range, step: Step): string[] {
  const times: string[] = []
  if (step === 'hour') {
    for (let day = from; day <= to; day = addDays(day, 1))
      for (let hour = 0; hour < 24; hour++) times.push(`${day}T${String(hour).padStart(2, '0')}`)
    return times
  }
  for (let at = timeOf(from, step); at <= to; at = nextTime(at, step)) times.push(at)
  return times
}

/** The beginning of the day, week or month in which a day lies. */
export function timeOf(day: string, step: Step) {
  if (step === 'week') return firstOfWeek(day)
  return step === 'month' ? firstOfMonth(day) : day
}

function nextTime(at: string, step: Step) {
  return step === 'month' ? addMonths(at, 1) : addDays(at, step === 'week' ? 7 : 1)
}
