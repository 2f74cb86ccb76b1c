import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { noteMediaUses } from '~/domains/media/commands.server'
import { mediaIdsIn } from '~/domains/media/queries.server'
import { describePage } from '~/domains/seo/commands.server'
import { forgetSettings, listWithKeyphrase } from '~/domains/seo/search-fields.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { findStoredSettings, type StoredPageSettings } from '../find-page-settings.server'
import type { PageSettings } from '../page-settings'
import type { pageSettings } from './form-schema.server'
import { isPlain, settingsRow, settingsSubject } from './settings-row.server'

interface Revision {
  path: string
  settings: z.output<typeof pageSettings>
  /** When the settings were stored that the writer has seen; null when there were none. */
  basedOn: Date | null
}

export type Revised = { before: PageSettings; after: StoredPageSettings } | { current: StoredPageSettings }

/**
 * Says what search engines and networks are told of a page, in place of what was said before, which is answered for Undo.
 * Whoever has not seen the newest state changes nothing and is answered with it. A page of which nothing is said has no row.
 */
export function revisePageSettings(db: Database, by: Actor, { path, settings, basedOn }: Revision): Promise<Revised> {
  return inTransaction(db, async (tx) => {
    // two who begin a page at the same moment come one after the other
    await sql`select pg_advisory_xact_lock(hashtextextended(${`settings of ${path}`}, 0))`.execute(tx)
    const before = await findStoredSettings(tx, path)
    if (before.updatedAt?.getTime() !== basedOn?.getTime()) return { current: before }
    if (isDeepStrictEqual(before.settings, settings)) return { before: before.settings, after: before }
    await write(tx, path, settings)
    const shown = await mediaIdsIn(tx, `${settings.ogImage} ${settings.twitterImage}`)
    await noteMediaUses(tx, settingsSubject(path), shown)
    const done = { action: 'seo.described', subject: settingsSubject(path), title: path }
    await recordAction(tx, by, { ...done, before: before.settings, after: settings })
    return { before: before.settings, after: await findStoredSettings(tx, path) }
  })
}

async function write(tx: Database, path: string, settings: Revision['settings']) {
  const isNeeded = !isPlain(settings) || (await listWithKeyphrase(tx, [path])).has(path)
  return isNeeded ? describePage(tx, settingsRow(path, settings)) : forgetSettings(tx, path)
}
