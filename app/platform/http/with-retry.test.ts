import { expect, test } from 'vitest'
import { backoffMs, isTransientStatus, withRetry } from './with-retry'

function failing(times: number) {
  let calls = 0
  return async () => {
    if (calls++ < times) throw new Error(`failure ${calls}`)
    return calls
  }
}

test('work is done again after the delay that is said, until it succeeds', async () => {
  const waited: number[] = []
  const pause = async (ms: number) => void waited.push(ms)
  expect(await withRetry(failing(3), { delayAfter: (_error, failures) => failures * 10, pause })).toBe(4)
  expect(waited).toEqual([10, 20, 30])
})

test('without a delay the error is thrown, and nothing is waited for', async () => {
  const waited: number[] = []
  const pause = async (ms: number) => void waited.push(ms)
  const delayAfter = (_error: unknown, failures: number) => [5][failures - 1]
  await expect(withRetry(failing(3), { delayAfter, pause })).rejects.toThrow('failure 2')
  expect(waited).toEqual([5])
})

test('what delayAfter throws is what went wrong', async () => {
  const delayAfter = async () => {
    throw new Error('the database is away')
  }
  await expect(withRetry(failing(1), { delayAfter })).rejects.toThrow('the database is away')
})

test('the delay doubles up to its limit', () => {
  const delays = [1, 2, 3, 4, 5, 60].map((failures) => backoffMs(failures, { firstMs: 500, maxMs: 5_000 }))
  expect(delays).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000])
})

test.each([
  [0, true],
  [400, false],
  [428, false],
  [429, true],
  [430, false],
  [499, false],
  [500, true],
  [503, true],
])('status %i is transient: %s', (status, isTransient) => expect(isTransientStatus(status)).toBe(isTransient))
