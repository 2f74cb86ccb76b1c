import { runAnalyticsQuery } from '~/domains/analytics/ask.server'
import { rebuildRecentDays } from '~/domains/analytics/count-days.server'
import { versionsSeen } from '~/domains/analytics/tallies'
import { findBrand } from '~/domains/settings/queries.server'
import { addDays } from '~/platform/calendar'
import type { Database } from '~/platform/database/database.server'
import { toZonedDay } from '~/platform/zoned-time'
import { landingPagePath, QUEUEPRO_SLUG } from '../public/landing-page'

const EXPERIMENT_DAYS = 90

/** What the versions of a page have brought in the last ninety days; those that nobody saw are missing. */
export async function findVariantResults(db: Database, slug: string, now = new Date()) {
  const { timeZone } = await findBrand(db)
  const paths = listPagePaths(slug)
  const today = toZonedDay(timeZone, now)
  await rebuildRecentDays(db, now)
  const { versions } = await runAnalyticsQuery(
    db,
    {
      from: addDays(today, 1 - EXPERIMENT_DAYS),
      to: today,
      filters: [{ isNot: false, happened: paths.map((path) => ({ kind: 'page_view', path })) }],
    },
    { versions: versionsSeen(paths) },
  )
  return versions
}

/** Everywhere the page is shown. */
function listPagePaths(slug: string) {
  return slug === QUEUEPRO_SLUG ? [landingPagePath(slug), `/${slug}`] : [landingPagePath(slug)]
}
