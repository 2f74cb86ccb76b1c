import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aTaskProgress } from '../fixtures'
import { indexByTask, listColumn, type ProgressByTask, TASK_STATUSES, type TaskProgress } from '../task-progress'
import { applyBoardChanges, findChangedRows } from './apply-board-changes'
import type { BoardChange } from './board-change'
import { applyPendingBatches, mergeReceivedRows } from './optimistic-board'

const TASKS = Array.from({ length: 8 }, (_, index) => `T-${index + 1}`)
const NOW = new Date('2026-05-04T10:00:00Z')
const start = () => indexByTask(TASKS.map((taskId, index) => aTaskProgress(taskId, { position: `a${index}` })))

const aMove: fc.Arbitrary<BoardChange> = fc
  .tuple(fc.constantFrom(...TASKS), fc.constantFrom(...TASK_STATUSES), fc.option(fc.constantFrom(...TASKS)))
  .map(([taskId, status, after]) => ({ type: 'move', taskIds: [taskId], status, after }))

const columnsOf = (rows: ProgressByTask) =>
  TASK_STATUSES.map((status) => listColumn(rows, status).map(({ taskId }) => taskId))

/** What the server does with moves in the order in which they happen to arrive: one change of the board after the other. */
function serve(moves: BoardChange[]) {
  let rows: ProgressByTask = start()
  const news: TaskProgress[][] = []
  for (const [index, move] of moves.entries()) {
    const changed = findChangedRows(rows, applyBoardChanges(rows, [move], NOW)).map((row) => ({
      ...row,
      version: index + 1,
    }))
    rows = mergeReceivedRows(rows, changed)
    news.push(changed)
  }
  return { rows, news }
}

test('moves of several clients in any order of arrival leave every client with the same board, no card lost or doubled', () => {
  fc.assert(
    fc.property(
      fc.array(aMove, { maxLength: 40 }),
      fc.infiniteStream(fc.nat()),
      fc.infiniteStream(fc.boolean()),
      (moves, order, twice) => {
        const arriving = shuffled(moves, order)
        const { rows, news } = serve(arriving)
        for (let client = 0; client < 3; client++) {
          const heard = shuffled(news, order).flatMap((one) => (twice.next().value ? [one, one] : [one]))
          const board = heard.reduce<ProgressByTask>((known, one) => mergeReceivedRows(known, one), start())
          expect(columnsOf(board)).toEqual(columnsOf(rows))
          expect(columnsOf(board).flat().sort()).toEqual([...TASKS].sort())
        }
      },
    ),
  )
})

test('what is on its way shows at once, stays on top of what others do, and ends as the server says', () => {
  fc.assert(
    fc.property(fc.array(aMove, { maxLength: 15 }), aMove, (theirs, mine) => {
      const { rows } = serve(theirs)
      const pending = [{ key: 1, changes: [mine], at: NOW }]
      const optimistic = applyPendingBatches({ rows, pending })
      const answered = applyBoardChanges(rows, [mine], NOW)
      expect(columnsOf(optimistic)).toEqual(columnsOf(answered))
      const news = findChangedRows(rows, answered).map((row) => ({ ...row, version: theirs.length + 1 }))
      // the event of one's own change may come before the answer to it
      const heardFirst = mergeReceivedRows(rows, news)
      expect(columnsOf(applyPendingBatches({ rows: heardFirst, pending: [] }))).toEqual(columnsOf(answered))
    }),
  )
})

function shuffled<Item>(items: readonly Item[], order: fc.Stream<number>) {
  const ranks = items.map(() => order.next().value ?? 0)
  return items
    .map((item, index) => ({ item, rank: ranks[index] ?? 0 }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}
