import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { recordSeoPictures, saveManySeoSettings } from '~/wings/web/seo/commands.server'
import { deleteSeoSettings, listPathsWithKeyphrase } from '~/wings/web/seo/search-appearance.commands.server'
import { emptyPageSettings, type PageSettings } from '~/wings/web/seo/seo-fields'
import { findPageSettings, type StoredPageSettings } from './page-settings.queries.server'
import type { pageSettingsSchema } from './page-settings-schema.server'
import { toSeoSettingsRow } from './seo-settings-row.server'

interface SavePageSettingsArgs {
  path: string
  settings: z.output<typeof pageSettingsSchema>
  /** When the settings were stored that the writer has seen; null when there were none. */
  basedOn: Date | null
}

export type SavePageSettingsResult =
  | { before: PageSettings; after: StoredPageSettings }
  | { current: StoredPageSettings }

/**
 * Says what search engines and networks are told of a page, in place of what was said before, which is answered for Undo.
 * Whoever has not seen the newest state changes nothing and is answered with it. A page of which nothing is said has no row.
 */
export function savePageSettings(
  db: Database,
  by: Actor,
  { path, settings, basedOn }: SavePageSettingsArgs,
): Promise<SavePageSettingsResult> {
  return inTransaction(db, async (tx) => {
    // two who begin a page at the same moment come one after the other
    await sql`select pg_advisory_xact_lock(hashtextextended(${`settings of ${path}`}, 0))`.execute(tx)
    const before = await findPageSettings(tx, path)
    if (before.updatedAt?.getTime() !== basedOn?.getTime()) return { current: before }
    if (isDeepStrictEqual(before.settings, settings)) return { before: before.settings, after: before }
    await writePageSettings(tx, [{ path, settings }])
    await recordSeoPictures(tx, path, settings)
    const done = { action: 'seo.described', subject: `seo:${path}`, title: path }
    await recordAction(tx, by, { ...done, before: before.settings, after: settings })
    return { before: before.settings, after: await findPageSettings(tx, path) }
  })
}

/** A page of which nothing is said keeps its row only for what it wants to be found by. */
export async function writePageSettings(tx: Database, pages: { path: string; settings: PageSettings }[]) {
  const isDefault = ({ settings }: (typeof pages)[number]) => isDeepStrictEqual(settings, emptyPageSettings)
  const paths = pages.filter(isDefault).map(({ path }) => path)
  const withKeyphrase = await listPathsWithKeyphrase(tx, paths)
  const plain = new Set(paths.filter((path) => !withKeyphrase.has(path)))
  const described = pages.filter(({ path }) => !plain.has(path))
  await saveManySeoSettings(
    tx,
    described.map(({ path, settings }) => toSeoSettingsRow(path, settings)),
  )
  if (plain.size > 0) await deleteSeoSettings(tx, ...plain)
}
