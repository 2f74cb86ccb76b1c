import { sql } from 'kysely'
import type { Database } from '../database/database.server'
import { prefixQuery } from './prefix-query'

/** What a visitor looks for, as PostgreSQL reads it: queries of text search, written out. */
export interface SearchTerms {
  wanted: string
  /** The same without order and exclusions: what the index answers without opening a post. */
  broad: string
}

/** Words of a search, and what is as good as they: "market place" and "marketplace". */
export interface Alternative {
  words: string
  others: string[]
}

/** The words as they were typed, with the quotes, `or` and `-` that web searches know. Undefined: no word to look for. */
export function parseSearchTerms(tx: Database, text: string, alternatives: Alternative[] = []) {
  const asked = sql`websearch_to_tsquery('english', ${text})`
  const wanted = alternatives.reduce((query, { words, others }) => {
    const all = [words, ...others].map((one) => sql`plainto_tsquery('english', ${one})`)
    return sql`ts_rewrite(${query}, plainto_tsquery('english', ${words}), ${sql.join(all, sql` || `)})`
  }, asked)
  return querySearchTerms(tx, wanted)
}

const MIN_PREFIX_LENGTH = 3
const MIN_STEM_LENGTH = 6

/** The same with the last word only begun: "produ". Undefined: it is too short. */
export function parsePrefixSearchTerms(tx: Database, text: string) {
  const { before, last } = splitLastWord(text)
  return last.length < MIN_PREFIX_LENGTH ? undefined : queryBegunTerms(tx, before, last)
}

/** The same with the last word ended in another way: "invoicez". Undefined: it is too short. */
export function parseStemSearchTerms(tx: Database, text: string) {
  const { before, last } = splitLastWord(text)
  return last.length < MIN_STEM_LENGTH ? undefined : queryBegunTerms(tx, before, last.slice(0, -2))
}

function splitLastWord(text: string) {
  const [last = ''] = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+$/u.exec(text) ?? []
  const before = text.slice(0, text.length - last.length)
  return { before, last: /(^|\s)$/.test(before) ? last : '' }
}

function queryBegunTerms(tx: Database, before: string, beginning: string) {
  return querySearchTerms(
    tx,
    sql`(websearch_to_tsquery('english', ${before}) && to_tsquery('simple', ${prefixQuery(beginning)}))`,
  )
}

async function querySearchTerms(tx: Database, query: ReturnType<typeof sql>) {
  const { rows } = await sql<SearchTerms>`
    select wanted::text as wanted, regexp_replace(querytree(wanted), '<(-|[0-9]+)>', '&', 'g') as broad
    from (select ${query} as wanted) as asked`.execute(tx)
  const [terms] = rows
  // exclusions alone would read the whole index
  return terms && terms.broad !== '' && terms.broad !== 'T' ? terms : undefined
}
