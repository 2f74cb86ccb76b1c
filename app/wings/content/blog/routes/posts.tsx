import { data } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { parsePageNumber } from '~/platform/lists/page-number'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { SearchForm } from '~/ui/search-form'
import { Section } from '~/ui/section'
import { pageMeta } from '~/wings/web/seo/page-meta'
import { blogListPath } from '../blog-list-path'
import { loadSearchPage } from '../load-search-page.server'
import { isFilterableCategory, postCategoryLabels } from '../post'
import { listPublishedPosts } from '../queries.server'
import { CategoryLinks } from '../ui/category-links'
import { PostList } from '../ui/post-list'
import { SearchResults, searchSummary } from '../ui/search-results'
import type { Route } from './+types/posts'

const POSTS_PER_PAGE = 13 // the first one is shown large, the others in rows of three

const privateHeaders = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const wanted = url.searchParams.get('category')
  const category = isFilterableCategory(wanted) ? wanted : null
  const page = parsePageNumber(url.searchParams.get('page')) ?? 1
  const q = normalizeSearchQuery(url.searchParams.get('q'))
  if (q)
    return data(
      { category, page, search: await loadSearchPage(db, { q, category, page }) },
      { headers: privateHeaders },
    )
  const { posts, pages } = await listPublishedPosts(db, { category, page, size: POSTS_PER_PAGE })
  if (page > pages) throw notFound('Page')
  context.get(pageContext).addCacheTags('posts')
  return data({ category, page, list: { posts, pages } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { category, page } = loaderData
  const search = 'search' in loaderData ? loaderData.search : undefined
  const name = search ? `Search for “${search.q}”` : category ? postCategoryLabels[category] : 'Blog'
  return pageMeta(matches, {
    title: `${name}${page > 1 ? `, page ${page}` : ''}`,
    description: 'Case studies and guides on buying, scoping and shipping software.',
    canonicalPath: blogListPath({ q: search?.q, category, page }),
    ...(search && { robots: 'noindex' }),
  })
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { category, page } = loaderData
  const search = 'search' in loaderData ? loaderData.search : undefined
  // one heading for the list and for searches, so that the field keeps its focus and the status is read out
  return (
    <Section
      title="Blog"
      level={1}
      lead={<span role="status">{search ? searchSummary(search) : 'Case studies and guides.'}</span>}
      action={
        <SearchForm
          action="/blog"
          label="Search the blog"
          placeholder="Search posts"
          q={search?.q}
          preservedParams={{ category }}
        />
      }
    >
      <CategoryLinks q={search?.q} category={category} />
      {search && <SearchResults category={category} page={page} {...search} />}
      {'list' in loaderData && <PostList category={category} page={page} {...loaderData.list} />}
    </Section>
  )
}
