import { expect, test } from '~test/test'
import { inTransaction } from '../database/transaction.server'
import { emitContentChange, onContentChange } from './content-changes.server'

test('listeners hear of a change when it is committed, before the caller goes on', async ({ database }) => {
  const heard: unknown[] = []
  const stop = onContentChange((changed) => heard.push(changed))
  await inTransaction(database.db, async (tx) => {
    await emitContentChange(tx, 'post:1', 'posts')
    expect(heard).toEqual([])
  })
  expect(heard).toEqual([['post:1', 'posts']])
  stop()
})

test('a change that is undone is not told', async ({ database }) => {
  const heard: unknown[] = []
  const stop = onContentChange((changed) => heard.push(changed))
  const undone = inTransaction(database.db, async (tx) => {
    await emitContentChange(tx, 'post:1')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(heard).toEqual([])
  stop()
})

test('a change outside a transaction is refused', async ({ database }) => {
  await expect(emitContentChange(database.db, 'posts')).rejects.toThrow('inside inTransaction')
})
