import { sql } from 'kysely'
import { cachedUntilChanged } from '~/platform/content-changes/cached-until-changed.server'
import type { Database } from '~/platform/database/database.server'
import {
  contentChangedAt,
  isInSlices,
  type ListedSlices,
  listLastChanges,
} from '~/platform/database/table-slices.server'
import { isInSitemapSql } from '~/wings/web/seo/sitemap-paths.queries.server'
import { HOME_SLUG, landingPagePath } from './landing-page'
import { SITE_PAGES } from './site-pages'

export const countPublishedLandingPages = cachedUntilChanged('landing-pages', async (db) => {
  const { count } = await db
    .selectFrom('landingPages')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('publishedAt', '<=', new Date())
    .where('slug', '!=', HOME_SLUG)
    .executeTakeFirstOrThrow()
  return count
})

/** Addresses and titles of published landing pages besides home, by title. */
export async function listSubpageTitles(
  db: Database,
  { from, size }: { from: number; size: number },
  now = new Date(),
) {
  const rows = await db
    .selectFrom('landingPages')
    .select(['slug', 'title'])
    .where('publishedAt', '<=', now)
    .where('slug', '!=', HOME_SLUG)
    .orderBy('title')
    .orderBy('id')
    .limit(size)
    .offset(from)
    .execute()
  return rows.map(({ slug, title }) => ({ path: landingPagePath(slug), title }))
}

/** The paths of pages that do not live at `/<slug>` (SQL). */
const path = sql`case slug ${sql.join(
  Object.entries(SITE_PAGES).map(([slug, page]) => sql`when ${sql.lit(slug)} then ${sql.lit(page.path)}`),
  sql` `,
)} else '/' || slug end`

/** Every published landing page of these slices that search engines may find at `origin`, with what its blocks picture. */
export async function listLandingPageAddresses(db: Database, { origin, ...slices }: ListedSlices, now = new Date()) {
  const rows = await db
    .selectFrom('landingPages')
    .select(['slug', contentChangedAt.as('changedAt')])
    .select(sql<string[]>`jsonb_path_query_array(blocks, 'strict $.**.picture.id')`.as('pictureIds'))
    .where('publishedAt', 'is not', null)
    .where('publishedAt', '<=', now)
    .where('slug', '!=', HOME_SLUG)
    .where(isInSlices(slices))
    .where(isInSitemapSql(path, origin))
    .execute()
  return rows.map(({ slug, ...row }) => ({ path: landingPagePath(slug), ...row }))
}

/** How many published landing pages search engines may find at `origin`. */
export async function countListedLandingPages(db: Database, origin: string, now = new Date()) {
  const { count } = await db
    .selectFrom('landingPages')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('publishedAt', '<=', now)
    .where('slug', '!=', HOME_SLUG)
    .where(isInSitemapSql(path, origin))
    .executeTakeFirstOrThrow()
  return count
}

export function lastLandingPageChanges(db: Database, origin: string, now = new Date()) {
  return listLastChanges(db, { table: 'landingPages', isListed: isInSitemapSql(path, origin) }, now)
}
