import type { Database } from '~/platform/database/database.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { expect, test } from '~test/test'
import {
  copyStack,
  deleteStack,
  purgeDeletedStacks,
  renameStack,
  restoreStack,
  saveStack,
  shareStack,
  stopSharingStack,
} from './commands.server'
import { NoStackFits, StackLibraryFull, StackMissing } from './errors'
import { someStackNeeds } from './fixtures'
import { findBestStacks } from './generate-stacks'
import { findOwnStack, findSharedStack, listOwnStacks, MAX_STACKS } from './queries.server'

const needs = someStackNeeds({ team: { size: 2, knows: ['python', 'django'] } })
const save = { title: 'Shop stack', needs, rank: 0 }

test('a saved stack comes back whole, and stands in the list with what is hard to exchange', async ({ db }) => {
  const mara = await aProfile(db)
  const { id } = await saveStack(db, mara.id, { ...save, rank: 1 })
  const found = await findOwnStack(db, mara.id, id)
  expect(found).toMatchObject({ title: 'Shop stack', needs, readOnlyKey: null })
  expect(found?.stack).toEqual(findBestStacks(needs)[1])
  const [listed] = await listOwnStacks(db, mara.id)
  expect(listed).toMatchObject({ id, title: 'Shop stack', isShared: false, monthlyCost: found?.stack.monthlyCost })
  expect(listed?.technologies.length).toBeGreaterThan(2)
  expect(listed?.total).toBeCloseTo(found?.stack.total ?? 0, 9)
})

test('needs that nothing fits cannot be saved', async ({ db }) => {
  const mara = await aProfile(db)
  const impossible = someStackNeeds({ monthlyBudget: 0, usersADay: 1_000_000 })
  await expect(saveStack(db, mara.id, { ...save, needs: impossible })).rejects.toThrow(NoStackFits)
})

test('the library is searched by title and by technology, and a wildcard is only a character', async ({ db }) => {
  const mara = await aProfile(db)
  await saveStack(db, mara.id, save)
  await saveStack(db, mara.id, { ...save, title: '100% boring' })
  const titles = async (words: string) => (await listOwnStacks(db, mara.id, words)).map(({ title }) => title)
  expect(await titles('shop')).toEqual(['Shop stack'])
  expect(await titles('django')).toHaveLength(2)
  expect(await titles('%')).toEqual(['100% boring'])
  expect(await titles('cobol')).toEqual([])
})

test('a copy stands by itself', async ({ db }) => {
  const mara = await aProfile(db)
  const { id } = await saveStack(db, mara.id, save)
  const copy = await copyStack(db, mara.id, id)
  expect(copy.title).toBe('Shop stack (copy)')
  await renameStack(db, mara.id, copy.id, 'Other')
  await shareStack(db, mara.id, id)
  expect(await findOwnStack(db, mara.id, copy.id)).toMatchObject({ title: 'Other', readOnlyKey: null })
})

test('a link is made, renewed and ended, and leads nowhere while the stack is deleted', async ({ db }) => {
  const mara = await aProfile(db)
  const { id } = await saveStack(db, mara.id, save)
  const first = await shareStack(db, mara.id, id)
  const second = await shareStack(db, mara.id, id)
  expect(await findSharedStack(db, first)).toBeUndefined()
  expect(await findSharedStack(db, second)).toMatchObject({ title: 'Shop stack' })
  await deleteStack(db, mara.id, id)
  expect(await findSharedStack(db, second)).toBeUndefined()
  await restoreStack(db, mara.id, id)
  expect(await findSharedStack(db, second)).toMatchObject({ id })
  await stopSharingStack(db, mara.id, id)
  expect(await findSharedStack(db, second)).toBeUndefined()
  expect(await findSharedStack(db, 'no key')).toBeUndefined()
})

test('a deleted stack comes back by Undo, and is gone for good after thirty days', async ({ db }) => {
  const mara = await aProfile(db)
  const { id } = await saveStack(db, mara.id, save)
  await deleteStack(db, mara.id, id, new Date('2026-03-01'))
  expect(await listOwnStacks(db, mara.id)).toEqual([])
  await purgeDeletedStacks(db, new Date('2026-03-20'))
  await restoreStack(db, mara.id, id)
  expect(await listOwnStacks(db, mara.id)).toHaveLength(1)
  await deleteStack(db, mara.id, id, new Date('2026-03-01'))
  await purgeDeletedStacks(db, new Date('2026-04-02'))
  await expect(restoreStack(db, mara.id, id)).rejects.toThrow(StackMissing)
})

test('somebody else’s stack does not exist, whatever is tried', async ({ db }) => {
  const [mara, ben] = [await aProfile(db), await aProfile(db)]
  const { id } = await saveStack(db, mara.id, save)
  expect(await findOwnStack(db, ben.id, id)).toBeUndefined()
  expect(await listOwnStacks(db, ben.id)).toEqual([])
  for (const change of [copyStack, deleteStack, restoreStack, shareStack, stopSharingStack])
    await expect(change(db, ben.id, id)).rejects.toThrow(StackMissing)
  await expect(renameStack(db, ben.id, id, 'Mine')).rejects.toThrow(StackMissing)
  expect(await findOwnStack(db, mara.id, id)).toMatchObject({ title: 'Shop stack', readOnlyKey: null })
})

/** A library of one stack by hand, and `count` more. */
async function fillUp(db: Database, ownerId: string, count: number) {
  const { id } = await saveStack(db, ownerId, save)
  const { stack } = (await findOwnStack(db, ownerId, id)) ?? {}
  const row = { ownerId, title: 'One of many', needs: JSON.stringify(needs), stack: JSON.stringify(stack) }
  await db.insertInto('savedStacks').values(Array(count).fill(row)).execute()
  return id
}

test('a library has an end; what was deleted leaves room, and does not come back into none', async ({ db }) => {
  const mara = await aProfile(db)
  const id = await fillUp(db, mara.id, MAX_STACKS - 1)
  await expect(saveStack(db, mara.id, save)).rejects.toThrow(StackLibraryFull)
  await expect(copyStack(db, mara.id, id)).rejects.toThrow(StackLibraryFull)
  await deleteStack(db, mara.id, id)
  const { id: last } = await saveStack(db, mara.id, save)
  await expect(restoreStack(db, mara.id, id)).rejects.toThrow(StackLibraryFull)
  await deleteStack(db, mara.id, last)
  await restoreStack(db, mara.id, id)
  await expect(restoreStack(db, mara.id, id)).rejects.toThrow(StackLibraryFull)
})

test('of two stacks that are saved at once into the last place, one is refused', async ({ database: { db } }) => {
  const mara = await aProfile(db)
  await fillUp(db, mara.id, MAX_STACKS - 2)
  const saved = await Promise.allSettled([saveStack(db, mara.id, save), saveStack(db, mara.id, save)])
  expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
