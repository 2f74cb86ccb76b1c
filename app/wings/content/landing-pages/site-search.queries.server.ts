import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { SearchTerms } from '~/platform/lists/search-terms.server'
import type { FoundPage } from '~/wings/web/search/found-page'
import { excerptOf, highlightColumns } from '~/wings/web/search/highlights.server'
import { landingPagePath } from './landing-page'

/** These landing pages as a search of the whole site shows them, with marks around the words. */
export async function highlightLandingPages(tx: Database, ids: string[], terms: SearchTerms): Promise<FoundPage[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('landingPages')
    .select(['id', 'slug'])
    .select(highlightColumns({ title: sql`title`, description: sql`description`, body: blockTexts }, terms))
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, slug, highlightedTitle, ...texts }) => ({
    id,
    kind: 'landing-page',
    path: landingPagePath(slug),
    highlightedTitle,
    excerpt: excerptOf(texts),
  }))
}

// what the column `search` is made of
const blockTexts = sql`(select coalesce(string_agg(value #>> '{}', '</p>'), '') from jsonb_path_query(blocks,
  'strict $.** ? (@.type() == "object").keyvalue() ? (@.key == "title" || @.key == "text" || @.key == "html" || @.key == "question" || @.key == "answer" || @.key == "quote" || @.key == "caption").value ? (@.type() == "string")') as value)`
