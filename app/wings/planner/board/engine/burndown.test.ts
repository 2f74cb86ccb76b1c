import { expect, test } from 'vitest'
import { calculateBurndown, getPlanPeriod } from './burndown'

const period = { begin: '2026-03-02', end: '2026-03-12' }
const leftOn = (
  day: string,
  at: string,
  tasks = [
    { hours: 10, doneAt: '2026-03-04T09:00:00Z' },
    { hours: 30, doneAt: null },
  ],
) => calculateBurndown(tasks, period, new Date(at)).days.find((one) => one.day === day)

test('hours are left until the day on which their task was done', () => {
  expect(leftOn('2026-03-03', '2026-03-05T12:00:00Z')?.left).toBe(40)
  expect(leftOn('2026-03-04', '2026-03-05T12:00:00Z')?.left).toBe(30)
  expect(leftOn('2026-03-06', '2026-03-05T12:00:00Z')?.left).toBeNull()
})

test('the even pace goes from all hours on the first day to none on the last', () => {
  const ideals = calculateBurndown([{ hours: 40, doneAt: null }], period, new Date('2026-03-02T00:00:00Z')).days.map(
    ({ ideal }) => ideal,
  )
  expect([ideals[0], ideals[5], ideals.at(-1)]).toEqual([40, 20, 0])
})

test('a plan that is late goes on until today', () => {
  const { days } = calculateBurndown([{ hours: 5, doneAt: null }], period, new Date('2026-03-20T00:00:00Z'))
  expect(days.at(-1)).toEqual({ day: '2026-03-20', ideal: 0, left: 5 })
})

test('without dates in the sprints the work begins on the day the plan was made', () => {
  const plan = { sprints: [{ startsOn: null, endsOn: null }], schedule: { weeksNeeded: 2 } }
  expect(getPlanPeriod(plan, new Date('2026-03-02T18:00:00Z'))).toEqual({ begin: '2026-03-02', end: '2026-03-16' })
})

test('a plan that says it takes a million million weeks breaks nothing', () => {
  const { begin, end } = getPlanPeriod(
    { sprints: [], schedule: { weeksNeeded: 1e12 } },
    new Date('2026-03-02T10:00:00Z'),
  )
  expect([begin, end]).toEqual(['2026-03-02', expect.stringMatching(/^2125-/)])
})
