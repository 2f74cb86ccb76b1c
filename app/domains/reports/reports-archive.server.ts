import { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { type ArchivedSetting, settingsList } from '~/platform/archive/settings-list.server'
import { keptFunnels } from './funnels/kept-funnels.server'
import { keptGoals } from './goals/kept-goals.server'
import { findItems, type KeptItem, type KeptList, replaceItems } from './kept-list/kept-list.server'

function archived<Item extends KeptItem>(label: string, list: KeptList<Item>): ArchivedSetting<Actor, Item[]> {
  const differ = (items: Item[]) => new Set(items.map(({ id }) => id)).size === items.length
  return {
    label,
    schema: z.array(list.schema).max(list.most).refine(differ, 'The same one stands here twice.'),
    find: (db) => findItems(db, list),
    write: (tx, by, items) => replaceItems(tx, list, by, items),
  }
}

/** What the studio wants of visitors, as an archive has it. */
export const reportsArchive = {
  name: 'reports',
  ...settingsList<Actor>({ goals: archived('Goals', keptGoals), funnels: archived('Funnels', keptFunnels) }),
}
