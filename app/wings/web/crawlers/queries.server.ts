import { cachedUntilChanged } from '~/platform/content-changes/cached-until-changed.server'
import type { Database } from '~/platform/database/database.server'
import { findSetting } from '~/wings/site/settings/queries.server'
import type { IndexNowSettings } from './index-now'
import { defaultSitemapSwitches, type SitemapSwitches } from './sitemap-switches'

/** What the sitemap names; every kind until somebody says otherwise. */
export const findSitemapSwitches = cachedUntilChanged('crawlers', async (db): Promise<SitemapSwitches> => {
  return { ...defaultSitemapSwitches, ...((await findSetting(db, 'sitemap')) as Partial<SitemapSwitches> | undefined) }
})

/** Whether pages can be read as Markdown, and /llms.txt names them. */
export const isMarkdownEnabled = cachedUntilChanged(
  'markdown',
  async (db) => (await findSetting(db, 'markdown')) !== false,
)

/** The robots.txt that somebody has written; null while the site's own is in use. */
export const findRobotsText = cachedUntilChanged(
  'robots',
  async (db) => ((await findSetting(db, 'robots')) as string) ?? null,
)

export const findIndexNowSettings = cachedUntilChanged('index-now', async (db): Promise<IndexNowSettings> => {
  return { isOn: false, key: '', ...((await findSetting(db, 'index-now')) as Partial<IndexNowSettings> | undefined) }
})

/** What search engines answered lately, the last first. */
export function listIndexNowSubmissions(db: Database, limit = 10) {
  return db
    .selectFrom('indexNowSubmissions')
    .select(['id', 'sentAt', 'addressCount', 'status', 'error'])
    .orderBy('sentAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** How many addresses wait to be sent, since when, and the first few of them. */
export async function findQueuedPaths(db: Database, shown = 5) {
  const { count, since } = await db
    .selectFrom('indexNowQueue')
    .select((from) => [from.fn.countAll<number>().as('count'), from.fn.min('queuedAt').as('since')])
    .executeTakeFirstOrThrow()
  const first = await db
    .selectFrom('indexNowQueue')
    .select('path')
    .orderBy('queuedAt')
    .orderBy('path')
    .limit(shown)
    .execute()
  return { count, since: since as Date | null, first: first.map(({ path }) => path) }
}
