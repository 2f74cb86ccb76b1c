import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/time/dates'
import type { SetAsideEntry } from '~/wings/publishing/writing/set-aside-entries.commands.server'
import type { Brand } from '~/wings/site/settings/brand'
import { saveSetting } from '~/wings/site/settings/commands.server'
import { findSetting } from '~/wings/site/settings/queries.server'

export const DEMO_SETTING = 'demo'

export type DemoEntryKind = 'post' | 'product' | 'landing-page'

/** What stood there before the demo was removed. */
export interface DemoRemoval {
  /** ISO 8601 */
  at: string
  entries: (Omit<SetAsideEntry, 'publishedAt'> & { kind: DemoEntryKind; publishedAt: string | null })[]
  templateIds: string[]
  hasDataSet: boolean
  categoryIds?: string[]
  brand: { before: Brand; after: Brand }
}

export interface DemoState {
  isLoaded: boolean
  /** The revisions that loading the demo wrote, by the ids of its entries; missing where an earlier version loaded it. */
  revisions?: Record<string, number>
  /** Nobody wants to be asked whether the demo should go, or to have it back. */
  isDismissed?: boolean
  removal?: DemoRemoval
}

export async function findDemoState(db: Database) {
  return (await findSetting(db, DEMO_SETTING)) as DemoState | undefined
}

export const saveDemoState = (db: Database, state: DemoState) => saveSetting(db, DEMO_SETTING, state)

// as long as the trash keeps what was removed
const UNDO_DAYS = 30

/** Whether there is a demo to remove, or one that can be brought back; null for neither. */
export async function findDemoOffer(db: Database, now = new Date()) {
  const state = await findDemoState(db)
  if (!state?.isLoaded) return null
  const { removal, isDismissed = false } = state
  if (!removal) return { name: 'removable' as const, isDismissed }
  const isOver = now.getTime() - Date.parse(removal.at) > UNDO_DAYS * DAY_MS
  return isOver || isDismissed ? null : { name: 'removed' as const, isDismissed }
}

export type DemoOffer = Awaited<ReturnType<typeof findDemoOffer>>
