import { toUtcDay } from './dates'

const DAY_MINUTES = 24 * 60
const MINUTE_MS = 60_000
// offsets change at full quarters of an hour everywhere
const QUARTER_MS = 15 * MINUTE_MS
const MAX_CACHED_OFFSETS = 10_000

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, number>()

/** Whether clocks are known by this name: `Europe/Lisbon`. */
export function isTimeZone(zone: string) {
  try {
    return Boolean(getFormat(zone))
  } catch {
    return false
  }
}

/** The day of a moment on a calendar: `2026-03-01`. */
export function toZonedDay(zone: string, moment: Date) {
  return toUtcDay(localTime(zone, moment))
}

/** The moment at which a day of the calendar begins; where clocks skip its midnight, the hour that they go on to. */
export function startOfZonedDay(zone: string, day: string) {
  const asUtc = Date.parse(`${day}T00:00:00Z`)
  const near = new Date(asUtc - getOffset(zone, new Date(asUtc)))
  const nearer = new Date(asUtc - getOffset(zone, near))
  return toZonedDay(zone, nearer) === day ? nearer : near
}

/** Minutes since midnight on the clock of a zone. */
export function minuteOfZonedDay(zone: string, moment: Date) {
  return Math.floor(localTime(zone, moment).getTime() / MINUTE_MS) % DAY_MINUTES
}

/** What a clock of the zone shows at a moment, as if it were one of UTC. */
function localTime(zone: string, moment: Date) {
  return new Date(moment.getTime() + getOffset(zone, moment))
}

function getOffset(zone: string, moment: Date) {
  if (zone === 'UTC') return 0
  const quarter = Math.floor(moment.getTime() / QUARTER_MS)
  const key = `${zone} ${quarter}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = readOffset(zone, new Date(quarter * QUARTER_MS))
  if (offsets.size >= MAX_CACHED_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

function readOffset(zone: string, moment: Date) {
  const parts = Object.fromEntries(
    getFormat(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day, hour, minute, second } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - moment.getTime()
}

function getFormat(zone: string) {
  const known = formats.get(zone)
  if (known) return known
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
  const clock = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, ...numeric, ...clock })
  formats.set(zone, format)
  return format
}
