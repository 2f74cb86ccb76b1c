import type { Database } from '~/platform/database/database.server'
import { isPublicOrigin } from '~/platform/public-internet/is-public-origin'
import type { CrawlersOverview } from './crawlers-overview'
import { findIndexNow, findNotedAddresses, findRobotsText, isMarkdownOn, listIndexNowSendings } from './queries.server'

/** What crawlers of the site at `origin` are told, but for the sitemap. */
export async function findCrawlersOverview(db: Database, origin: string): Promise<Omit<CrawlersOverview, 'sitemap'>> {
  const waiting = await findNotedAddresses(db)
  const sendings = await listIndexNowSendings(db)
  return {
    isPublic: isPublicOrigin(origin),
    robots: await findRobotsText(db),
    isMarkdownOn: await isMarkdownOn(db),
    indexNow: { ...(await findIndexNow(db)), waiting, sendings },
  }
}
