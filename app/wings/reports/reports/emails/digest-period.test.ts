import { expect, test } from 'vitest'
import { findDuePeriod, lastFullPeriod, previousPeriod } from './digest-period'

const EIGHT = 480
const week = { from: '2026-02-23', to: '2026-03-01' }
const february = { from: '2026-02-01', to: '2026-02-28' }

test('a week runs from Monday to Sunday, a month from its first to its last day', () => {
  for (const today of ['2026-03-02', '2026-03-05', '2026-03-08']) expect(lastFullPeriod('weekly', today)).toEqual(week)
  for (const today of ['2026-03-01', '2026-03-31']) expect(lastFullPeriod('monthly', today)).toEqual(february)
  expect(lastFullPeriod('monthly', '2028-03-15')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(lastFullPeriod('monthly', '2026-01-01')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
})

test('a week is compared with the week before, a month with the month before', () => {
  expect(previousPeriod('weekly', week)).toEqual({ from: '2026-02-16', to: '2026-02-22' })
  expect(previousPeriod('monthly', february)).toEqual({ from: '2026-01-01', to: '2026-01-31' })
})

test.for([
  ['weekly', '2026-03-02', EIGHT - 1, undefined],
  ['weekly', '2026-03-02', EIGHT, week],
  ['weekly', '2026-03-03', 0, week],
  ['weekly', '2026-03-05', 1439, week],
  ['weekly', '2026-03-06', 0, undefined],
  ['weekly', '2026-03-08', 1439, undefined],
  ['monthly', '2026-03-01', EIGHT - 1, undefined],
  ['monthly', '2026-03-01', EIGHT, february],
  ['monthly', '2026-03-04', 1439, february],
  ['monthly', '2026-03-05', 0, undefined],
] as const)('%s on %s, minute %i: %j', ([kind, today, minute, due]) => {
  expect(findDuePeriod(kind, today, minute)).toEqual(due)
})
