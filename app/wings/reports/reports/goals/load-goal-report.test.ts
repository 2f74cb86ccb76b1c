import { randomUUID } from 'node:crypto'
import { rebuildChangedDays } from '~/wings/events/analytics/rebuild-days.server'
import { testAdmin as by } from '~test/admin-request'
import { storeCountedVisits, twoVisits } from '~test/store-counted-visits'
import { expect, test } from '~test/test'
import { funnelSettingList } from './funnel-setting-list.server'
import type { Goal } from './goal'
import { goalSettingList } from './goal-setting-list.server'
import { loadGoalReport } from './load-goal-report.server'
import { saveListItem } from './setting-list.server'

const march = new URLSearchParams('period=custom&from=2026-03-01&to=2026-03-31')

test('goals say how often they were reached, in how many visits, and what they brought', async ({
  database: { db },
}) => {
  const goal: Goal = { id: randomUUID(), name: 'Reads', happening: { kind: 'page_view', path: '/do*' } }
  await saveListItem(db, goalSettingList, by, goal)
  await storeCountedVisits(db, '2026-03-02', twoVisits)
  await storeCountedVisits(db, '2026-04-02', twoVisits)
  await rebuildChangedDays(db)
  const { visits, goals } = await loadGoalReport(db, march)
  expect(visits).toBe(2)
  expect(
    goals.map(({ goal: { name }, ...counted }) => [name, counted.visits, counted.cents, counted.isBuiltIn]),
  ).toEqual([
    ['Product viewed', 1, 0, true],
    ['Checkout started', 1, 0, true],
    ['Purchase', 1, 49_900, true],
    ['Download', 0, 0, true],
    ['Reads', 1, 0, false],
  ])
})

test('a funnel counts visits that took its steps in their order', async ({ database: { db } }) => {
  const backwards = {
    id: randomUUID(),
    name: 'Backwards',
    steps: [{ kind: 'purchase' }, { kind: 'product_view' }],
  } as const
  await saveListItem(db, funnelSettingList, by, { ...backwards, steps: [...backwards.steps] })
  await storeCountedVisits(db, '2026-03-02', twoVisits)
  await storeCountedVisits(db, '2026-03-03', twoVisits)
  await rebuildChangedDays(db)
  const { funnels, known } = await loadGoalReport(db, march)
  expect(funnels.map(({ stepMetrics }) => stepMetrics.map(({ visits }) => visits))).toEqual([
    [4, 2, 2, 2, 2],
    [2, 0],
  ])
  expect(known).toEqual({ action: ['Buy now'], product: ['queuepro'] })
})

test('goals and funnels are about the visits that the address chooses, and say which', async ({ database: { db } }) => {
  await storeCountedVisits(db, '2026-03-02', twoVisits)
  await rebuildChangedDays(db)
  const chosen = new URLSearchParams(`${march}&event=purchase`)
  const { visits, goals, funnels, filters } = await loadGoalReport(db, chosen)
  expect([visits, goals.map((goal) => goal.visits), funnels[0]?.stepMetrics[0]?.visits]).toEqual([1, [1, 1, 1, 0], 1])
  expect(filters.map(({ label: words }) => words)).toEqual(['Event is Purchase'])
})

test('a studio that nobody has visited has its goals all the same', async ({ database: { db } }) => {
  const { visits, goals, funnels } = await loadGoalReport(db, march)
  expect([visits, goals.length, funnels.length]).toEqual([0, 4, 1])
})
