import { sql } from 'kysely'
import type { Database } from '../database/database.server'
import { prefixQuery } from './prefix-query'

/** What a visitor looks for, as PostgreSQL reads it: queries of text search, written out. */
export interface SearchTerms {
  wanted: string
  /** The same without order and exclusions: what the index answers without opening a post. */
  broad: string
}

/** The words as they were typed, with the quotes, `or` and `-` that web searches know. Undefined: no word to look for. */
export function parseSearchTerms(tx: Database, text: string) {
  return querySearchTerms(tx, sql`websearch_to_tsquery('english', ${text})`)
}

const MIN_PREFIX_LENGTH = 3
const MIN_STEM_LENGTH = 6

/** The same with the last word only begun, or ended in another way: "produ", "invoicez". Undefined: it is too short. */
export async function parsePrefixSearchTerms(tx: Database, text: string) {
  const [last = ''] = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+$/u.exec(text) ?? []
  const before = text.slice(0, text.length - last.length)
  if (last.length < MIN_PREFIX_LENGTH || !/(^|\s)$/.test(before)) return undefined
  const beginnings = last.length < MIN_STEM_LENGTH ? [last] : [last, last.slice(0, -2)]
  const begun = beginnings.map((word) => sql`to_tsquery('simple', ${prefixQuery(word)})`)
  return querySearchTerms(tx, sql`(websearch_to_tsquery('english', ${before}) && (${sql.join(begun, sql` || `)}))`)
}

async function querySearchTerms(tx: Database, query: ReturnType<typeof sql>) {
  const { rows } = await sql<SearchTerms>`
    select wanted::text as wanted, regexp_replace(querytree(wanted), '<(-|[0-9]+)>', '&', 'g') as broad
    from (select ${query} as wanted) as asked`.execute(tx)
  const [terms] = rows
  // exclusions alone would read the whole index
  return terms && terms.broad !== '' && terms.broad !== 'T' ? terms : undefined
}
