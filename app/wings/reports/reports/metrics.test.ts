import { expect, test } from 'vitest'
import {
  compareMetric,
  formatMetric,
  formatMetricShort,
  formatPlainMetric,
  getMetric,
  metricNames,
  metrics,
  zeroVisitMetrics,
} from './metrics'

const dollars = { currency: 'USD', language: 'en' }
const counts = { visitors: 80, visits: 100, views: 240, bounces: 35, seconds: 6_500, purchases: 2, cents: 99_800 }

test('each figure of some visits as people read it', () => {
  const said = metricNames.map((name) => formatMetric(metrics[name].format, getMetric(name).value(counts), dollars))
  expect(said).toEqual(['80', '100', '240', '2.4', '35%', '1m 5s', '2', '$998.00'])
})

test('of nothing there is nothing, not an error', () => {
  expect(metricNames.map((name) => getMetric(name).value(zeroVisitMetrics))).toEqual(metricNames.map(() => 0))
})

test('figures where there is little room', () => {
  expect(formatMetricShort('count', 12_345, dollars)).toBe('12.3K')
  expect(formatMetricShort('money', 1_234_500, dollars)).toBe('$12.3K')
  expect(formatMetricShort('money', 12_345, { currency: 'JPY', language: 'en' })).toBe('¥12.3K')
  expect([59.4, 59.6, 3_599, 3_600, 3_700].map((seconds) => formatPlainMetric('seconds', seconds))).toEqual([
    ...['59s', '1m 0s', '59m 59s', '1h 0m', '1h 1m'],
  ])
  expect(formatPlainMetric('share', 0.002)).toBe('0.2%')
})

test.each([
  ['visitors', 112, 100, '+12%', 'up', true],
  ['visitors', 88, 100, '−12%', 'down', false],
  ['visitors', 5, 0, 'new', 'up', true],
  ['visitors', 0, 0, 'no change', 'same', true],
  ['visitors', 1_001, 1_000, 'about the same', 'same', true],
  ['visitors', 1_005, 1_000, '+1%', 'up', true],
  ['visitors', 1_099, 100, '+999%', 'up', true],
  ['visitors', 1_100, 100, '11×', 'up', true],
  ['visitors', 2_000, 100, '20×', 'up', true],
] as const)('%s of %d after %d: %s', (name, now, before, label, direction, isGood) => {
  expect(compareMetric(getMetric(name), now, before)).toMatchObject({ label, direction, isGood })
})

test('a share changes by points, and fewer bounces are better', () => {
  expect(compareMetric(getMetric('bounces'), 0.3, 0.35)).toMatchObject({ label: '−5 points', isGood: true })
  expect(compareMetric(getMetric('bounces'), 0.36, 0.35)).toMatchObject({ label: '+1 point', isGood: false })
})
