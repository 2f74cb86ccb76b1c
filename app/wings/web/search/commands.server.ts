import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { keyOf } from './words'

/**
 * Adds words that public pages use to those that are known. In one statement, in their order and in no transaction with others: so two
 * processes never wait for each other's words. Words that no page uses any more stay, and find nothing.
 */
export async function addSearchWords(db: Database, words: string[]) {
  if (words.length === 0) return
  const known = [...new Set(words)].sort()
  await sql`insert into derived.search_words (word, key)
    select word, key from unnest(${known}::text[], ${known.map(keyOf)}::text[]) as found (word, key)
    where not exists (select from derived.search_words as known where known.word = found.word)
    order by word on conflict do nothing`.execute(db)
}
