import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { saveSetting } from '~/wings/site/settings/commands.server'
import { findSetting } from '~/wings/site/settings/queries.server'

export interface SettingListItem {
  id: string
  name: string
}

/** A short list that the studio arranges: it is one setting, in the studio's order. */
export interface SettingList<Item extends SettingListItem> {
  setting: string
  /** What one of them is called. */
  noun: string
  maxItems: number
  schema: z.ZodType<Item, Item>
  /** What is said where no two of them may have one name. */
  duplicateMessage?: string
}

export interface SavedListItem<Item> {
  /** What it was; null for one that is new. */
  before: Item | null
}

export interface RemovedListItem<Item> {
  item: Item
  /** Where it stood. */
  at: number
}

export async function findListItems<Item extends SettingListItem>(db: Database, { setting }: SettingList<Item>) {
  return ((await findSetting(db, setting)) as Item[] | undefined) ?? []
}

/** Adds an item, last or at its place, or puts it in place of what it was. @throws DomainError 409 when there are too many. */
export function saveListItem<Item extends SettingListItem>(
  db: Database,
  list: SettingList<Item>,
  by: Actor,
  item: Item,
  at?: number,
): Promise<SavedListItem<Item>> {
  const { setting, noun, maxItems, duplicateMessage } = list
  return inTransaction(db, async (tx) => {
    const items = await findItemsLocked(tx, list)
    const known = items.findIndex(({ id }) => id === item.id)
    const before = items[known]
    if (isDeepStrictEqual(before, item)) return { before: item }
    const isTaken = items.some(({ id, name }) => name === item.name && id !== item.id)
    if (duplicateMessage && isTaken) throw new DomainError(duplicateMessage, 409)
    if (!before && items.length >= maxItems) throw new DomainError(`The limit of ${maxItems} ${noun}s is reached.`, 409)
    await saveSetting(tx, setting, before ? items.with(known, item) : items.toSpliced(at ?? items.length, 0, item))
    await recordAction(tx, by, { ...auditAction(list, before ? 'changed' : 'added', item), before, after: item })
    return { before: before ?? null }
  })
}

/**
 * Puts an item in place of what it was, or of `instead` and nothing newer. @throws DomainError 404 when it was removed
 * meanwhile, which must not bring it back; 409 when it is another one than `instead`.
 */
export function updateListItem<Item extends SettingListItem>(
  db: Database,
  list: SettingList<Item>,
  by: Actor,
  item: Item,
  instead?: Item,
): Promise<{ before: Item }> {
  return inTransaction(db, async (tx) => {
    const known = (await findItemsLocked(tx, list)).find(({ id }) => id === item.id)
    if (!known) throw listItemIsGone(list)
    if (instead && !isDeepStrictEqual(known, instead))
      throw new DomainError(`This ${list.noun} has been changed since then. The change was not undone.`, 409)
    await saveListItem(tx, list, by, item)
    return { before: known }
  })
}

/** Answers what was taken out and where it stood, which brings it back. @throws DomainError 404 when it is gone. */
export function removeListItem<Item extends SettingListItem>(
  db: Database,
  list: SettingList<Item>,
  by: Actor,
  dropped: string,
): Promise<RemovedListItem<Item>> {
  return inTransaction(db, async (tx) => {
    const items = await findItemsLocked(tx, list)
    const at = items.findIndex(({ id }) => id === dropped)
    const item = items[at]
    if (!item) throw listItemIsGone(list)
    await saveSetting(tx, list.setting, items.toSpliced(at, 1))
    await recordAction(tx, by, { ...auditAction(list, 'removed', item), before: item })
    return { item, at }
  })
}

/** Puts a whole list in place of the one that is here. */
export function replaceListItems<Item extends SettingListItem>(
  db: Database,
  list: SettingList<Item>,
  by: Actor,
  items: Item[],
) {
  const { setting, noun } = list
  return inTransaction(db, async (tx) => {
    const before = await findItemsLocked(tx, list)
    await saveSetting(tx, setting, items)
    await recordAction(tx, by, { action: `${noun}s.replaced`, subject: `setting:${setting}`, before, after: items })
  })
}

/** Two who change one list at the same moment come one after the other. */
async function findItemsLocked<Item extends SettingListItem>(tx: Database, list: SettingList<Item>) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${list.setting}`}, 0))`.execute(tx)
  return findListItems(tx, list)
}

export function listItemIsGone({ noun }: Pick<SettingList<SettingListItem>, 'noun'>) {
  return new DomainError(`This ${noun} has been deleted.`, 404)
}

function auditAction(
  { noun }: Pick<SettingList<SettingListItem>, 'noun'>,
  done: string,
  { id, name }: SettingListItem,
) {
  return { action: `${noun}.${done}`, subject: `${noun}:${id}`, title: name }
}
