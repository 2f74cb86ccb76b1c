import { aPerson } from '~/domains/accounts/fixtures'
import { findPlanFor } from '~/domains/plans/queries.server'
import { aStoredPlan } from '~/domains/plans/stored-fixtures'
import { expect, test } from '../../../tests/support/test'
import { findProgressOf } from './plan-progress.server'
import { timeLeft } from './time-left'

test('a plan tells how many tasks are done and which one is next', async ({ db }) => {
  const mara = await aPerson(db)
  const id = await aStoredPlan(db, mara)
  const plan = (await findPlanFor(db, mara, id))?.plan
  const [first = '', second = ''] = plan?.sprints.flatMap(({ taskIds }) => taskIds) ?? []
  const total = plan?.tasks.length
  expect((await findProgressOf(db, [id])).get(id)).toMatchObject({ done: 0, total, nextTask: { id: first } })
  // a task that left the plan keeps its row and counts for nothing
  const rows = [first, 'T-9999'].map((taskId) => ({ blueprintId: id, taskId, status: 'done', position: 'a' }))
  await db.insertInto('sprintProgress').values(rows).execute()
  const after = (await findProgressOf(db, [id])).get(id)
  expect(after).toMatchObject({ done: 1, total })
  const next = plan?.tasks.find((task) => task.id === after?.nextTask?.id)
  expect(next?.dependsOn.every((need) => need === first)).toBe(true)
  expect([second, ...(plan?.tasks.map((task) => task.id) ?? [])]).toContain(next?.id)
})

test('a plan whose tasks are all done has no next one', async ({ db }) => {
  const mara = await aPerson(db)
  const id = await aStoredPlan(db, mara, 'browser-extension')
  const plan = (await findPlanFor(db, mara, id))?.plan
  const rows = (plan?.tasks ?? []).map((task) => ({ blueprintId: id, taskId: task.id, status: 'done', position: 'a' }))
  await db.insertInto('sprintProgress').values(rows).execute()
  expect((await findProgressOf(db, [id])).get(id)).toEqual({ done: rows.length, total: rows.length, nextTask: null })
})

test.each([
  [null, ''],
  ['2026-03-29', '4 weeks left, until Mar 29, 2026'],
  ['2026-03-08', '1 week left, until Mar 8, 2026'],
  ['2026-03-04', '3 days left, until Mar 4, 2026'],
  ['2026-03-02', '1 day left, until Mar 2, 2026'],
  ['2026-03-01', 'ended Mar 1, 2026'],
])('a plan that ends on %s has this left on March 2: %s', (endsOn, text) => {
  expect(timeLeft(endsOn, new Date('2026-03-02T09:00:00Z'))).toBe(text)
})
