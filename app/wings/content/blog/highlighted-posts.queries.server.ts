import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { SearchTerms } from '~/platform/lists/search-terms.server'
import { excerptOf, highlightColumns } from '~/wings/web/search/highlights.server'
import type { PostSummary } from './post'
import { postSummaryColumns, toPostSummary } from './queries.server'

/** A post with marks around the words that were found (see highlight.ts). */
export interface HighlightedPost extends PostSummary {
  id: string
  highlightedTitle: string
  /** The passage of the text with the words; the description when it has them and the text does not. */
  excerpt: string
}

/** The posts in the given order, with what they have of the words. */
export async function highlightPosts(tx: Database, ids: string[], terms: SearchTerms): Promise<HighlightedPost[]> {
  if (ids.length === 0) return []
  const texts = { title: sql`title`, description: sql`description`, body: sql`body` }
  const rows = await tx
    .selectFrom('blogPosts')
    .select((from) => ['id', ...postSummaryColumns(from)])
    .select(highlightColumns(texts, terms))
    .where('id', 'in', ids)
    .execute()
  const found = new Map(
    rows.map(({ id, highlightedDescription, passage, ...row }) => [
      id,
      { id, ...toPostSummary(row), excerpt: excerptOf({ highlightedDescription, passage }) },
    ]),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}
