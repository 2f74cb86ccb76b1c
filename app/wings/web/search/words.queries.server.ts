import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'

/** The known words behind these keys: "cafe" → "cafe", "café". */
export async function findWordsByKey(db: Database, keys: string[]) {
  const words = new Map<string, string[]>()
  if (keys.length === 0) return words
  const rows = await db.selectFrom('derived.searchWords').selectAll().where('key', 'in', keys).orderBy('word').execute()
  for (const { word, key } of rows) words.set(key, [...(words.get(key) ?? []), word])
  return words
}

const MIN_SIMILARITY = '0.25'
const MAX_SIMILAR = 60

/** The keys of known words that share the most runs of three letters with each of these, itself left out. */
export async function findSimilarKeys(tx: Database, keys: string[]) {
  const similar = new Map<string, string[]>()
  if (keys.length === 0) return similar
  await sql`select set_config('pg_trgm.similarity_threshold', ${MIN_SIMILARITY}, true)`.execute(tx)
  const { rows } = await sql<{ typed: string; key: string }>`
    select typed, found.key from unnest(${keys}::text[]) as typed
    cross join lateral (
      select key from derived.search_words
      where key % typed and key <> typed and length(key) between length(typed) - 3 and length(typed) + 3
      group by key order by similarity(key, typed) desc, key limit ${sql.lit(MAX_SIMILAR)}) as found`.execute(tx)
  for (const { typed, key } of rows) similar.set(typed, [...(similar.get(typed) ?? []), key])
  return similar
}
