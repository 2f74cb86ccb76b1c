import { findSetting } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { remember } from '~/platform/remember.server'
import type { IndexNow } from './index-now'
import { everyKind, type SitemapSwitches } from './sitemap-switches'

/** What the sitemap names; every kind until somebody says otherwise. */
export const findSitemapSwitches = remember('crawlers', async (db): Promise<SitemapSwitches> => {
  return { ...everyKind, ...((await findSetting(db, 'sitemap')) as Partial<SitemapSwitches> | undefined) }
})

/** Whether pages can be read as Markdown, and /llms.txt names them. */
export const isMarkdownOn = remember('markdown', async (db) => (await findSetting(db, 'markdown')) !== false)

/** The robots.txt that somebody has written; null while the site's own is in use. */
export const findRobotsText = remember('robots', async (db) => ((await findSetting(db, 'robots')) as string) ?? null)

export const findIndexNow = remember('index-now', async (db): Promise<IndexNow> => {
  return { isOn: false, key: '', ...((await findSetting(db, 'index-now')) as Partial<IndexNow> | undefined) }
})

/** What search engines answered lately, the last first. */
export function listIndexNowSendings(db: Database, limit = 10) {
  return db
    .selectFrom('indexNowSendings')
    .select(['id', 'sentAt', 'addresses', 'status', 'fault'])
    .orderBy('sentAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** How many addresses wait to be sent, since when, and the first few of them. */
export async function findNotedAddresses(db: Database, shown = 5) {
  const { count, since } = await db
    .selectFrom('indexNowAddresses')
    .select((from) => [from.fn.countAll<number>().as('count'), from.fn.min('notedAt').as('since')])
    .executeTakeFirstOrThrow()
  const first = await db
    .selectFrom('indexNowAddresses')
    .select('path')
    .orderBy('notedAt')
    .orderBy('path')
    .limit(shown)
    .execute()
  return { count, since: since as Date | null, first: first.map(({ path }) => path) }
}
