import { ask } from '~/domains/analytics/ask.server'
import { countForReader } from '~/domains/analytics/count-days.server'
import { versionsSeen } from '~/domains/analytics/tallies'
import { findBrand } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/dates'
import { dayIn } from '~/platform/zoned-time'
import { landingPagePath, QUEUEPRO_SLUG } from '../public/landing-page'

const TRIED_DAYS = 90

/** What the versions of a page have brought in the last ninety days; those that nobody saw are missing. */
export async function findVersionResults(db: Database, slug: string, now = new Date()) {
  const { timeZone } = await findBrand(db)
  const paths = pathsOf(slug)
  await countForReader(db)
  const { versions } = await ask(
    db,
    {
      from: dayIn(timeZone, new Date(now.getTime() - (TRIED_DAYS - 1) * DAY_MS)),
      to: dayIn(timeZone, now),
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
