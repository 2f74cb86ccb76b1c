import type { Database } from '~/platform/database/database.server'
import { isPublicOrigin } from '~/platform/security/is-public-origin'
import type { CrawlersOverview } from './crawlers-overview'
import {
  findIndexNowSettings,
  findQueuedPaths,
  findRobotsText,
  isMarkdownEnabled,
  listIndexNowSubmissions,
} from './queries.server'

/** What crawlers of the site at `origin` are told, but for the sitemap. */
export async function findCrawlersOverview(db: Database, origin: string): Promise<Omit<CrawlersOverview, 'sitemap'>> {
  const waiting = await findQueuedPaths(db)
  const sendings = await listIndexNowSubmissions(db)
  return {
    isPublic: isPublicOrigin(origin),
    robots: await findRobotsText(db),
    isMarkdownOn: await isMarkdownEnabled(db),
    indexNow: { ...(await findIndexNowSettings(db)), queue: waiting, submissions: sendings },
  }
}
