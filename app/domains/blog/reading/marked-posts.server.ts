import { type RawBuilder, sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { textOf } from '~/rich-text/clean.server'
import type { PostSummary } from '../post'
import { summaryColumns, toSummary } from '../queries.server'
import { MARK_END, MARK_START } from './headline'
import type { SearchTerms } from './search-terms.server'

/** A post with marks around the words that were found (see headline.ts). */
export interface FoundPost extends PostSummary {
  markedTitle: string
  /** The passage of the text with the words; the description when it has them and the text does not. */
  excerpt: string
}

/** The posts in the given order, with what they have of the words. */
export async function markPosts(tx: Database, ids: string[], { wanted }: SearchTerms): Promise<FoundPost[]> {
  if (ids.length === 0) return []
  const query = sql`${wanted}::tsquery`
  const rows = await tx
    .selectFrom('blogPosts')
    .select((from) => ['id', ...summaryColumns(from)])
    .select(mark(sql`title`, query, 'HighlightAll=true').as('markedTitle'))
    .select(mark(sql`description`, query, 'HighlightAll=true').as('markedDescription'))
    .select(mark(passages, query, 'MaxWords=32, MinWords=18, MaxFragments=1').as('passage'))
    .where('id', 'in', ids)
    .execute()
  const found = new Map(
    rows.map(({ id, markedDescription, passage, ...row }) => {
      const isInText = passage.includes(MARK_START) || !row.description
      return [id, { ...toSummary(row), excerpt: isInText ? textOf(passage) : markedDescription }]
    }),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

// how far into a text the words are looked for: highlighting takes a millisecond for a few thousand characters
const LOOKED_AT_CHARACTERS = 8_000
const passages = sql`regexp_replace(left(body, ${sql.lit(LOOKED_AT_CHARACTERS)}), '<[^>]*(>|$)', ' ', 'g')`

function mark(text: RawBuilder<unknown>, query: RawBuilder<unknown>, how: string) {
  const options = `StartSel=${MARK_START}, StopSel=${MARK_END}, ${how}`
  return sql<string>`ts_headline('english', translate(${text}, ${MARK_START + MARK_END}, ''), ${query}, ${options})`
}
