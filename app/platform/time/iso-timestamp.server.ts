import { sql } from 'kysely'
import { z } from 'zod'

/** A moment as the database keeps it, to the microsecond: "2026-03-01T12:34:56.123457Z". Null where there is none. */
export function isoTimestamp(column: string) {
  return sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
}

/** The same as it is read back. */
export const isoTimestampField = z.iso.datetime({
  precision: 6,
  error: 'is no moment such as 2026-03-01T12:34:56.123457Z',
})
