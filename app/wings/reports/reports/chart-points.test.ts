import { expect, test } from 'vitest'
import { buildChartPoints, listIntervals } from './chart-points'
import { formatDateRange, formatIntervalLong, formatIntervalShort } from './format-interval'
import { zeroVisitMetrics } from './metrics'

const point = (at: string, visits: number) => ({ ...zeroVisitMetrics, at, visits })
const visits = (counts: { visits: number }) => counts.visits

test('days without a visit are there too, each beside the day as far into the time before', () => {
  const points = buildChartPoints({
    step: 'day',
    value: visits,
    current: { range: { from: '2026-03-01', to: '2026-03-03' }, points: [point('2026-03-02', 5)] },
    previous: { range: { from: '2026-02-26', to: '2026-02-28' }, points: [point('2026-02-28', 7)] },
    present: '2026-03-03',
  })
  expect(points).toEqual([
    { at: '2026-03-01', value: 0, previousAt: '2026-02-26', previousValue: 0 },
    { at: '2026-03-02', value: 5, previousAt: '2026-02-27', previousValue: 0 },
    { at: '2026-03-03', value: 0, previousAt: '2026-02-28', previousValue: 7 },
  ])
})

test('hours that have not come yet have no figure, and without a comparison there is none', () => {
  const day = { from: '2026-03-01', to: '2026-03-01' }
  const now = { range: day, points: [point('2026-03-01T09', 3)] }
  const points = buildChartPoints({
    step: 'hour',
    value: visits,
    current: now,
    previous: null,
    present: '2026-03-01T10',
  })
  expect(points).toHaveLength(24)
  expect(points.slice(9, 12).map(({ value, previousValue }) => [value, previousValue])).toEqual([
    [3, null],
    [0, null],
    [null, null],
  ])
})

test('weeks begin on Monday, months on their first day, also before the range does', () => {
  const range = { from: '2026-03-01', to: '2026-04-02' }
  expect(listIntervals(range, 'week').slice(0, 2)).toEqual(['2026-02-23', '2026-03-02'])
  expect(listIntervals(range, 'month')).toEqual(['2026-03-01', '2026-04-01'])
})

test('times as they are read', () => {
  expect(formatIntervalShort('hour', '2026-03-01T05')).toBe('05:00')
  expect(formatIntervalLong('hour', '2026-03-01T05')).toBe('Sun, March 1, 2026, 05:00')
  expect(formatIntervalLong('week', '2026-03-02')).toBe('Week of Mar 2, 2026')
  expect(formatIntervalShort('month', '2026-03-01')).toBe('Mar 26')
  expect(formatIntervalLong('month', '2026-03-01')).toBe('March 2026')
})

test('ranges as they are read', () => {
  const said = (from: string, to: string) => formatDateRange({ from, to })
  expect(said('2026-03-01', '2026-03-01')).toBe('Mar 1, 2026')
  expect(said('2026-03-01', '2026-03-07')).toBe('Mar 1 – Mar 7, 2026')
  expect(said('2025-12-31', '2026-01-01')).toBe('Dec 31, 2025 – Jan 1, 2026')
})
