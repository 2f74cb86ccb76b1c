import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { restartOnExit } from './restart-on-exit.server'

const backoff = { delaysMs: [10, 40, 300], healthyAfterMs: 400 }

/** Starts of a server that lives for the time that `livesMs` names for it in turn; the last one lives on. */
function aServer(livesMs: number[]) {
  const startedAt: number[] = []
  const start = async () => {
    startedAt.push(performance.now())
    const lifeMs = livesMs[startedAt.length - 1]
    if (lifeMs === undefined) return { ended: stopped.promise, stop: async () => stopped.resolve() }
    if (lifeMs < 0) throw new Error('It does not start.')
    return { ended: pause(lifeMs), stop: async () => {} }
  }
  const stopped = Promise.withResolvers<void>()
  const waitsMs = () => startedAt.slice(1).map((at, index) => at - (startedAt[index] ?? 0) - (livesMs[index] ?? 0))
  return { start, waitsMs }
}

async function waitsOf(livesMs: number[]) {
  const { start, waitsMs } = aServer(livesMs)
  const stopping = new AbortController()
  const stop = restartOnExit(await start(), start, stopping.signal, backoff)
  await expect.poll(() => waitsMs().length).toBe(livesMs.length)
  stopping.abort()
  await stop()
  return waitsMs()
}

test('what starts and ends again at once is started less and less often', async () => {
  const [, second = 0, third = 0, fourth = 0] = await waitsOf([0, 0, 0, 0])
  expect([second >= 39, third >= 299, fourth >= 299]).toEqual([true, true, true])
})

test('starts that fail count like those that end at once', async () => {
  const [, second = 0, third = 0] = await waitsOf([0, -1, 0])
  expect([second >= 39, third >= 299]).toEqual([true, true])
})

test('what ran for a while is started again soon', async () => {
  const [, , third = 0, fourth = 0] = await waitsOf([0, 0, 0, 500])
  expect(third).toBeGreaterThanOrEqual(299)
  expect(fourth).toBeLessThan(290)
})

test('a stop in the middle of a wait ends it', async () => {
  const { start, waitsMs } = aServer([0])
  const stopping = new AbortController()
  const stop = restartOnExit(await start(), start, stopping.signal, { ...backoff, delaysMs: [60_000] })
  await pause(20)
  stopping.abort()
  await stop()
  expect(waitsMs()).toEqual([])
})
