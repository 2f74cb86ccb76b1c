import { data, redirect } from 'react-router'
import { notFound } from '~/platform/errors/errors'
import { databaseContext, pageContext } from '~/platform/http/request-context.server'
import { parsePageNumber } from '~/platform/lists/page-number'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { SearchForm } from '~/ui/search-form'
import { Section } from '~/ui/section'
import { toPublicCategory } from '~/wings/publishing/categories/public-category'
import { listPublicCategories } from '~/wings/publishing/categories/queries.server'
import { readCategoryParam } from '~/wings/publishing/categories/read-category-param.server'
import { pageMeta } from '~/wings/web/seo/page-meta'
import { blogListPath } from '../blog-list-path'
import { feedLink } from '../feed-link'
import { loadSearchPage } from '../load-search-page.server'
import { listPublishedPosts } from '../queries.server'
import { findPostTag, listPostsWithTag } from '../tags.queries.server'
import { CategoryLinks } from '../ui/category-links'
import { PostList } from '../ui/post-list'
import { SearchResults, searchSummary } from '../ui/search-results'
import type { Route } from './+types/posts'

const POSTS_PER_PAGE = 13 // the first one is shown large, the others in rows of three

const uncachedHeaders = { 'Cache-Control': 'private, no-cache' }
const searchHeaders = { ...uncachedHeaders, 'X-Robots-Tag': 'noindex' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const page = parsePageNumber(url.searchParams.get('page')) ?? 1
  const q = normalizeSearchQuery(url.searchParams.get('q'))
  const { category: found, ...param } = await readCategoryParam(db, 'post', url.searchParams.get('category'))
  const category = found?.slug ?? null
  if (param.isMoved) throw redirect(blogListPath({ q, category, page }), 301)
  const wantedTag = q ? null : url.searchParams.get('tag')
  const tag = wantedTag === null ? undefined : await findPostTag(db, wantedTag)
  if (wantedTag !== null && !tag) throw notFound('Tag')
  const filter = {
    category: found && !tag ? toPublicCategory(found) : null,
    tag: tag ? { slug: tag.slug, name: tag.name } : null,
    categories: await listPublicCategories(db, 'post'),
    page,
  }
  if (q) return data({ ...filter, search: await loadSearchPage(db, { q, category, page }) }, { headers: searchHeaders })
  const { posts, pages } = tag
    ? await listPostsWithTag(db, tag, { page, size: POSTS_PER_PAGE })
    : await listPublishedPosts(db, { category, page, size: POSTS_PER_PAGE })
  if (page > pages) throw notFound('Page')
  context.get(pageContext).addCacheTags('posts')
  if (param.isUnknown) context.get(pageContext).isPerRequest = true
  return data({ ...filter, list: { posts, pages } }, param.isUnknown ? { headers: uncachedHeaders } : undefined)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { category, tag, page } = loaderData
  const search = 'search' in loaderData ? loaderData.search : undefined
  const listName = category ? category.seoTitle || category.name : (tag?.name ?? 'Blog')
  const name = search ? `Search for “${search.q}”` : listName
  const list = { category: category?.slug, tag: tag?.slug }
  const [, query = ''] = blogListPath(list).split('?')
  return [
    ...pageMeta(matches, {
      title: `${name}${page > 1 ? `, page ${page}` : ''}`,
      description: describeList(loaderData),
      canonicalPath: blogListPath({ q: search?.q, ...list, page }),
      ...(search && { robots: 'noindex' }),
    }),
    ...(query ? [feedLink(listName, `?${query}`)] : []),
  ]
}

function describeList({ category, tag }: Pick<Route.ComponentProps['loaderData'], 'category' | 'tag'>) {
  if (tag) return `Posts about ${tag.name}.`
  return category?.description || 'Case studies and guides on buying, scoping and shipping software.'
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { categories, tag, page } = loaderData
  const category = loaderData.category?.slug ?? null
  const search = 'search' in loaderData ? loaderData.search : undefined
  const lead = tag ? `Posts about ${tag.name}.` : loaderData.category?.description || 'Case studies and guides.'
  // one heading for the list and for searches, so that the field keeps its focus and the status is read out
  return (
    <Section
      title={tag?.name ?? 'Blog'}
      level={1}
      lead={<span role="status">{search ? searchSummary(search) : lead}</span>}
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
      <CategoryLinks categories={categories} q={search?.q} category={category} isAll={!category && !tag} />
      {search && <SearchResults category={category} page={page} {...search} />}
      {'list' in loaderData && <PostList category={category} tag={tag?.slug} page={page} {...loaderData.list} />}
    </Section>
  )
}
