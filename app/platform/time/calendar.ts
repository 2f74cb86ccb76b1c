import { DAY_MS, toUtcDay } from './dates'

/** Days of a calendar, both included: `2026-03-01`. */
export interface DayRange {
  from: string
  to: string
}

/** Of a year with four digits: databases and `Date` read others each in their own way. */
export function isDay(text: string) {
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && existsInCalendar(text)
}

// `2026-02-30` is read as a day of March
function existsInCalendar(text: string) {
  const moment = startOfUtcDay(text)
  return !Number.isNaN(moment.getTime()) && toUtcDay(moment) === text
}

export function addDays(day: string, days: number) {
  return toUtcDay(new Date(startOfUtcDay(day).getTime() + days * DAY_MS))
}

/** The same day of another month, or its last one where it has fewer. */
export function addMonths(day: string, months: number) {
  const moment = startOfUtcDay(day)
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return toUtcDay(new Date(Date.UTC(year, month, Math.min(moment.getUTCDate(), last))))
}

export function startOfMonth(day: string) {
  return `${day.slice(0, 7)}-01`
}

/** The Monday of its week. */
export function startOfWeek(day: string) {
  return addDays(day, -((startOfUtcDay(day).getUTCDay() + 6) % 7))
}

export function countDays({ from, to }: DayRange) {
  return Math.round((startOfUtcDay(to).getTime() - startOfUtcDay(from).getTime()) / DAY_MS) + 1
}

export function startOfUtcDay(day: string) {
  return new Date(`${day}T00:00:00Z`)
}
