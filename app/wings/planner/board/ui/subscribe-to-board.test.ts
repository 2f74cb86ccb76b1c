import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BoardStore } from './board-store'
import { subscribeToBoard } from './subscribe-to-board'

let asked: string[] = []
let answer: { status: number; message?: string }

/** A line that the server refuses each time, as it does with 429: browsers only learn that there is none. */
class RefusedLine {
  static readonly OPEN = 1
  readonly readyState = 2
  onerror = () => {}
  constructor() {
    asked.push('events')
    queueMicrotask(() => this.onerror())
  }
  close() {}
}

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('EventSource', RefusedLine)
  vi.stubGlobal('fetch', async () => {
    asked.push('progress')
    const { status, message = '' } = answer
    return Response.json(status === 200 ? { update: null } : { error: { code: 'x', message } }, { status })
  })
})
afterEach(() => void vi.useRealTimers())

function follow() {
  const onRefused = vi.fn()
  const setConnection = vi.fn()
  const store = { setConnection, syncState: () => ({ version: 1, revision: 1 }) } as unknown as BoardStore
  const end = subscribeToBoard({
    store,
    planId: '1',
    onPlanChanged: () => {},
    onRefused,
  })
  return { onRefused, setConnection, end }
}

test('where there are too many lines the board asks for what is new, every ten seconds at most, and is not given up', async () => {
  answer = { status: 200 }
  const { onRefused, end } = follow()
  await vi.advanceTimersByTimeAsync(60_000)
  const times = asked.filter((what) => what === 'progress').length
  expect(times).toBeGreaterThan(6)
  expect(times).toBeLessThan(12)
  expect(onRefused).not.toHaveBeenCalled()
  end()
})

test('too many questions are asked again later; whoever is signed out hears it, and nothing more is asked', async () => {
  answer = { status: 429, message: 'Too many attempts.' }
  const { onRefused, setConnection, end } = follow()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(onRefused).not.toHaveBeenCalled()
  answer = { status: 401, message: 'You are signed out.' }
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onRefused).toHaveBeenCalledExactlyOnceWith('You are signed out.')
  expect(setConnection).toHaveBeenLastCalledWith('rejected')
  const before = asked.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.length).toBe(before)
  end()
})
