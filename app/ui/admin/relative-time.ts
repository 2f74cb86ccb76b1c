const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const
const OLD_DAYS = 30

/** "5 minutes ago", "tomorrow"; beyond thirty days the date. */
export function relativeTime(moment: Date, now: Date, timeZone = 'UTC') {
  const seconds = (moment.getTime() - now.getTime()) / 1000
  if (Math.abs(seconds) > OLD_DAYS * 86_400)
    return moment.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone })
  const step = steps.find((step) => Math.abs(seconds) >= step.seconds)
  if (!step) return seconds > 0 ? 'in a moment' : 'just now'
  return relative.format(Math.trunc(seconds / step.seconds), step.unit)
}

/** "Mar 2, 2026, 14:05:09 UTC" */
export function exactTime(moment: Date, timeZone = 'UTC') {
  return moment.toLocaleString('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  })
}
