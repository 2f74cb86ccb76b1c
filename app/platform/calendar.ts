import { DAY_MS, dayOf } from './dates'

/** Days of a calendar, both included: `2026-03-01`. */
export interface Range {
  from: string
  to: string
}

/** Of a year with four digits: databases and `Date` read others each in their own way. */
export function isDay(text: string) {
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && isOfCalendar(text)
}

// `2026-02-30` is read as a day of March
function isOfCalendar(text: string) {
  const moment = momentOf(text)
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === text
}

export function addDays(day: string, days: number) {
  return dayOf(new Date(momentOf(day).getTime() + days * DAY_MS))
}

/** The same day of another month, or its last one where it has fewer. */
export function addMonths(day: string, months: number) {
  const moment = momentOf(day)
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() + months]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year, month, Math.min(moment.getUTCDate(), last))))
}

export function firstOfMonth(day: string) {
  return `${day.slice(0, 7)}-01`
}

/** The Monday of its week. */
export function firstOfWeek(day: string) {
  return addDays(day, -((momentOf(day).getUTCDay() + 6) % 7))
}

export function daysIn({ from, to }: Range) {
  return Math.round((momentOf(to).getTime() - momentOf(from).getTime()) / DAY_MS) + 1
}

export function momentOf(day: string) {
  return new Date(`${day}T00:00:00Z`)
}
