import type { Database } from '~/platform/database/database.server'
import { addDays } from '~/platform/time/calendar'
import { toZonedDay } from '~/platform/time/zoned-time'
import { createVariantsAggregator } from '~/wings/events/analytics/aggregators'
import { rebuildRecentDays } from '~/wings/events/analytics/rebuild-days.server'
import { runAnalyticsQuery } from '~/wings/events/analytics/run-analytics-query.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { landingPagePath, QUEUEPRO_SLUG } from './landing-page'

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
      filters: [{ isNot: false, events: paths.map((path) => ({ kind: 'page_view', path })) }],
    },
    { versions: createVariantsAggregator(paths) },
  )
  return versions
}

/** Everywhere the page is shown. */
function listPagePaths(slug: string) {
  return slug === QUEUEPRO_SLUG ? [landingPagePath(slug), `/${slug}`] : [landingPagePath(slug)]
}
