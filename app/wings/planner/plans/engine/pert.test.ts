import { expect, test } from 'vitest'
import { correlatedHours, expectedHours, standardDeviationHours, sumEstimates } from './pert'

const estimate = { optimistic: 2, mostLikely: 5, pessimistic: 14 }

test('a task is expected to take a sixth of o + 4m + p, give or take a sixth of p - o', () => {
  expect(expectedHours(estimate)).toBe(6)
  expect(standardDeviationHours(estimate)).toBe(2)
})

test('four equal tasks have four times the expected hours and twice the spread', () => {
  const { expected, sigma, p50, p80 } = sumEstimates([estimate, estimate, estimate, estimate])
  expect([expected, sigma, p50]).toEqual([24, 4, 24])
  expect(p80).toBeCloseTo(24 + 0.8416 * 4)
})

test('tasks that err together spread further than tasks that err each for itself', () => {
  const { low, high } = correlatedHours([estimate, estimate, estimate, estimate])
  expect(low).toBeCloseTo(24 - 0.8416 * 8)
  expect(high).toBeCloseTo(24 + 0.8416 * 8)
})

test('no tasks take no time', () => {
  expect(sumEstimates([])).toEqual({ expected: 0, sigma: 0, p50: 0, p80: 0 })
})
