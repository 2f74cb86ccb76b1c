import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import { importDataSet } from '~/wings/content/bulk/import-data-set.server'
import { setTemplatesTrashed } from '~/wings/content/templates/commands.server'
import { bringBackSetAsideEntry } from '~/wings/publishing/writing/set-aside-entries.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { deleteMediaUses, revivePictures } from '~/wings/site/media/commands.server'
import { lockSetting, replaceBrand } from '~/wings/site/settings/commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { setSetUpDismissed } from '../admin/set-up/set-up.commands.server'
import { withDemoBrand } from './demo-brand.server'
import { restoreDemoCategories } from './demo-categories.server'
import { demoEntryTypes } from './demo-entries.server'
import { demoDataSet } from './demo-files.server'
import { DEMO_SETTING, type DemoRemoval, findDemoState, saveDemoState } from './demo-state.server'
import { DEMO_SUBJECT } from './remove-demo.commands.server'

type RemovedEntry = DemoRemoval['entries'][number]

/** Brings the demo back as it was. Answers how many entries cannot come back: their addresses are used, or they were changed. */
export function restoreDemo(db: Database, by: Actor, now = new Date()) {
  return inTransaction(db, async (tx) => {
    await lockSetting(tx, DEMO_SETTING)
    const { removal, ...state } = (await findDemoState(tx)) ?? { isLoaded: false }
    if (!removal || state.isDismissed) throw new DomainError('The demo content cannot be brought back.', 409)
    await restoreDemoCategories(tx, by, removal.categoryIds ?? [])
    let left = 0
    for (const entry of removal.entries) if (!(await bringBack(tx, entry, now))) left++
    if (removal.templateIds.length > 0) await setTemplatesTrashed(tx, by, removal.templateIds, null)
    if (removal.hasDataSet) await importDataSet(tx, demoDataSet)
    await revivePictures(tx, [DEMO_SUBJECT])
    await deleteMediaUses(tx, [DEMO_SUBJECT])
    await replaceBrand(tx, withDemoBrand(await findBrand(tx), removal.brand))
    await saveDemoState(tx, state)
    await setSetUpDismissed(tx, true)
    await recordAction(tx, by, { action: 'demo.restored', subject: DEMO_SUBJECT, after: { left } })
    return { left }
  })
}

/** False for one that stays in the trash. */
async function bringBack(tx: Database, { kind, publishedAt, ...entry }: RemovedEntry, now: Date) {
  const type = demoEntryTypes[kind] as typeof demoEntryTypes.post
  const before = { ...entry, publishedAt: publishedAt === null ? null : new Date(publishedAt) }
  try {
    await inTransaction(tx, (inner) => bringBackSetAsideEntry(inner, type, before, now))
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

/** Asks no more whether the demo should go, or come back: then its pictures go with the last of its entries. */
export function setDemoDismissed(db: Database, isDismissed: boolean) {
  return inTransaction(db, async (tx) => {
    await lockSetting(tx, DEMO_SETTING)
    const state = await findDemoState(tx)
    if (!state) return
    await saveDemoState(tx, { ...state, isDismissed })
    if (state.removal && isDismissed) await deleteMediaUses(tx, [DEMO_SUBJECT])
  })
}
