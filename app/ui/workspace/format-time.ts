const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const
const MAX_RELATIVE_DAYS = 30

/** "5 minutes ago", "tomorrow"; beyond thirty days the date. */
export function formatRelativeTime(moment: Date, now: Date, timeZone = 'UTC') {
  const seconds = (moment.getTime() - now.getTime()) / 1000
  if (Math.abs(seconds) > MAX_RELATIVE_DAYS * 86_400) return getFormats(timeZone).day.format(moment)
  const step = steps.find((step) => Math.abs(seconds) >= step.seconds)
  if (!step) return seconds > 0 ? 'in a moment' : 'just now'
  return relative.format(Math.trunc(seconds / step.seconds), step.unit)
}

/** "Mar 2, 2026, 14:05:09 UTC" */
export function formatExactTime(moment: Date, timeZone = 'UTC') {
  return getFormats(timeZone).exact.format(moment)
}

const formatsByTimeZone = new Map<string, ReturnType<typeof createFormats>>()

// making a format takes as long as using it fifty times, and a list shows a hundred moments
function getFormats(timeZone: string) {
  const formats = formatsByTimeZone.get(timeZone) ?? createFormats(timeZone)
  formatsByTimeZone.set(timeZone, formats)
  return formats
}

function createFormats(timeZone: string) {
  const exact = new Intl.DateTimeFormat('en-US', {
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
  return { exact, day: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone }) }
}
