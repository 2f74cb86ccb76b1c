import { type DayRange, startOfUtcDay } from '~/platform/time/calendar'
import type { Interval } from '~/wings/events/analytics/aggregates'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
const shortDay = format({ month: 'short', day: 'numeric' })
const longDay = format({ weekday: 'short', month: 'long', day: 'numeric', year: 'numeric' })
const shortMonth = format({ month: 'short', year: '2-digit' })
const longMonth = format({ month: 'long', year: 'numeric' })
const dayOfYear = format({ month: 'short', day: 'numeric', year: 'numeric' })

/** A point of time below a chart: "05:00", "Mar 1", "Mar 26". */
export function formatIntervalShort(step: Interval, at: string) {
  if (step === 'hour') return `${at.slice(11, 13)}:00`
  return (step === 'month' ? shortMonth : shortDay).format(startOfUtcDay(at.slice(0, 10)))
}

/** The same said whole: "Sun, March 1, 2026, 05:00", "Week of March 2, 2026". */
export function formatIntervalLong(step: Interval, at: string) {
  const moment = startOfUtcDay(at.slice(0, 10))
  if (step === 'hour') return `${longDay.format(moment)}, ${at.slice(11, 13)}:00`
  if (step === 'week') return `Week of ${dayOfYear.format(moment)}`
  return (step === 'month' ? longMonth : longDay).format(moment)
}

/** "Mar 1 – Mar 7, 2026", "Mar 1, 2026". Browsers have spaces of their own for ranges, so it is put together here. */
export function formatDateRange({ from, to }: DayRange) {
  const last = dayOfYear.format(startOfUtcDay(to))
  if (from === to) return last
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return `${(isOneYear ? shortDay : dayOfYear).format(startOfUtcDay(from))} – ${last}`
}
