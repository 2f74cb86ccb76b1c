import type { Database } from '~/platform/database/database.server'
import { changedAt, inSlices, lastChanges, type SliceRange } from '~/platform/database/slices.server'
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

/** Every published post of these slices. */
export async function listPostAddresses(db: Database, slices: SliceRange, now = new Date()) {
  const rows = await db
    .selectFrom('blogPosts')
    .select(['slug', changedAt.as('changedAt')])
    .where('publishedAt', 'is not', null)
    .where('publishedAt', '<=', now)
    .where(inSlices(slices))
    .execute()
  return rows.map(({ slug, changedAt }) => ({ path: `/blog/${slug}`, changedAt }))
}

export function lastPostChanges(db: Database, now = new Date()) {
  return lastChanges(db, 'blogPosts', now)
}
