export const DAY_MS = 86_400_000

/** The day of a moment, in UTC: `2026-03-01`. */
export function toUtcDay(moment: Date) {
  return moment.toISOString().slice(0, 10)
}

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "March 2, 2026", the same on the server and in every browser. */
export function formatDay(moment: Date) {
  return dayFormat.format(moment)
}

const shortDayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** "Mar 2, 2026", the same on the server and in every browser. */
export function formatShortDay(moment: Date) {
  return shortDayFormat.format(moment)
}

const minuteFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** "March 2, 2026 at 9:05 AM UTC", the same on the server and in every browser. */
export function formatDateTime(moment: Date) {
  return `${minuteFormat.format(moment)} UTC`
}
