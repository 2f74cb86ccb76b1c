import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GroupCommit } from './group-commit.server'

const settings = { waitMs: 1, maxBatchSize: 3, maxQueueSize: 4 }

test('those who come together are written together, and each waits for its own', async () => {
  const groups: number[][] = []
  const commit = new GroupCommit<number>({ ...settings, write: async (items) => void groups.push(items) })
  await Promise.all([1, 2, 3, 4].map((item) => commit.add(item)))
  await commit.add(5)
  expect(groups).toEqual([[1, 2, 3], [4], [5]])
})

test('a group that fails is told to its own, and the next one is written', async () => {
  const write = async (items: number[]) => {
    if (items.includes(1)) throw new Error('no room')
  }
  const commit = new GroupCommit<number>({ ...settings, write })
  const told = await Promise.allSettled([1, 2, 3, 4].map((item) => commit.add(item)))
  expect(told.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled'])
})

test('there is room until too many wait', async () => {
  const commit = new GroupCommit<number>({ ...settings, write: async () => {} })
  const waiting = [1, 2, 3].map((item) => commit.add(item))
  expect([commit.hasCapacity(), commit.hasCapacity(2)]).toEqual([true, false])
  await Promise.all(waiting)
  expect(commit.hasCapacity(4)).toBe(true)
})

test('whenever things come, each is written exactly once and in order', async () => {
  const coming = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(coming, async (pauses) => {
      const written: number[] = []
      const commit = new GroupCommit<number>({
        waitMs: 0,
        maxBatchSize: 4,
        maxQueueSize: 100,
        write: async (items) => {
          await new Promise((resolve) => setTimeout(resolve, 1))
          written.push(...items)
        },
      })
      for (const [item, pause] of pauses.entries()) {
        commit.add(item)
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      }
      await commit.drain()
      expect(written).toEqual(pauses.map((_, item) => item))
    }),
    { numRuns: 30 },
  )
})
