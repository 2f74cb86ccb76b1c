import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareProportions, confidenceInterval } from './compare-proportions'

const share = (successes: number, total: number) => ({ successes, total })
const anyShare = fc
  .tuple(fc.nat(5_000), fc.integer({ min: 1, max: 5_000 }))
  .map(([done, of]) => share(Math.min(done, of), of))

test('a share lies within its likely range, which is narrower the more visits there were', () => {
  fc.assert(
    fc.property(anyShare, ({ successes, total }) => {
      const [from, to] = confidenceInterval({ successes, total })
      const [closerFrom, closerTo] = confidenceInterval({ successes: successes * 10, total: total * 10 })
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(1)
      expect(from).toBeLessThanOrEqual(successes / total + 1e-9)
      expect(to).toBeGreaterThanOrEqual(successes / total - 1e-9)
      expect(closerTo - closerFrom).toBeLessThan(to - from)
    }),
  )
})

test('ranges are those of the published formula', () => {
  const [from, to] = confidenceInterval(share(10, 100))
  expect(from).toBeCloseTo(0.0552, 4)
  expect(to).toBeCloseTo(0.1744, 4)
  expect(confidenceInterval(share(0, 20))[1]).toBeCloseTo(0.1611, 4)
  expect(confidenceInterval(share(0, 0))).toEqual([0, 1])
})

test('a few clicks say nothing yet, however different they look', () => {
  expect(compareProportions(share(0, 12), share(9, 12), 1)).toBe('too-few')
  expect(compareProportions(share(50, 1000), share(9, 20), 1)).toBe('too-few')
})

test('a clear difference is told, a small one is not', () => {
  expect(compareProportions(share(50, 1000), share(90, 1000), 1)).toBe('better')
  expect(compareProportions(share(90, 1000), share(50, 1000), 1)).toBe('worse')
  expect(compareProportions(share(50, 1000), share(58, 1000), 1)).toBe('similar')
})

test('with more versions to compare, a difference must be clearer', () => {
  const [first, other] = [share(100, 1000), share(129, 1000)]
  expect(compareProportions(first, other, 1)).toBe('better')
  expect(compareProportions(first, other, 3)).toBe('similar')
})

test('better one way is worse the other way', () => {
  const opposite = { better: 'worse', worse: 'better', similar: 'similar', 'too-few': 'too-few' }
  fc.assert(
    fc.property(anyShare, anyShare, fc.integer({ min: 1, max: 3 }), (a, b, comparisons) => {
      expect(compareProportions(b, a, comparisons)).toBe(opposite[compareProportions(a, b, comparisons)])
    }),
  )
})
