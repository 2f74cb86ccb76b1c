import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { saveSetting } from '~/domains/settings/commands.server'
import { findSetting } from '~/domains/settings/queries.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors'

export interface KeptItem {
  id: string
  name: string
}

/** A short list that the studio arranges: it is one setting, in the studio's order. */
export interface KeptList<Item extends KeptItem> {
  setting: string
  /** What one of them is called. */
  noun: string
  most: number
  schema: z.ZodType<Item>
  /** What is said where no two of them may have one name. */
  taken?: string
}

export interface Kept<Item> {
  /** What it was; null for one that is new. */
  before: Item | null
}

export interface Dropped<Item> {
  item: Item
  /** Where it stood. */
  at: number
}

export async function findItems<Item extends KeptItem>(db: Database, { setting }: KeptList<Item>) {
  return ((await findSetting(db, setting)) as Item[] | undefined) ?? []
}

/** Adds an item, last or at its place, or puts it in place of what it was. @throws DomainError 409 when there are too many. */
export function keepItem<Item extends KeptItem>(
  db: Database,
  list: KeptList<Item>,
  by: Actor,
  item: Item,
  at?: number,
): Promise<Kept<Item>> {
  const { setting, noun, most, taken } = list
  return inTransaction(db, async (tx) => {
    const items = await findAlone(tx, list)
    const known = items.findIndex(({ id }) => id === item.id)
    const before = items[known]
    if (isDeepStrictEqual(before, item)) return { before: item }
    const isTaken = items.some(({ id, name }) => name === item.name && id !== item.id)
    if (taken && isTaken) throw new DomainError(taken, 409)
    if (!before && items.length >= most) throw new DomainError(`There are ${most} ${noun}s already.`, 409)
    await saveSetting(tx, setting, before ? items.with(known, item) : items.toSpliced(at ?? items.length, 0, item))
    await recordAction(tx, by, { ...noted(list, before ? 'changed' : 'added', item), before, after: item })
    return { before: before ?? null }
  })
}

/**
 * Puts an item in place of what it was, or of `instead` and nothing newer. @throws DomainError 404 when it was removed
 * meanwhile, which must not bring it back; 409 when it is another one than `instead`.
 */
export function changeItem<Item extends KeptItem>(
  db: Database,
  list: KeptList<Item>,
  by: Actor,
  item: Item,
  instead?: Item,
) {
  return inTransaction(db, async (tx) => {
    const known = (await findAlone(tx, list)).find(({ id }) => id === item.id)
    if (!known) throw isGone(list)
    if (instead && !isDeepStrictEqual(known, instead))
      throw new DomainError(`This ${list.noun} was changed again since. It stays as it is now.`, 409)
    return keepItem(tx, list, by, item)
  })
}

/** Answers what was taken out and where it stood, which brings it back. @throws DomainError 404 when it is gone. */
export function dropItem<Item extends KeptItem>(
  db: Database,
  list: KeptList<Item>,
  by: Actor,
  dropped: string,
): Promise<Dropped<Item>> {
  return inTransaction(db, async (tx) => {
    const items = await findAlone(tx, list)
    const at = items.findIndex(({ id }) => id === dropped)
    const item = items[at]
    if (!item) throw isGone(list)
    await saveSetting(tx, list.setting, items.toSpliced(at, 1))
    await recordAction(tx, by, { ...noted(list, 'removed', item), before: item })
    return { item, at }
  })
}

/** Puts a whole list in place of the one that is here. */
export function replaceItems<Item extends KeptItem>(db: Database, list: KeptList<Item>, by: Actor, items: Item[]) {
  const { setting, noun } = list
  return inTransaction(db, async (tx) => {
    const before = await findAlone(tx, list)
    await saveSetting(tx, setting, items)
    await recordAction(tx, by, { action: `${noun}s.replaced`, subject: `setting:${setting}`, before, after: items })
  })
}

/** Two who change one list at the same moment come one after the other. */
async function findAlone<Item extends KeptItem>(tx: Database, list: KeptList<Item>) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`setting ${list.setting}`}, 0))`.execute(tx)
  return findItems(tx, list)
}

function isGone({ noun }: Pick<KeptList<KeptItem>, 'noun'>) {
  return new DomainError(`This ${noun} was removed meanwhile.`, 404)
}

function noted({ noun }: Pick<KeptList<KeptItem>, 'noun'>, done: string, { id, name }: KeptItem) {
  return { action: `${noun}.${done}`, subject: `${noun}:${id}`, title: name }
}
