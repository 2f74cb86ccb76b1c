import type { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { PageSettings } from '~/wings/web/seo/seo-fields'
import { findPageSettings } from './page-settings.queries.server'
import type { pageSettingsChangeSchema } from './page-settings-change-schema.server'
import { savePageSettings } from './save-page-settings.commands.server'

export type PageSettingsChange = z.output<typeof pageSettingsChangeSchema>

export interface SaveManyResult {
  /** What takes each change back. */
  saved: { path: string; change: PageSettingsChange['change']; basedOn: Date | null }[]
  /** Left alone, because somebody has saved their settings meanwhile, and when. */
  conflicts: { path: string; updatedAt: Date | null }[]
}

/** Changes some settings of many pages and leaves their others alone; all of it is one transaction. */
export function saveManyPageSettings(db: Database, by: Actor, pages: PageSettingsChange[]): Promise<SaveManyResult> {
  return inTransaction(db, async (tx) => {
    const revised: SaveManyResult = { saved: [], conflicts: [] }
    // always in the same order, so that two who do this at once wait for each other instead of locking each other
    for (const { path, change, basedOn } of pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
      const { settings } = await findPageSettings(tx, path)
      const written = await savePageSettings(tx, by, { path, settings: { ...settings, ...change }, basedOn })
      if ('current' in written) revised.conflicts.push({ path, updatedAt: written.current.updatedAt })
      else {
        revised.saved.push({
          path,
          change: pickChangedFields(written.before, change),
          basedOn: written.after.updatedAt,
        })
      }
    }
    return revised
  })
}

function pickChangedFields(settings: PageSettings, change: PageSettingsChange['change']): PageSettingsChange['change'] {
  const names = Object.keys(change) as (keyof PageSettingsChange['change'])[]
  return Object.fromEntries(names.map((name) => [name, settings[name]]))
}
