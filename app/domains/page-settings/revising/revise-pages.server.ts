import type { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { findStoredSettings } from '../find-page-settings.server'
import type { PageSettings } from '../page-settings'
import { revisePageSettings } from './revise-page-settings.server'
import type { pageChange } from './row-change.server'

export type PageChange = z.output<typeof pageChange>

export interface RevisedPages {
  /** What takes each change back. */
  done: { path: string; change: PageChange['change']; basedOn: Date | null }[]
  /** Left alone, because somebody has saved their settings meanwhile, and when. */
  met: { path: string; updatedAt: Date | null }[]
}

/** Changes some settings of many pages and leaves their others alone; all of it is one transaction. */
export function revisePages(db: Database, by: Actor, pages: PageChange[]): Promise<RevisedPages> {
  return inTransaction(db, async (tx) => {
    const revised: RevisedPages = { done: [], met: [] }
    // always in the same order, so that two who do this at once wait for each other instead of locking each other
    for (const { path, change, basedOn } of pages.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
      const { settings } = await findStoredSettings(tx, path)
      const written = await revisePageSettings(tx, by, { path, settings: { ...settings, ...change }, basedOn })
      if ('current' in written) revised.met.push({ path, updatedAt: written.current.updatedAt })
      else {
        revised.done.push({ path, change: sameFields(written.before, change), basedOn: written.after.updatedAt })
      }
    }
    return revised
  })
}

function sameFields(settings: PageSettings, change: PageChange['change']): PageChange['change'] {
  const names = Object.keys(change) as (keyof PageChange['change'])[]
  return Object.fromEntries(names.map((name) => [name, settings[name]]))
}
