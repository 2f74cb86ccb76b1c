import type { Database } from '~/platform/database/database.server'
import { readCategoryParam } from '~/wings/publishing/categories/read-category-param.server'
import { blogListPath } from './blog-list-path'
import type { PostSummary } from './post'
import { listNewestPosts, listPublishedPosts } from './queries.server'
import { findPostTag, listPostsWithTag } from './tags.queries.server'

const FEED_LENGTH = 30
const firstPage = { page: 1, size: FEED_LENGTH }

export interface FeedContent {
  posts: PostSummary[]
  /** What it is about, besides the blog. */
  name?: string
  description?: string
  /** The page that shows the same. */
  listPath: string
  /** Of its own address: `?tag=seo`. */
  query: string
}

/** The newest posts: all, of `?tag` or of `?category`; undefined where there is no such tag or category. */
export async function findFeedContent(db: Database, params: URLSearchParams): Promise<FeedContent | undefined> {
  const wantedTag = params.get('tag')
  if (wantedTag !== null) {
    const tag = await findPostTag(db, wantedTag)
    if (!tag) return undefined
    const { posts } = await listPostsWithTag(db, tag, firstPage)
    return { posts, name: tag.name, listPath: blogListPath({ tag: tag.slug }), query: `?tag=${tag.slug}` }
  }
  const { category, isUnknown } = await readCategoryParam(db, 'post', params.get('category'))
  if (isUnknown) return undefined
  if (!category) return { posts: await listNewestPosts(db, FEED_LENGTH), listPath: blogListPath({}), query: '' }
  const { slug, name, description } = category
  const { posts } = await listPublishedPosts(db, { category: slug, ...firstPage })
  return { posts, name, description, listPath: blogListPath({ category: slug }), query: `?category=${slug}` }
}
