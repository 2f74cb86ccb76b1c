import { DAY_MS, formatShortDay } from '~/platform/time/dates'

/** "5 weeks left, until Mar 29, 2026"; empty when the plan has no dates. `endsOn` is a day, as 2026-03-29. */
export function formatTimeLeft(endsOn: string | null, now = new Date()) {
  if (!endsOn) return ''
  const end = new Date(`${endsOn}T00:00:00Z`)
  const days = Math.ceil((end.getTime() - now.getTime()) / DAY_MS) + 1 // its last day is still to be worked on
  if (days <= 0) return `ended ${formatShortDay(end)}`
  const weeks = Math.ceil(days / 7)
  const left = days < 7 ? `${days} day${days === 1 ? '' : 's'} left` : `${weeks} week${weeks === 1 ? '' : 's'} left`
  return `${left}, until ${formatShortDay(end)}`
}
