import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiResult } from '~/platform/http/api-client'
import type { BoardChangeResult } from '../commands.server'
import { applyBoardChanges, findChangedRows } from '../engine/apply-board-changes'
import type { BoardChange } from '../engine/board-change'
import { aTaskProgress } from '../fixtures'
import { indexByTask } from '../task-progress'
import { BoardStore } from './board-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const toReady: BoardChange = { type: 'move', taskIds: ['T-1'], status: 'ready' }

/** A store before a server that answers as `answer` says; by default it does what it is asked to. */
function aStore() {
  let rows = indexByTask([aTaskProgress('T-1', { position: 'a0' }), aTaskProgress('T-2', { position: 'a1' })])
  let version = 0
  const sent: BoardChange[][] = []
  const refused: string[] = []
  const server = {
    fault: undefined as undefined | { status: number; message: string },
    answer(changes: BoardChange[]): ApiResult<BoardChangeResult> {
      if (server.fault) return { ok: false, ...server.fault }
      version++
      const next = applyBoardChanges(rows, changes, new Date())
      const news = findChangedRows(rows, next).map((row) => ({ ...row, version }))
      rows = next
      return { ok: true, body: { version, rows: news } }
    },
  }
  const store = new BoardStore({
    board: { rows: [...rows.values()], limits: {}, version: 0, revision: 1 },
    send: async (changes) => {
      sent.push(changes)
      return server.answer(changes)
    },
    onRejected: (message) => refused.push(message),
  })
  const statusOf = (taskId: string) => store.view().rows.get(taskId)?.status
  return { store, server, sent, refused, statusOf }
}

test('a move shows before the server has answered', async () => {
  const { store, statusOf } = aStore()
  store.apply('T-1 to Ready', [toReady])
  expect(statusOf('T-1')).toBe('ready')
  expect(store.view().pendingCount).toBe(1)
  await vi.runAllTimersAsync()
  expect(statusOf('T-1')).toBe('ready')
  expect(store.view().pendingCount).toBe(0)
})

test('what the server refuses goes back to where it was, with its sentence, and there is nothing to undo', async () => {
  const { store, server, statusOf, refused } = aStore()
  server.fault = { status: 403, message: 'You can view this plan but not edit it.' }
  store.apply('T-1 to Ready', [toReady])
  await vi.runAllTimersAsync()
  expect(statusOf('T-1')).toBe('backlog')
  expect(refused).toEqual(['You can view this plan but not edit it.'])
  expect(store.view().undoLabel).toBeUndefined()
})

test('without a connection moves wait, in their order, and are sent once it is back', async () => {
  const { store, server, statusOf, sent, refused } = aStore()
  server.fault = { status: 0, message: 'You are offline. Nothing was changed.' }
  store.apply('T-1 to Ready', [toReady])
  store.apply('T-2 to Done', [{ type: 'move', taskIds: ['T-2'], status: 'done' }])
  await vi.advanceTimersByTimeAsync(10)
  expect([statusOf('T-1'), statusOf('T-2'), store.view().pendingCount]).toEqual(['ready', 'done', 2])
  server.fault = undefined
  sent.length = 0
  store.setConnection('live')
  await vi.runAllTimersAsync()
  expect(sent.flat().map((change) => change.type === 'move' && change.taskIds[0])).toEqual(['T-1', 'T-2'])
  expect([store.view().pendingCount, refused.length]).toEqual([0, 0])
})

test('a server that fails again and again is not asked forever', async () => {
  const { store, server, sent, refused, statusOf } = aStore()
  server.fault = { status: 500, message: 'Something went wrong. Nothing was changed.' }
  store.apply('T-1 to Ready', [toReady])
  await vi.runAllTimersAsync()
  expect([sent.length, refused.length, statusOf('T-1')]).toEqual([3, 1, 'backlog'])
})

test('undo takes back the last change, or the one that was meant', async () => {
  const { store, statusOf } = aStore()
  const first = store.apply('T-1 to Ready', [toReady])
  store.apply('T-2 to Done', [{ type: 'move', taskIds: ['T-2'], status: 'done' }])
  await vi.runAllTimersAsync()
  expect(store.undo(first)).toBe('T-1 to Ready')
  expect([statusOf('T-1'), statusOf('T-2')]).toEqual(['backlog', 'done'])
  expect(store.undo()).toBe('T-2 to Done')
  expect(store.undo()).toBeUndefined()
  await vi.runAllTimersAsync()
  expect([statusOf('T-1'), statusOf('T-2')]).toEqual(['backlog', 'backlog'])
})
