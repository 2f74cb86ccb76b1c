import { sql } from 'kysely'
import { isListed } from '~/domains/seo/listed-pages.server'
import type { Database } from '~/platform/database/database.server'
import { changedAt, inSlices, type ListedSlices, lastChanges } from '~/platform/database/slices.server'
import { idsAt, listMarks } from './reading/list-marks.server'

export async function countPublishedPosts(db: Database) {
  return (await listMarks(db, null)).count
}

/** Addresses and titles of published posts, newest first. */
export async function listPostTitles(db: Database, { from, size }: { from: number; size: number }, now = new Date()) {
  const rows = await db
    .selectFrom('blogPosts')
    .select(['slug', 'title'])
    .where('id', 'in', idsAt(db, { list: await listMarks(db, null), category: null, from, size }, now))
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
    .select(['slug', 'coverId', changedAt.as('changedAt')])
    .where('publishedAt', 'is not', null)
    .where('publishedAt', '<=', now)
    .where(inSlices(slices))
    .where(isListed(path, origin))
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
    .where(isListed(path, origin))
    .executeTakeFirstOrThrow()
  return count
}

export function lastPostChanges(db: Database, origin: string, now = new Date()) {
  return lastChanges(db, { table: 'blogPosts', isListed: isListed(path, origin) }, now)
}
