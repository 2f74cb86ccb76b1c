import { data } from 'react-router'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { parsePageNumber } from '~/platform/lists/page-number'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { Section } from '~/ui/section'
import { isSearchKind, siteSearchPath } from '~/wings/web/search/site-search-path'
import { pageMeta } from '~/wings/web/seo/page-meta'
import { loadSearchPage } from '../search/load-search-page.server'
import { SearchResults, searchSummary } from '../search/search-results'
import { SiteSearchForm } from '../search/site-search-form'
import type { Route } from './+types/search'

const uncachedHeaders = { 'Cache-Control': 'private, no-cache' }

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const q = normalizeSearchQuery(searchParams.get('q'))
  const kind = searchParams.get('kind')
  const search = await loadSearchPage(context.get(databaseContext), {
    q,
    kind: isSearchKind(kind) ? kind : null,
    page: parsePageNumber(searchParams.get('page')) ?? 1,
  })
  context.get(pageContext).addCacheTags('posts')
  return data(search, { headers: { 'X-Robots-Tag': 'noindex', ...(q && uncachedHeaders) } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { q, page } = loaderData
  return pageMeta(matches, {
    title: q ? `Search for “${q}”${page > 1 ? `, page ${page}` : ''}` : 'Search',
    description: 'Search posts, products, help and all other pages of this site.',
    canonicalPath: siteSearchPath(loaderData),
    robots: 'noindex',
  })
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { q, kind } = loaderData
  return (
    <Section title="Search" level={1}>
      <SiteSearchForm q={q} kind={kind} isInPlace />
      <p role="status" className="mt-6 mb-6 text-muted">
        {searchSummary(loaderData)}
      </p>
      <SearchResults {...loaderData} />
    </Section>
  )
}
