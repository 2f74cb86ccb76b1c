import type { Database } from '~/platform/database/database.server'
import type { SearchTerms } from '~/platform/lists/search-terms.server'
import { highlightPosts } from '~/wings/content/blog/highlighted-posts.queries.server'
import { rankPublishedPosts } from '~/wings/content/blog/search.queries.server'
import { highlightLandingPages } from '~/wings/content/landing-pages/site-search.queries.server'
import { highlightProducts } from '~/wings/shop/products/site-search.queries.server'
import { searchBounded } from '~/wings/web/search/bounded-search.server'
import { searchForgivingly } from '~/wings/web/search/forgiving-search.server'
import type { FoundPage } from '~/wings/web/search/found-page'
import { type RankedRow, rankRows } from '~/wings/web/search/rank-rows.queries.server'
import type { SearchKind } from '~/wings/web/search/site-search-path'

interface SiteSearch {
  text: string
  /** Null: all. */
  kind: SearchKind | null
  page: number
  size: number
}

// the best of each kind, which can be paged through
const MAX_LISTED = 100

/** One page of the posts, products and landing pages with these words, or what was probably meant, the best first. */
export function searchSite(db: Database, { text, kind, page, size }: SiteSearch, now = new Date()) {
  return searchBounded(db, async (tx) => {
    const found = await searchForgivingly(tx, text, (terms, meant) => rankKinds(tx, terms, meant, now))
    if (!found) return { found }
    const { terms, ranked, counts, hasMore, match, text: meant } = found
    const listed = ranked.filter((row) => kind === null || row.kind === kind)
    const results = await highlightFound(tx, listed.slice((page - 1) * size, page * size), terms)
    return { found: { results, listed: listed.length, counts, hasMore, match, text: meant } }
  })
}

interface RankedPage extends RankedRow {
  kind: SearchKind
}

// a product comes before the pages that sell and mention it; less than what a title adds
const kindWeights: Record<SearchKind, number> = { product: 0.3, 'landing-page': 0.1, post: 0 }

async function rankKinds(tx: Database, terms: SearchTerms, text: string, now: Date) {
  const how = { limit: MAX_LISTED, now }
  const kinds = {
    post: await rankPublishedPosts(tx, terms, { ...how, text }),
    product: await rankRows(tx, 'products', terms, how),
    'landing-page': await rankRows(tx, 'landing_pages', terms, how),
  }
  const entries = Object.entries(kinds) as [SearchKind, (typeof kinds)[SearchKind]][]
  const ranked = entries.flatMap(([kind, { rows }]) =>
    rows.map(({ id, rank }): RankedPage => ({ id, rank: rank + kindWeights[kind], kind })),
  )
  return {
    terms,
    ranked: ranked.sort((a, b) => b.rank - a.rank),
    counts: Object.fromEntries(entries.map(([kind, { count }]) => [kind, count])) as Record<SearchKind, number>,
    count: entries.reduce((sum, [, { count }]) => sum + count, 0),
    hasMore: entries.some(([, { hasMore }]) => hasMore),
  }
}

async function highlightFound(tx: Database, pages: RankedPage[], terms: SearchTerms) {
  const idsOf = (kind: SearchKind) => pages.filter((page) => page.kind === kind).map(({ id }) => id)
  const found = [
    ...(await highlightPosts(tx, idsOf('post'), terms)).map(
      ({ id, slug, highlightedTitle, excerpt }): FoundPage => ({
        id,
        kind: 'post',
        path: `/blog/${slug}`,
        highlightedTitle,
        excerpt,
      }),
    ),
    ...(await highlightProducts(tx, idsOf('product'), terms)),
    ...(await highlightLandingPages(tx, idsOf('landing-page'), terms)),
  ]
  return pages.flatMap(({ id }) => found.find((page) => page.id === id) ?? [])
}
