import { type RawBuilder, sql } from 'kysely'
import type { Database } from './database.server'

/*
 * Tables that are listed whole (sitemaps) are read in slices: by the last byte of the id, which is random in every kind of
 * UUID. A row stays in its slice for good, so that a change concerns one slice only.
 */
export const SLICE_COUNT = 256

export interface SliceRange {
  first: number
  last: number
}

/** Slices of pages as they are named to others: from the site at `origin`. */
export interface ListedSlices extends SliceRange {
  origin: string
}

interface ListedTable {
  table: 'blogPosts' | 'landingPages'
  /** Which of its published rows count. */
  isListed: RawBuilder<boolean>
}

/** Rows of these slices, for a table that has an index over them. */
export function isInSlices({ first, last }: SliceRange) {
  return sql<boolean>`get_byte(uuid_send(id), 15) between ${first} and ${last}`
}

/** When a published row was last another than before: it changed, or came out. */
export const contentChangedAt = sql<Date>`greatest(updated_at, published_at)`

/** For each slice of a table with `published_at` and `updated_at`, the last change in it; null where nothing is listed. */
export async function listLastChanges(db: Database, { table, isListed }: ListedTable, now: Date) {
  const { rows } = await sql<{ at: Date | null }>`
    select (
      select ${contentChangedAt} from ${sql.table(table)}
      where get_byte(uuid_send(id), 15) = slice and published_at is not null and published_at <= ${now} and ${isListed}
      order by ${contentChangedAt} desc limit 1) as at
    from generate_series(0, ${sql.lit(SLICE_COUNT - 1)}) as slice order by slice`.execute(db)
  return rows.map(({ at }) => at)
}
