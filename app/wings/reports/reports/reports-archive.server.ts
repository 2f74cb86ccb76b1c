import { z } from 'zod'
import { type ArchivedSetting, defineSettingsArchive } from '~/platform/archive/settings-archive.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { funnelSettingList } from './goals/funnel-setting-list.server'
import { goalSettingList } from './goals/goal-setting-list.server'
import { findListItems, replaceListItems, type SettingList, type SettingListItem } from './goals/setting-list.server'

function archivedSettingList<Item extends SettingListItem>(
  label: string,
  list: SettingList<Item>,
): ArchivedSetting<Actor, Item[]> {
  const differ = (items: Item[]) => new Set(items.map(({ id }) => id)).size === items.length
  return {
    label,
    schema: z.array(list.schema).max(list.maxItems).refine(differ, 'Two entries have the same ID.'),
    find: (db) => findListItems(db, list),
    write: (tx, by, items) => replaceListItems(tx, list, by, items),
  }
}

/** What the studio wants of visitors, as an archive has it. */
export const reportsArchive = defineSettingsArchive<Actor>('reports', {
  goals: archivedSettingList('Goals', goalSettingList),
  funnels: archivedSettingList('Funnels', funnelSettingList),
})
