import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AhoCorasick } from './aho-corasick'

function found(patterns: number[][], symbols: number[], alphabet: number) {
  const places: string[] = []
  new AhoCorasick(patterns, alphabet).search(symbols, (pattern, end) => places.push(`${pattern} at ${end}`))
  return places.sort()
}

function foundOneByOne(patterns: number[][], symbols: number[]) {
  return patterns
    .flatMap((pattern, index) =>
      symbols.flatMap((_, end) => {
        const start = end + 1 - pattern.length
        return start >= 0 && pattern.every((symbol, at) => symbols[start + at] === symbol) ? [`${index} at ${end}`] : []
      }),
    )
    .sort()
}

test('every place of every pattern is found, as by looking for one after the other', () => {
  const row = (from: number) => fc.array(fc.integer({ min: from, max: 3 }), { minLength: 1, maxLength: 5 })
  const patterns = fc.uniqueArray(row(1), { maxLength: 12, selector: (pattern) => pattern.join() })
  fc.assert(
    fc.property(patterns, fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40 }), (some, symbols) => {
      expect(found(some, symbols, 3)).toEqual(foundOneByOne(some, symbols))
    }),
    { numRuns: 500 },
  )
})

test('the worst patterns cost no more than their matches', () => {
  const patterns = Array.from({ length: 12 }, (_, n) => Array.from({ length: n + 1 }, () => 1))
  let count = 0
  new AhoCorasick([...patterns, [...Array(12).fill(1), 2]], 2).search(new Uint8Array(100_000).fill(1), () => count++)
  expect(count).toBe(12 * 100_000 - 66)
})
