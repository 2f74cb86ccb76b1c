import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import { deleteDataSet } from '~/wings/content/bulk/data-sets.commands.server'
import { setTemplatesTrashed } from '~/wings/content/templates/commands.server'
import { setAsideEntry } from '~/wings/publishing/writing/set-aside-entries.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { addMediaUses, hidePictures } from '~/wings/site/media/commands.server'
import { findPicturesByIdOrChecksum } from '~/wings/site/media/pictures.queries.server'
import { lockSetting, replaceBrand, saveSetting } from '~/wings/site/settings/commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import type { SetUpRecord } from '../admin/set-up/set-up'
import { SET_UP_SETTING } from '../admin/set-up/set-up.queries.server'
import { withoutDemoBrand } from './demo-brand.server'
import { removeDemoCategories } from './demo-categories.server'
import { findDemoContent } from './demo-content.server'
import { type DemoEntry, demoEntryTypes } from './demo-entries.server'
import { readDemoPictureChecksums } from './demo-files.server'
import { DEMO_SETTING, type DemoRemoval, findDemoState, saveDemoState } from './demo-state.server'

/** What the pictures of a removed demo belong to, so that their files stay until its removal cannot be undone. */
export const DEMO_SUBJECT = 'setting:demo'

export interface DemoRemovalResult {
  removedCount: number
  /** What stays because somebody has edited it. */
  kept: string[]
}

/**
 * Takes away what the demo brought, as long as nobody has edited it: entries and templates go into the trash, pictures out
 * of the library, empty categories are deleted, and the studio forgets its name. The set-up begins.
 */
export function removeDemo(db: Database, by: Actor, now = new Date()): Promise<DemoRemovalResult> {
  return inTransaction(db, async (tx) => {
    await lockSetting(tx, DEMO_SETTING)
    const state = await findDemoState(tx)
    if (!state?.isLoaded || state.removal) throw new DomainError('There is no demo content.', 409)
    const content = await findDemoContent(tx)
    const entries = await setAsideEntries(tx, content.entries, now)
    const templateIds = content.template ? await setTemplatesTrashed(tx, by, [content.template.id], now) : []
    if (content.dataSet) await deleteDataSet(tx, by, content.dataSet.id, now)
    const categoryIds = await removeDemoCategories(tx, by)
    const brand = { before: await findBrand(tx), after: await withoutDemoBrand(tx) }
    await replaceBrand(tx, brand.after)
    await hideDemoPictures(tx, { entries, templateIds }, now)
    const [at, hasDataSet] = [now.toISOString(), content.dataSet !== undefined]
    const removal = { at, entries, templateIds, hasDataSet, categoryIds, brand }
    await saveDemoState(tx, { ...state, isDismissed: false, removal })
    await saveSetting(tx, SET_UP_SETTING, { steps: {}, isDismissed: false } satisfies SetUpRecord)
    const removedCount = entries.length + templateIds.length + (content.dataSet ? 1 : 0)
    const kept = content.kept.map(({ title }) => title)
    const after = { removed: removedCount, kept }
    await recordAction(tx, by, { action: 'demo.removed', subject: DEMO_SUBJECT, title: brand.before.name, after })
    return { removedCount, kept }
  })
}

async function setAsideEntries(tx: Database, entries: DemoEntry[], now: Date): Promise<DemoRemoval['entries']> {
  const removed = []
  for (const { kind, id, revision } of entries) {
    // each type has its own content
    const type = demoEntryTypes[kind] as typeof demoEntryTypes.post
    const { publishedAt, ...before } = await setAsideEntry(tx, type, { id, revision }, now)
    removed.push({ kind, ...before, publishedAt: publishedAt?.toISOString() ?? null })
  }
  return removed
}

async function hideDemoPictures(
  tx: Database,
  { entries, templateIds }: Pick<DemoRemoval, 'entries' | 'templateIds'>,
  now: Date,
) {
  const checksums = await readDemoPictureChecksums()
  const pictures = await findPicturesByIdOrChecksum(tx, { ids: [], checksums })
  const subjects = [
    DEMO_SUBJECT,
    ...entries.map(({ kind, id }) => `${kind}:${id}`),
    ...templateIds.map((id) => `template:${id}`),
  ]
  await addMediaUses(
    tx,
    pictures.map(({ id }) => ({ mediaId: id, subject: DEMO_SUBJECT })),
  )
  await hidePictures(tx, checksums, subjects, now)
}
