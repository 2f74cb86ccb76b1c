import type { Database } from '~/platform/database/database.server'
import { changedAt, inSlices, lastChanges, type SliceRange } from '~/platform/database/slices.server'
import { remember } from '~/platform/remember.server'
import { landingPagePath } from './public/landing-page'

export const countPublishedLandingPages = remember('landing-pages', async (db) => {
  const { count } = await db
    .selectFrom('landingPages')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('publishedAt', '<=', new Date())
    .executeTakeFirstOrThrow()
  return count
})

/** Addresses and titles of published landing pages, by title. */
export async function listLandingPageTitles(
  db: Database,
  { from, size }: { from: number; size: number },
  now = new Date(),
) {
  const rows = await db
    .selectFrom('landingPages')
    .select(['slug', 'title'])
    .where('publishedAt', '<=', now)
    .orderBy('title')
    .orderBy('id')
    .limit(size)
    .offset(from)
    .execute()
  return rows.map(({ slug, title }) => ({ path: landingPagePath(slug), title }))
}

/** Every published landing page of these slices. */
export async function listLandingPageAddresses(db: Database, slices: SliceRange, now = new Date()) {
  const rows = await db
    .selectFrom('landingPages')
    .select(['slug', changedAt.as('changedAt')])
    .where('publishedAt', 'is not', null)
    .where('publishedAt', '<=', now)
    .where(inSlices(slices))
    .execute()
  return rows.map(({ slug, changedAt }) => ({ path: landingPagePath(slug), changedAt }))
}

export function lastLandingPageChanges(db: Database, now = new Date()) {
  return lastChanges(db, 'landingPages', now)
}
