import { expect, test } from 'vitest'
import { makePlan } from '~/wings/planner/plans/engine/make-plan'
import { SAMPLE_BRIEFS } from '~/wings/planner/plans/fixtures'
import { aTaskProgress } from './fixtures'
import { indexByTask, type TaskProgress } from './task-progress'
import { findBlockers, pickNextTask, sortByWorkingOrder } from './working-order'

const plan = {
  tasks: [
    { id: 'T-1', dependsOn: [], priority: 'should' as const },
    { id: 'T-2', dependsOn: [], priority: 'must' as const },
    { id: 'T-3', dependsOn: ['T-1'], priority: 'must' as const },
    { id: 'T-4', dependsOn: [], priority: 'could' as const },
  ],
  waves: [
    { id: 'W-1', key: 'w', origin: { by: 'rule' as const, from: 'x' }, number: 1, taskIds: ['T-1', 'T-2', 'T-4'] },
    { id: 'W-2', key: 'v', origin: { by: 'rule' as const, from: 'x' }, number: 2, taskIds: ['T-3'] },
  ],
  schedule: { criticalPath: ['T-4', 'T-3'] },
}
const next = (...rows: TaskProgress[]) => pickNextTask(plan, indexByTask(rows), 'ada')?.id

test('in a wave the critical path comes first, then what must be there', () => {
  expect(sortByWorkingOrder(plan).map(({ id }) => id)).toEqual(['T-4', 'T-2', 'T-1', 'T-3'])
})

test('what was begun goes on first, then what is assigned to the person, then what is nobody’s', () => {
  expect(next()).toBe('T-4')
  expect(next(aTaskProgress('T-1', { status: 'in-progress' }))).toBe('T-1')
  expect(next(aTaskProgress('T-1', { assigneeId: 'ada' }))).toBe('T-1')
  expect(
    next(
      aTaskProgress('T-1', { assigneeId: 'ada' }),
      aTaskProgress('T-2', { assigneeId: 'ada', status: 'in-progress' }),
    ),
  ).toBe('T-2')
})

test('what somebody else is at is no next task, and neither is what waits for something', () => {
  expect(next(aTaskProgress('T-4', { assigneeId: 'bob' }), aTaskProgress('T-2', { status: 'done' }))).toBe('T-1')
  const othersHaveAll = ['T-1', 'T-2', 'T-4'].map((id) =>
    aTaskProgress(id, { assigneeId: 'bob', status: 'in-progress' }),
  )
  expect(next(...othersHaveAll)).toBeUndefined()
  expect(next(...othersHaveAll.map((row) => ({ ...row, status: 'done' as const })))).toBe('T-3')
})

test('a dependency that left the plan blocks nobody', () => {
  const task = { id: 'T-3', dependsOn: ['T-1', 'T-99'] }
  expect(findBlockers(task, indexByTask([aTaskProgress('T-1')]), (id) => id !== 'T-99')).toEqual(['T-1'])
})

test.each(Object.keys(SAMPLE_BRIEFS) as (keyof typeof SAMPLE_BRIEFS)[])(
  'the steps of a %s come after all that they need',
  (kind) => {
    const made = makePlan(SAMPLE_BRIEFS[kind], { today: '2026-03-02' })
    const order = sortByWorkingOrder(made).map(({ id }) => id)
    expect(order.toSorted()).toEqual(made.tasks.map(({ id }) => id).toSorted())
    for (const { id, dependsOn } of made.tasks)
      for (const needed of dependsOn) expect(order.indexOf(needed)).toBeLessThan(order.indexOf(id))
  },
)
