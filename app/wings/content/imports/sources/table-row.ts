export type TableRow = Record<string, unknown>

/** "Published-At " and "published at" are one name. */
export const normalizeFieldName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/** Undefined for what holds nothing. */
export function emptyToUndefined(value: unknown) {
  if (typeof value !== 'string') return value ?? undefined
  return value.trim() === '' ? undefined : value
}

const moment = /^(\d{4}-\d{2}-\d{2})(?:[ T]+(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|UTC|[+-]\d{2}(?::?\d{2})?)?)?$/i

/** A moment as databases and front matters write it, "2024-03-01 12:00:00 +0300" or a mere day; UTC where no zone stands. */
export function parseMoment(value: unknown) {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value
  const [, day, time = '00:00', zone = 'Z'] = moment.exec(String(value).trim()) ?? []
  if (!day || !isDay(day)) return undefined
  const hours = /^([+-]\d{2}):?(\d{2})?$/.exec(zone)
  const found = new Date(`${day}T${time}${hours ? `${hours[1]}:${hours[2] ?? '00'}` : 'Z'}`)
  return Number.isNaN(found.getTime()) ? undefined : found
}

/** Dates such as February 30 are read as days of March. */
function isDay(day: string) {
  const found = new Date(`${day}T00:00Z`)
  return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(day)
}
