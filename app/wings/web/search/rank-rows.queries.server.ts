import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { SearchTerms } from '~/platform/lists/search-terms.server'

export interface RankedRow {
  id: string
  rank: number
}

export interface RankedRows {
  rows: RankedRow[]
  /** How many there are; of more than 400, 400. */
  count: number
  hasMore: boolean
}

// to weigh a row its words are read
const MAX_RANKED = 400

/** How well a row has the words, by its column `search`; one more where the title has them all, or `isNamed` says so. */
export const rankSql = ({ wanted }: SearchTerms, isNamed = sql`false`) =>
  sql<number>`ts_rank(search, ${wanted}::tsquery) + (${isNamed} or ts_filter(search, '{a}') @@ ${wanted}::tsquery)::int`

/** The published rows of a table with the columns `search` and `published_at` that have the words, the best first. */
export async function rankRows(
  tx: Database,
  table: 'products' | 'landing_pages',
  terms: SearchTerms,
  { limit, now = new Date() }: { limit: number; now?: Date },
): Promise<RankedRows> {
  const { rows } = await sql<RankedRow & { count: number }>`
    with found as materialized (
      select id from ${sql.table(table)}
      where search @@ ${terms.broad}::tsquery and published_at <= ${now} limit ${sql.lit(MAX_RANKED + 1)})
    select id, ${rankSql(terms)} as rank, count(*) over ()::int as count
    from ${sql.table(table)} where id in (select id from found) and search @@ ${terms.wanted}::tsquery
    order by rank desc, published_at desc, id limit ${limit}`.execute(tx)
  const count = rows[0]?.count ?? 0
  return {
    rows: rows.map(({ id, rank }) => ({ id, rank })),
    count: Math.min(count, MAX_RANKED),
    hasMore: count > MAX_RANKED,
  }
}
