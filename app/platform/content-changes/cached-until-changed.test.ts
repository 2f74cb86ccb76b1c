import { expect, test } from '~test/test'
import { inTransaction } from '../database/transaction.server'
import { cachedUntilChanged } from './cached-until-changed.server'
import { emitContentChange, notifyLocalListeners } from './content-changes.server'

test('what is remembered is asked once until its content changes', async ({ database: { db } }) => {
  let asked = 0
  const count = cachedUntilChanged('things', async () => ++asked)
  expect([await count(db), await count(db)]).toEqual([1, 1])
  notifyLocalListeners(['others'])
  expect(await count(db)).toBe(1)
  await inTransaction(db, (tx) => emitContentChange(tx, 'things'))
  expect(await count(db)).toBe(2)
  notifyLocalListeners('everything')
  expect(await count(db)).toBe(3)
})

test('inside a transaction nothing is remembered, and a failure is not kept', async ({ database: { db } }) => {
  let asked = 0
  const failOnce = cachedUntilChanged('things', async () => {
    if (++asked === 1) throw new Error('broken')
    return asked
  })
  await expect(failOnce(db)).rejects.toThrow('broken')
  expect(await failOnce(db)).toBe(2)
  await inTransaction(db, async (tx) => expect([await failOnce(tx), await failOnce(tx)]).toEqual([3, 4]))
  expect(await failOnce(db)).toBe(2)
})

test('an answer that was on its way when the content changed is not remembered', async ({ database: { db } }) => {
  const answers: ((value: string) => void)[] = []
  const slow = cachedUntilChanged('things', () => new Promise<string>((resolve) => answers.push(resolve)))
  const before = slow(db)
  notifyLocalListeners(['things'])
  const after = slow(db)
  answers[1]?.('new')
  answers[0]?.('old')
  expect([await before, await after, await slow(db)]).toEqual(['old', 'new', 'new'])
})
