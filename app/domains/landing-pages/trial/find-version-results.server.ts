import { ask } from '~/domains/analytics/ask.server'
import { countForReader } from '~/domains/analytics/count-days.server'
import { versionsSeen } from '~/domains/analytics/tallies'
import { findBrand } from '~/domains/settings/queries.server'
import { addDays } from '~/platform/calendar'
import type { Database } from '~/platform/database/database.server'
import { dayIn } from '~/platform/zoned-time'
import { landingPagePath, QUEUEPRO_SLUG } from '../public/landing-page'

const TRIED_DAYS = 90

/** What the versions of a page have brought in the last ninety days; those that nobody saw are missing. */
export async function findVersionResults(db: Database, slug: string, now = new Date()) {
  const { timeZone } = await findBrand(db)
  const paths = pathsOf(slug)
  const today = dayIn(timeZone, now)
  await countForReader(db, now)
  const { versions } = await ask(
    db,
    {
      from: addDays(today, 1 - TRIED_DAYS),
      to: today,
      filters: [{ isNot: false, happened: paths.map((path) => ({ kind: 'page_view', path })) }],
    },
    { versions: versionsSeen(paths) },
  )
  return versions
}

/** Everywhere the page is shown. */
function pathsOf(slug: string) {
  return slug === QUEUEPRO_SLUG ? [landingPagePath(slug), `/${slug}`] : [landingPagePath(slug)]
}
