import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { SearchTerms } from '~/platform/lists/search-terms.server'
import type { FoundPage } from '~/wings/web/search/found-page'
import { excerptOf, highlightColumns } from '~/wings/web/search/highlights.server'
import { productPath } from './product'

/** These products as a search of the whole site shows them, with marks around the words. */
export async function highlightProducts(tx: Database, ids: string[], terms: SearchTerms): Promise<FoundPage[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('products')
    .select(['id', 'slug'])
    .select(highlightColumns({ title: sql`name`, description: sql`tagline`, body: sql`${productText}` }, terms))
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, slug, highlightedTitle, ...texts }) => ({
    id,
    kind: 'product',
    path: productPath(slug),
    highlightedTitle,
    excerpt: excerptOf(texts),
  }))
}

const productText = sql`concat(description, '</p>', body, '</p>', (
  select string_agg(value #>> '{}', '</p>') from jsonb_path_query(jsonb_build_array(features, faq), '$[*][*].*') as value))`
