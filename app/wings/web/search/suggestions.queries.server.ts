import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { prefixQuery } from '~/platform/lists/prefix-query'
import { searchBounded } from './bounded-search.server'
import { typedWords } from './engine/typed-words'
import { correctEachWord } from './forgiving-search.server'
import type { SearchKind } from './site-search-path'

export interface SuggestedPage {
  kind: SearchKind
  path: string
  title: string
}

/** Public pages whose titles have the typed words, or words that begin so; else as they were probably meant. */
export async function suggestPages(db: Database, typed: string, limit: number, now = new Date()) {
  const found = await searchBounded(db, async (tx) => {
    const words = prefixQuery(typed)
    const asTyped = words ? await listTitled(tx, words, limit, now) : []
    if (asTyped.length > 0 || !words) return asTyped
    const meant = prefixQuery(await correctEachWord(tx, typed))
    return meant && meant !== words ? listTitled(tx, meant, limit, now) : []
  })
  return toSuggestions(found)
}

/** Public pages whose titles have at least half of the words that an address is made of, the most of them first. */
export async function findPagesNear(db: Database, text: string, limit: number, now = new Date()) {
  if (text === '') return []
  const found = await searchBounded(db, async (tx) => {
    const meant = await correctEachWord(tx, text)
    const words = [...new Set(typedWords(meant).map(({ text: word }) => prefixQuery(word)))].filter(Boolean)
    if (words.length === 0) return []
    const matches = sql<number>`(${sql.join(
      words.map((word) => sql`(title_words @@ to_tsquery('simple', ${word}))::int`),
      sql` + `,
    )})`
    const near = await listTitled(tx, words.join(' | '), limit, now, matches)
    return near.filter(({ matches }) => 2 * matches >= words.length)
  })
  return toSuggestions(found)
}

const toSuggestions = (pages: SuggestedPage[] = []) =>
  pages.map(({ kind, path, title }): SuggestedPage => ({ kind, path, title }))

// of titles that begin with a letter or two there are as many as pages
const MAX_COMPARED = 500

async function listTitled(tx: Database, words: string, limit: number, now: Date, matches = sql<number>`1`) {
  const { rows } = await sql<SuggestedPage & { matches: number }>`
    select kind, path, title, ${matches} as matches from (
      select * from pages where title_words @@ to_tsquery('simple', ${words}) and published_at <= ${now}
      limit ${sql.lit(MAX_COMPARED)}) as titled
    order by matches desc, ts_rank(title_words, to_tsquery('simple', ${words})) desc, published_at desc, path
    limit ${limit}`.execute(tx)
  return rows
}
