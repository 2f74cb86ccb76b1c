import { sql } from 'kysely'

/**
 * Whoever took something before this moment, and said nothing since, is gone: `limit`, or when the database was started if
 * that is later, because it has outlived every connection of before.
 */
export function staleClaimCutoff(limit: Date) {
  return sql<Date>`greatest(${limit}::timestamptz, pg_postmaster_start_time())`
}
