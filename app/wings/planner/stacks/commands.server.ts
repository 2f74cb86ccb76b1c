import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { inTransaction } from '~/platform/database/transaction.server'
import { copyTitle } from '~/platform/forms/title-field'
import { DAY_MS } from '~/platform/time/dates'
import { NoStackFits, StackMissing } from './errors'
import { findBestStacks } from './generate-stacks'
import { findOwnStack } from './queries.server'
import type { newStackSchema } from './saved-stack'
import type { Stack } from './stack'
import { requireLibraryCapacity } from './stack-limits.queries.server'
import type { StackNeeds } from './stack-needs'

/** Puts one of the stacks that these needs give into the library of `ownerId`. @throws NoStackFits, StackLibraryFull */
export async function saveStack(
  db: Database,
  ownerId: string,
  chosen: z.output<typeof newStackSchema>,
  now = new Date(),
) {
  const { title, needs, rank } = chosen
  const stack = findBestStacks(needs)[rank]
  if (!stack) throw new NoStackFits()
  return insertStack(db, ownerId, { title, needs, stack }, now)
}

/** @throws StackMissing, StackLibraryFull */
export async function copyStack(db: Database, ownerId: string, id: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const found = await findOwnStack(tx, ownerId, id)
    if (!found) throw new StackMissing()
    return insertStack(tx, ownerId, { ...found, title: copyTitle(found.title) }, now)
  })
}

interface NewStackValues {
  title: string
  needs: StackNeeds
  stack: Stack
}

function insertStack(db: Database, ownerId: string, { title, needs, stack }: NewStackValues, now: Date) {
  return inTransaction(db, async (tx) => {
    await requireLibraryCapacity(tx, ownerId)
    return tx
      .insertInto('savedStacks')
      .values({
        ownerId,
        title,
        needs: JSON.stringify(needs),
        stack: JSON.stringify(stack),
        createdAt: now,
        updatedAt: now,
      })
      .returning(['id', 'title'])
      .executeTakeFirstOrThrow()
  })
}

/** @throws StackMissing */
export function renameStack(db: Database, ownerId: string, id: string, title: string, now = new Date()) {
  return updateStack(db, ownerId, id, { title, updatedAt: now })
}

/** Makes a new link for reading; one that was given away before leads nowhere from now on. @throws StackMissing */
export async function shareStack(db: Database, ownerId: string, id: string) {
  const readOnlyKey = randomUUID()
  await updateStack(db, ownerId, id, { readOnlyKey })
  return readOnlyKey
}

/** @throws StackMissing */
export function stopSharingStack(db: Database, ownerId: string, id: string) {
  return updateStack(db, ownerId, id, { readOnlyKey: null })
}

/** Takes a stack out of the library; its link leads nowhere while it is away. @throws StackMissing */
export function deleteStack(db: Database, ownerId: string, id: string, now = new Date()) {
  return updateStack(db, ownerId, id, { deletedAt: now })
}

/** @throws StackMissing, StackLibraryFull */
export function restoreStack(db: Database, ownerId: string, id: string) {
  if (!isUuid(id)) throw new StackMissing()
  return inTransaction(db, async (tx) => {
    await requireLibraryCapacity(tx, ownerId)
    const { numUpdatedRows } = await tx
      .updateTable('savedStacks')
      .set({ deletedAt: null })
      .where('id', '=', id)
      .where('ownerId', '=', ownerId)
      .where('deletedAt', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new StackMissing()
  })
}

const DAYS_IN_TRASH = 30

export async function purgeDeletedStacks(db: Database, now = new Date()) {
  const before = new Date(now.getTime() - DAYS_IN_TRASH * DAY_MS)
  await db.deleteFrom('savedStacks').where('deletedAt', '<', before).execute()
}

interface StackUpdate {
  title?: string
  updatedAt?: Date
  readOnlyKey?: string | null
  deletedAt?: Date
}

async function updateStack(db: Database, ownerId: string, id: string, changes: StackUpdate) {
  if (!isUuid(id)) throw new StackMissing()
  const { numUpdatedRows } = await db
    .updateTable('savedStacks')
    .set(changes)
    .where('id', '=', id)
    .where('ownerId', '=', ownerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new StackMissing()
}
