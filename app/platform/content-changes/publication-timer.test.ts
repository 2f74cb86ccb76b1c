import { onTestFinished, vi } from 'vitest'
import { aPost } from '~/wings/content/blog/fixtures'
import { findNextPostPublication } from '~/wings/content/blog/queries.server'
import { expect, test } from '~test/test'
import { inTransaction } from '../database/transaction.server'
import { log } from '../monitoring/log.server'
import { emitContentChange, onContentChange } from './content-changes.server'
import { startPublicationTimer } from './publication-timer.server'

test('pages that list posts are dropped at the moment a scheduled post comes out', async ({ database: { db } }) => {
  const heard: { tags: unknown; at: number }[] = []
  onTestFinished(onContentChange((tags) => heard.push({ tags, at: Date.now() })))
  onTestFinished(startPublicationTimer(db, [{ tag: 'posts', findNext: findNextPostPublication }]))
  const comesOut = Date.now() + 300
  await inTransaction(db, async (tx) => {
    await aPost(tx, { publishedAt: new Date(comesOut) })
    await emitContentChange(tx, 'posts')
  })
  expect(heard).toHaveLength(1)
  await vi.waitFor(() => expect(heard).toHaveLength(2), { timeout: 3_000 })
  expect(heard[1]?.tags).toEqual(['posts'])
  expect(heard[1]?.at).toBeGreaterThanOrEqual(comesOut)
})

test('a clock that was stopped while it read the schedule complains of nothing', async ({ database: { db } }) => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const reading = Promise.withResolvers<never>()
  const stop = startPublicationTimer(db, [{ tag: 'posts', findNext: () => reading.promise }])
  stop()
  reading.reject(new Error('driver has already been destroyed'))
  await new Promise(setImmediate)
  expect(warn).not.toHaveBeenCalled()
})
