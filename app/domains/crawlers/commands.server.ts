import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { describePage } from '~/domains/seo/commands.server'
import { saveSetting } from '~/domains/settings/commands.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { findSitemapSwitches } from './queries.server'
import type { SitemapSwitches } from './sitemap-switches'

/** Switches kinds of pages on or off in the sitemap. Answers how they stood before. */
export function switchSitemap(db: Database, by: Actor, switches: SitemapSwitches) {
  return inTransaction(db, async (tx) => {
    const before = await findSitemapSwitches(tx)
    await saveSetting(tx, 'sitemap', switches)
    await recordAction(tx, by, { action: 'sitemap.switched', subject: 'setting:sitemap', before, after: switches })
    await contentChanged(tx, 'crawlers')
    return before
  })
}

/** Takes one page out of the sitemap or puts it back; search engines may find it all the same. */
export function listInSitemap(db: Database, by: Actor, pagePath: string, inSitemap: boolean) {
  return inTransaction(db, async (tx) => {
    await describePage(tx, { pagePath, inSitemap })
    const action = inSitemap ? 'sitemap.page-listed' : 'sitemap.page-left-out'
    await recordAction(tx, by, { action, subject: `seo:${pagePath}`, title: pagePath })
  })
}
