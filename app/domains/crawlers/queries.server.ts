import { findSetting } from '~/domains/settings/queries.server'
import { remember } from '~/platform/remember.server'
import { everyKind, type SitemapSwitches } from './sitemap-switches'

/** What the sitemap names; every kind until somebody says otherwise. */
export const findSitemapSwitches = remember('crawlers', async (db): Promise<SitemapSwitches> => {
  return { ...everyKind, ...((await findSetting(db, 'sitemap')) as Partial<SitemapSwitches> | undefined) }
})

/** Whether pages can be read as Markdown, and /llms.txt names them. */
export const isMarkdownOn = remember('markdown', async (db) => (await findSetting(db, 'markdown')) !== false)

/** The robots.txt that somebody has written; null while the site's own is in use. */
export const findRobotsText = remember('robots', async (db) => ((await findSetting(db, 'robots')) as string) ?? null)
