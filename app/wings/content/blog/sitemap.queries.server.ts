import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import {
  contentChangedAt,
  isInSlices,
  type ListedSlices,
  listLastChanges,
} from '~/platform/database/table-slices.server'
import { isInSitemapSql } from '~/wings/web/seo/sitemap-paths.queries.server'
import { findListCursors, selectPostIdsAt } from './list-cursors.queries.server'

export async function countPublishedPosts(db: Database) {
  return (await findListCursors(db, null)).count
}

/** Addresses and titles of published posts, newest first. */
export async function listPostTitles(db: Database, { from, size }: { from: number; size: number }, now = new Date()) {
  const rows = await db
    .selectFrom('blogPosts')
    .select(['slug', 'title'])
    .where(
      'id',
      'in',
      selectPostIdsAt(db, { list: await findListCursors(db, null), category: null, offset: from, limit: size }, now),
    )
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ slug, title }) => ({ path: `/blog/${slug}`, title }))
}

const path = sql`'/blog/' || slug`

/** Every published post of these slices that search engines may find at `origin`. */
export async function listPostAddresses(db: Database, { origin, ...slices }: ListedSlices, now = new Date()) {
  const rows = await db
    .selectFrom('blogPosts')
    .select(['slug', 'coverId', contentChangedAt.as('changedAt')])
    .where('publishedAt', 'is not', null)
    .where('publishedAt', '<=', now)
    .where(isInSlices(slices))
    .where(isInSitemapSql(path, origin))
    .execute()
  return rows.map(({ slug, coverId, changedAt }) => ({
    path: `/blog/${slug}`,
    changedAt,
    pictureIds: coverId ? [coverId] : [],
  }))
}

/** How many published posts search engines may find at `origin`. */
export async function countListedPosts(db: Database, origin: string, now = new Date()) {
  const { count } = await db
    .selectFrom('blogPosts')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('publishedAt', '<=', now)
    .where(isInSitemapSql(path, origin))
    .executeTakeFirstOrThrow()
  return count
}

export function listLastPostChangesPerSlice(db: Database, origin: string, now = new Date()) {
  return listLastChanges(db, { table: 'blogPosts', isListed: isInSitemapSql(path, origin) }, now)
}
