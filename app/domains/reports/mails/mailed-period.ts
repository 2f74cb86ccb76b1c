import { addDays, addMonths, firstOfMonth, firstOfWeek, type Range } from '~/platform/calendar'

export const reportKinds = ['weekly', 'monthly'] as const

export type ReportKind = (typeof reportKinds)[number]

const EIGHT = 8 * 60
// somebody who opens a mail of last week on Friday takes it for this week's
const LATEST_DAYS = 3

/** The last week or month that is over. */
export function lastWhole(kind: ReportKind, today: string): Range {
  const next = kind === 'weekly' ? firstOfWeek(today) : firstOfMonth(today)
  return { from: kind === 'weekly' ? addDays(next, -7) : addMonths(next, -1), to: addDays(next, -1) }
}

/** The week or month right before. */
export function periodBefore(kind: ReportKind, { from }: Range): Range {
  return { from: kind === 'weekly' ? addDays(from, -7) : addMonths(from, -1), to: addDays(from, -1) }
}

/**
 * The period whose report is to be mailed now, by the clock of the studio: from eight in the morning of the day after it,
 * and where the site stood still then, up to three days later.
 */
export function dueReport(kind: ReportKind, today: string, minute: number): Range | undefined {
  const period = lastWhole(kind, today)
  const first = addDays(period.to, 1)
  if (today === first) return minute >= EIGHT ? period : undefined
  return today <= addDays(first, LATEST_DAYS) ? period : undefined
}
