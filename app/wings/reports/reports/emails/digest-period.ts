import { addDays, addMonths, type DayRange, startOfMonth, startOfWeek } from '~/platform/time/calendar'

export const digestKinds = ['weekly', 'monthly'] as const

export type DigestKind = (typeof digestKinds)[number]

const EIGHT = 8 * 60
// somebody who opens a mail of last week on Friday takes it for this week's
const LATEST_DAYS = 3

/** The last week or month that is over. */
export function lastFullPeriod(kind: DigestKind, today: string): DayRange {
  const next = kind === 'weekly' ? startOfWeek(today) : startOfMonth(today)
  return { from: kind === 'weekly' ? addDays(next, -7) : addMonths(next, -1), to: addDays(next, -1) }
}

/** The week or month right before. */
export function previousPeriod(kind: DigestKind, { from }: DayRange): DayRange {
  return { from: kind === 'weekly' ? addDays(from, -7) : addMonths(from, -1), to: addDays(from, -1) }
}

/**
 * The period whose report is to be mailed now, by the clock of the studio: from eight in the morning of the day after it,
 * and where the site stood still then, up to three days later.
 */
export function findDuePeriod(kind: DigestKind, today: string, minute: number): DayRange | undefined {
  const period = lastFullPeriod(kind, today)
  const first = addDays(period.to, 1)
  if (today === first) return minute >= EIGHT ? period : undefined
  return today <= addDays(first, LATEST_DAYS) ? period : undefined
}
