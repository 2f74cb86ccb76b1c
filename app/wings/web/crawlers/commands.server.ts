import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { saveSetting } from '~/wings/site/settings/commands.server'
import type { IndexNowSettings } from './index-now'
import { submitToIndexNowJob } from './jobs.server'
import { findIndexNowSettings, findRobotsText, findSitemapSwitches, isMarkdownEnabled } from './queries.server'
import { blocksWholeSite } from './robots'
import type { SitemapSwitches } from './sitemap-switches'

// however often somebody asks for it, it waits once
const SENDING_NOW = '4f0de5a4-1f0c-4b0e-8c57-0d8e1d0cf2a9'

/** Switches kinds of pages on or off in the sitemap; the others stay as they are. Answers how they stood before. */
export function setSitemapSwitches(db: Database, by: Actor, switches: Partial<SitemapSwitches>) {
  return inTransaction(db, async (tx) => {
    await lockSetting(tx, 'sitemap')
    const before = await findSitemapSwitches(tx)
    const after = { ...before, ...switches }
    await saveSetting(tx, 'sitemap', after)
    await recordAction(tx, by, { action: 'sitemap.switched', subject: 'setting:sitemap', before, after })
    await emitContentChange(tx, 'crawlers')
    return before
  })
}

/** Offers pages as Markdown, with /llms.txt, or takes both away. Answers how it was before. */
export function setMarkdownEnabled(db: Database, by: Actor, isOn: boolean) {
  return inTransaction(db, async (tx) => {
    const before = await isMarkdownEnabled(tx)
    await saveSetting(tx, 'markdown', isOn)
    const action = isOn ? 'markdown.switched on' : 'markdown.switched off'
    await recordAction(tx, by, { action, subject: 'setting:markdown', before, after: isOn })
    await emitContentChange(tx, 'markdown')
    return before
  })
}

/** Tells search engines of what changes from now on, or stops that. Answers how it was before. */
export function setIndexNowEnabled(db: Database, by: Actor, isOn: boolean) {
  return inTransaction(db, async (tx) => {
    await lockSetting(tx, 'index-now')
    const before = await findIndexNowSettings(tx)
    await saveIndexNowSettings(tx, { isOn, key: before.key || newKey() })
    const action = isOn ? 'index-now.switched on' : 'index-now.switched off'
    await recordAction(tx, by, { action, subject: 'setting:index-now' })
    return before.isOn
  })
}

/** Takes another key, when the one in use has become somebody else's, too. */
export function rotateIndexNowKey(db: Database, by: Actor) {
  return inTransaction(db, async (tx) => {
    await lockSetting(tx, 'index-now')
    const key = newKey()
    await saveIndexNowSettings(tx, { ...(await findIndexNowSettings(tx)), key })
    await recordAction(tx, by, { action: 'index-now.key renewed', subject: 'setting:index-now' })
    return key
  })
}

/** Has what is noted sent at once, instead of at its time. */
export function submitQueuedPathsNow(db: Database, by: Actor) {
  return inTransaction(db, async (tx) => {
    await enqueue(tx, submitToIndexNowJob, {}, { id: SENDING_NOW })
    await recordAction(tx, by, { action: 'index-now.sent by hand', subject: 'setting:index-now' })
  })
}

async function saveIndexNowSettings(tx: Database, indexNow: IndexNowSettings) {
  await saveSetting(tx, 'index-now', indexNow)
  await emitContentChange(tx, 'index-now')
}

const newKey = () => randomBytes(16).toString('hex')

const CLOSED = 'These rules block all crawlers. Search engines will remove the site from their results.'

interface SaveRobotsArgs {
  /** One that `robotsTextSchema` has accepted; null goes back to the site's own. */
  text: string | null
  /** What the writer has seen there. */
  basedOn: string | null
  isConfirmed: boolean
}

export type SaveRobotsResult = { warning: string } | { current: string | null } | { before: string | null }

/**
 * What robots.txt says from now on. One that keeps all crawlers from the whole site is not saved before somebody has
 * confirmed it: the answer is a warning then. Whoever has not seen what stands there changes nothing and is answered with
 * it. Else the answer is the text before, with which this is undone.
 */
export function saveRobotsText(
  db: Database,
  by: Actor,
  { text, basedOn, isConfirmed }: SaveRobotsArgs,
): Promise<SaveRobotsResult> {
  return inTransaction(db, async (tx) => {
    await lockSetting(tx, 'robots')
    const before = await findRobotsText(tx)
    if (before !== basedOn) return { current: before }
    if (text !== null && blocksWholeSite(text) && !isConfirmed) return { warning: CLOSED }
    if (text === before) return { before }
    await saveSetting(tx, 'robots', text)
    const action = text === null ? 'robots.reset' : 'robots.written'
    await recordAction(tx, by, { action, subject: 'setting:robots', before, after: text })
    await emitContentChange(tx, 'robots')
    return { before }
  })
}

/** Two who change one setting at the same moment come one after the other. */
function lockSetting(tx: Database, setting: string) {
  return sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${setting}`}, 0))`.execute(tx)
}
