import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareShares, likelyRange } from './compare-versions'

const share = (done: number, of: number) => ({ done, of })
const anyShare = fc
  .tuple(fc.nat(5_000), fc.integer({ min: 1, max: 5_000 }))
  .map(([done, of]) => share(Math.min(done, of), of))

test('a share lies within its likely range, which is narrower the more visits there were', () => {
  fc.assert(
    fc.property(anyShare, ({ done, of }) => {
      const [from, to] = likelyRange({ done, of })
      const [closerFrom, closerTo] = likelyRange({ done: done * 10, of: of * 10 })
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(1)
      expect(from).toBeLessThanOrEqual(done / of + 1e-9)
      expect(to).toBeGreaterThanOrEqual(done / of - 1e-9)
      expect(closerTo - closerFrom).toBeLessThan(to - from)
    }),
  )
})

test('ranges are those of the published formula', () => {
  const [from, to] = likelyRange(share(10, 100))
  expect(from).toBeCloseTo(0.0552, 4)
  expect(to).toBeCloseTo(0.1744, 4)
  expect(likelyRange(share(0, 20))[1]).toBeCloseTo(0.1611, 4)
  expect(likelyRange(share(0, 0))).toEqual([0, 1])
})

test('a few clicks say nothing yet, however different they look', () => {
  expect(compareShares(share(0, 12), share(9, 12), 1)).toBe('too-few')
  expect(compareShares(share(50, 1000), share(9, 20), 1)).toBe('too-few')
})

test('a clear difference is told, a small one is not', () => {
  expect(compareShares(share(50, 1000), share(90, 1000), 1)).toBe('better')
  expect(compareShares(share(90, 1000), share(50, 1000), 1)).toBe('worse')
  expect(compareShares(share(50, 1000), share(58, 1000), 1)).toBe('alike')
})

test('with more versions to compare, a difference must be clearer', () => {
  const [first, other] = [share(100, 1000), share(129, 1000)]
  expect(compareShares(first, other, 1)).toBe('better')
  expect(compareShares(first, other, 3)).toBe('alike')
})

test('better one way is worse the other way', () => {
  const opposite = { better: 'worse', worse: 'better', alike: 'alike', 'too-few': 'too-few' }
  fc.assert(
    fc.property(anyShare, anyShare, fc.integer({ min: 1, max: 3 }), (a, b, comparisons) => {
      expect(compareShares(b, a, comparisons)).toBe(opposite[compareShares(a, b, comparisons)])
    }),
  )
})
