import { findRecentPageViews } from '~/domains/analytics/recent-views.server'
import type { Database } from '~/platform/database/database.server'
import { postPath } from '../post'
import { listPostsForAdmin } from './list-posts.server'
import type { PostFilter } from './post-filter'

/** One page of all posts, each with how often it was seen lately: only these are looked up. */
export async function listPostsWithViews(db: Database, filter: PostFilter, size: number, now = new Date()) {
  const { rows, ...page } = await listPostsForAdmin(db, filter, size, now)
  const views = await findRecentPageViews(
    db,
    rows.map(({ slug }) => postPath(slug)),
    now,
  )
  return { ...page, rows: rows.map((post) => ({ ...post, views: views.get(postPath(post.slug))?.views ?? 0 })) }
}

export type PostWithViews = Awaited<ReturnType<typeof listPostsWithViews>>['rows'][number]
