import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aTaskProgress } from '../fixtures'
import { indexByTask, listColumn, type ProgressByTask, TASK_STATUSES, type TaskStatus } from '../task-progress'
import { applyBoardChanges } from './apply-board-changes'
import type { BoardChange } from './board-change'
import { invertChanges } from './invert-changes'

const NOW = new Date('2026-05-04T10:00:00Z')
const TASKS = ['T-1', 'T-2', 'T-3', 'T-4', 'T-5', 'T-6']

const laidOut = () => indexByTask(TASKS.map((taskId, index) => aTaskProgress(taskId, { position: `a${index}` })))
const idsIn = (rows: ProgressByTask, status: TaskStatus) => listColumn(rows, status).map(({ taskId }) => taskId)
const move = (taskIds: string[], status: TaskStatus, place: object = {}): BoardChange => ({
  type: 'move',
  taskIds,
  status,
  ...place,
})
const after = (rows: ProgressByTask, ...changes: BoardChange[]) => applyBoardChanges(rows, changes, NOW)

const aTask = fc.constantFrom(...TASKS)
const aPlace = fc.oneof(
  aTask.map((after) => ({ after })),
  aTask.map((before) => ({ before })),
  fc.constant({}),
  fc.constant({ toTop: true }),
)
const aChange: fc.Arbitrary<BoardChange> = fc.oneof(
  fc
    .tuple(fc.uniqueArray(aTask, { minLength: 1, maxLength: 3 }), fc.constantFrom(...TASK_STATUSES), aPlace)
    .map(([taskIds, status, place]) => move(taskIds, status, place)),
  fc
    .tuple(aTask, fc.constantFrom('ada', null))
    .map(([taskId, assigneeId]): BoardChange => ({ type: 'assign', taskIds: [taskId], assigneeId })),
  fc
    .tuple(aTask, fc.constantFrom('FR-1.1', 'FR-1.2'), fc.boolean())
    .map(([taskId, criterionId, isDone]): BoardChange => ({ type: 'tick', taskId, criterionId, isDone })),
)

test('a card goes below or above another one, to the end or to the top', () => {
  const rows = laidOut()
  expect(idsIn(after(rows, move(['T-1'], 'backlog', { after: 'T-3' })), 'backlog').slice(0, 3)).toEqual([
    'T-2',
    'T-3',
    'T-1',
  ])
  expect(idsIn(after(rows, move(['T-4'], 'backlog', { before: 'T-2' })), 'backlog').slice(0, 3)).toEqual([
    'T-1',
    'T-4',
    'T-2',
  ])
  expect(idsIn(after(rows, move(['T-1'], 'backlog')), 'backlog').at(-1)).toBe('T-1')
  expect(idsIn(after(rows, move(['T-5'], 'backlog', { toTop: true })), 'backlog')[0]).toBe('T-5')
})

test('several cards go together and keep the order in which they were chosen', () => {
  const ready = after(laidOut(), move(['T-6', 'T-2', 'T-4'], 'ready'))
  expect(idsIn(ready, 'ready')).toEqual(['T-6', 'T-2', 'T-4'])
})

test('a neighbor that went elsewhere meanwhile does not take the card along', () => {
  const rows = after(laidOut(), move(['T-3'], 'done'))
  expect(idsIn(after(rows, move(['T-1'], 'ready', { after: 'T-3' })), 'ready')).toEqual(['T-1'])
  expect(idsIn(after(rows, move(['T-1'], 'backlog', { after: 'T-3', before: 'T-4' })), 'backlog')).toEqual([
    'T-2',
    'T-1',
    'T-4',
    'T-5',
    'T-6',
  ])
})

test('a card that is put where it is does not change, and others stay the same objects', () => {
  const rows = laidOut()
  expect(after(rows, move(['T-2'], 'backlog', { after: 'T-1' })).get('T-2')).toBe(rows.get('T-2'))
  expect(after(rows, move(['T-2'], 'done')).get('T-1')).toBe(rows.get('T-1'))
})

test('what is done says since when, and forgets it when it is opened again', () => {
  const done = after(laidOut(), move(['T-1'], 'done'))
  expect(done.get('T-1')?.doneAt).toBe(NOW.toISOString())
  expect(after(done, move(['T-1'], 'review')).get('T-1')?.doneAt).toBeNull()
})

test('nobody says that a task was done in the future', () => {
  const claimed = move(['T-1'], 'done', { doneAt: '2030-01-01T00:00:00.000Z' })
  expect(after(laidOut(), claimed).get('T-1')?.doneAt).toBe(NOW.toISOString())
})

test('between the same two cards there is always another place, and no key grows without end', () => {
  let rows = laidOut()
  for (let count = 0; count < 2_000; count++) {
    const [taskId = ''] = idsIn(rows, 'backlog').slice(count % 2 ? 2 : -1)
    rows = after(rows, move([taskId], 'backlog', { after: idsIn(rows, 'backlog')[0] }))
    expect(new Set([...rows.values()].map(({ position }) => position)).size).toBe(TASKS.length)
  }
  expect(Math.max(...[...rows.values()].map(({ position }) => position.length))).toBeLessThanOrEqual(60)
})

test('whatever is done, no card is lost or doubled, and each column has one order', () => {
  fc.assert(
    fc.property(fc.array(aChange, { maxLength: 40 }), (changes) => {
      const rows = after(laidOut(), ...changes)
      expect(TASK_STATUSES.flatMap((status) => idsIn(rows, status)).sort()).toEqual(TASKS)
      for (const status of TASK_STATUSES) {
        const positions = listColumn(rows, status).map(({ position }) => position)
        expect(new Set(positions).size).toBe(positions.length)
      }
    }),
  )
})

test('undo brings back where each card was, who had it, what was ticked and when it was done', () => {
  const wanted = (rows: ProgressByTask) => ({
    columns: TASK_STATUSES.map((status) => idsIn(rows, status)),
    rest: [...rows.values()].map(({ taskId, assigneeId, criteriaDone, doneAt }) => ({
      taskId,
      assigneeId,
      criteria: [...criteriaDone].sort(),
      doneAt,
    })),
  })
  fc.assert(
    fc.property(
      fc.array(aChange, { maxLength: 20 }),
      fc.array(aChange, { minLength: 1, maxLength: 3 }),
      (before, changes) => {
        const rows = after(laidOut(), ...before)
        const changed = applyBoardChanges(rows, changes, NOW)
        expect(
          wanted(applyBoardChanges(changed, invertChanges(rows, changes), new Date(NOW.getTime() + 5_000))),
        ).toEqual(wanted(rows))
      },
    ),
  )
})
