import { addDays, addMonths, countDays, type DayRange, isDay, startOfMonth } from '~/platform/time/calendar'
import type { Interval } from '~/wings/events/analytics/aggregates'

/** What is shown of the calendar, as its menu names it. */
export const periodNames = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  month: 'This month',
  'last-month': 'Last month',
  '12m': 'Last 12 months',
  custom: 'Custom range',
} as const

type PeriodName = keyof typeof periodNames

export const compareNames = {
  previous: 'Previous period',
  year: 'Same period last year',
  none: 'No comparison',
} as const

/** What says in an address which days are counted. */
export const periodParamNames: readonly string[] = ['period', 'from', 'to', 'compare']

type CompareName = keyof typeof compareNames

export interface Period extends DayRange {
  name: PeriodName
  compare: CompareName
  /** What it is compared with; null for nothing. */
  previous: DayRange | null
  /** The day it is where the studio is. */
  today: string
}

// as long as visits are kept
export const MAX_MONTHS = 25
const usual = { period: '30d', compare: 'previous' } as const

/** Reads the parameters `period`, `from`, `to` and `compare`; what says nothing is as if it were not there. */
export function parsePeriod(params: URLSearchParams, today: string): Period {
  const asked = params.get('period') ?? usual.period
  const custom = asked === 'custom' ? customRange(params, today) : undefined
  const known = Object.hasOwn(periodNames, asked) && asked !== 'custom' ? (asked as PeriodName) : usual.period
  const name = custom ? 'custom' : known
  const range = custom ?? rangeOf(name, today)
  const compared = params.get('compare') ?? usual.compare
  const compare = Object.hasOwn(compareNames, compared) ? (compared as CompareName) : usual.compare
  const before = rangeBefore(name, range, compare)
  // part of a time that is forgotten says nothing about the whole of another
  const isKept = before && before.from >= addMonths(startOfMonth(today), -MAX_MONTHS)
  return { name, ...range, compare, previous: isKept ? before : null, today }
}

function customRange(params: URLSearchParams, today: string): DayRange | undefined {
  const days = [params.get('from') ?? '', params.get('to') ?? ''].filter(isDay).sort()
  const [from, to] = days
  if (!from || !to || from > today) return undefined
  const last = to > today ? today : to
  const earliest = addDays(addMonths(last, -MAX_MONTHS), 1)
  return { from: from < earliest ? earliest : from, to: last }
}

function rangeOf(name: PeriodName, today: string): DayRange {
  const first = startOfMonth(today)
  if (name === 'today') return { from: today, to: today }
  if (name === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) }
  if (name === '7d') return { from: addDays(today, -6), to: today }
  if (name === 'month') return { from: first, to: today }
  if (name === 'last-month') return { from: addMonths(first, -1), to: addDays(first, -1) }
  if (name === '12m') return { from: addMonths(first, -11), to: today }
  return { from: addDays(today, -29), to: today }
}

function rangeBefore(name: PeriodName, range: DayRange, compare: CompareName): DayRange | null {
  if (compare === 'none') return null
  if (compare === 'year' || name === '12m') return earlier(range, 12)
  if (name === 'month') return earlier(range, 1)
  const to = addDays(range.from, -1)
  if (name === 'last-month') return { from: startOfMonth(to), to }
  return { from: addDays(to, 1 - countDays(range)), to }
}

function earlier({ from, to }: DayRange, months: number): DayRange {
  return { from: addMonths(from, -months), to: addMonths(to, -months) }
}

/** By what a chart counts: so that there are some twenty to a hundred points, and a day is seen by its hours. */
export function chooseInterval(range: DayRange): Interval {
  const days = countDays(range)
  if (days <= 2) return 'hour'
  if (days <= 92) return 'day'
  return days <= 366 ? 'week' : 'month'
}
