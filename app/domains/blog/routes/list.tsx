import { pageMeta } from '~/domains/seo/page-meta'
import { databaseContext, pageContext } from '~/platform/context.server'
import { notFound } from '~/platform/errors'
import { pageNumber } from '~/platform/page-number'
import { isListedCategory, postCategories } from '../post'
import { listPublishedPosts } from '../queries.server'
import { PostList } from '../ui/post-list'
import type { Route } from './+types/list'

const POSTS_PER_PAGE = 13 // the first one is shown large, the others in rows of three

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext)
  const wanted = url.searchParams.get('category')
  const category = isListedCategory(wanted) ? wanted : null
  const page = pageNumber(url.searchParams.get('page')) ?? 1
  const { posts, pages } = await listPublishedPosts(db, { category, page, size: POSTS_PER_PAGE })
  if (page > pages) throw notFound('Page')
  context.get(pageContext).shows('posts')
  return { posts, pages, page, category }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { category, page } = loaderData
  const query = new URLSearchParams({ ...(category && { category }), ...(page > 1 && { page: String(page) }) })
  return pageMeta(matches, {
    title: `${category ? postCategories[category] : 'Blog'}${page > 1 ? `, page ${page}` : ''}`,
    description: 'Case studies and guides on buying, scoping and shipping software, written by the people who do it.',
    canonicalPath: query.size ? `/blog?${query}` : '/blog',
  })
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return <PostList {...loaderData} />
}
