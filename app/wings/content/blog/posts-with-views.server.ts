import type { Database } from '~/platform/database/database.server'
import { findRecentPageViews } from '~/wings/events/analytics/recent-page-views.queries.server'
import { listPostsForAdmin } from './list-posts.queries.server'
import { postPath } from './post'
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
