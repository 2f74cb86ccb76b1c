import { randomBytes } from 'node:crypto'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { saveSetting } from '~/domains/settings/commands.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { IndexNow } from './index-now'
import { findIndexNow, findRobotsText, findSitemapSwitches, isMarkdownOn } from './queries.server'
import { closesSite } from './robots-text'
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

/** Offers pages as Markdown, with /llms.txt, or takes both away. Answers how it was before. */
export function switchMarkdown(db: Database, by: Actor, isOn: boolean) {
  return inTransaction(db, async (tx) => {
    const before = await isMarkdownOn(tx)
    await saveSetting(tx, 'markdown', isOn)
    const action = isOn ? 'markdown.switched on' : 'markdown.switched off'
    await recordAction(tx, by, { action, subject: 'setting:markdown', before, after: isOn })
    await contentChanged(tx, 'markdown')
    return before
  })
}

/** Tells search engines of what changes from now on, or stops that. Answers how it was before. */
export function switchIndexNow(db: Database, by: Actor, isOn: boolean) {
  return inTransaction(db, async (tx) => {
    const before = await findIndexNow(tx)
    await keepIndexNow(tx, { isOn, key: before.key || newKey() })
    const action = isOn ? 'index-now.switched on' : 'index-now.switched off'
    await recordAction(tx, by, { action, subject: 'setting:index-now' })
    return before.isOn
  })
}

/** Takes another key, when the one in use has become somebody else's, too. */
export function renewIndexNowKey(db: Database, by: Actor) {
  return inTransaction(db, async (tx) => {
    const key = newKey()
    await keepIndexNow(tx, { ...(await findIndexNow(tx)), key })
    await recordAction(tx, by, { action: 'index-now.key renewed', subject: 'setting:index-now' })
    return key
  })
}

async function keepIndexNow(tx: Database, indexNow: IndexNow) {
  await saveSetting(tx, 'index-now', indexNow)
  await contentChanged(tx, 'index-now')
}

const newKey = () => randomBytes(16).toString('hex')

const CLOSED =
  'With this, search engines may fetch nothing and forget the whole site within weeks. Save it all the same?'

/**
 * What robots.txt says from now on: a text that `robotsText` has accepted. One that keeps all crawlers from the whole site
 * is not saved before somebody has confirmed it: the answer is a warning then, else the text before (null: the default).
 */
export function writeRobots(
  db: Database,
  by: Actor,
  { text, isConfirmed }: { text: string; isConfirmed: boolean },
): Promise<{ warning: string } | { before: string | null }> {
  if (closesSite(text) && !isConfirmed) return Promise.resolve({ warning: CLOSED })
  return inTransaction(db, (tx) => keepRobots(tx, by, text))
}

/** Goes back to the site's own robots.txt. Answers the text before, with which this is undone. */
export function resetRobots(db: Database, by: Actor) {
  return inTransaction(db, (tx) => keepRobots(tx, by, null))
}

async function keepRobots(tx: Database, by: Actor, text: string | null) {
  const before = await findRobotsText(tx)
  await saveSetting(tx, 'robots', text)
  const action = text === null ? 'robots.reset' : 'robots.written'
  await recordAction(tx, by, { action, subject: 'setting:robots', before, after: text })
  await contentChanged(tx, 'robots')
  return { before }
}
