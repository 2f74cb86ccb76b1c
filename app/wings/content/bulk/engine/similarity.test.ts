import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseBands, computeSignature, countMatches, SIGNATURE_LENGTH } from '~/kits/text-similarity/min-hash'
import { createShingles, jaccardSimilarity, tokenizeWords } from '~/kits/text-similarity/shingles'
import { entryText } from './entry-text'
import { maskValues } from './mask-values'
import { SimilarityIndex } from './similarity-index'

const shingles = (text: string, values: string[] = []) => createShingles(maskValues(tokenizeWords(text), values))

/** A pseudo-random sequence that is the same each time. */
function dice(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Sets that all share a part, and of which some are near each other. */
function families(count: number, random: () => number) {
  const common = Array.from({ length: 60 }, () => random() * 2 ** 32)
  const own = () => Array.from({ length: 100 }, () => random() * 2 ** 32)
  const sets: Uint32Array[] = []
  let parent: number[] = []
  for (let n = 0; n < count; n++) {
    if (n % 5 === 0) parent = own()
    const kept = 0.3 + random() * 0.7
    const members = own().map((member, at) => (random() < kept ? (parent[at] as number) : member))
    sets.push(Uint32Array.from(new Set([...common, ...members])).sort())
  }
  return sets
}

describe('words', () => {
  test('are the same in any case, composed or not, and whatever stands between them', () => {
    expect(tokenizeWords('Größe, “Café”\u00a0– 2nd ＦＵＬＬ!')).toEqual(['größe', 'café', '2nd', 'full'])
    expect(tokenizeWords('Cafe\u0301')).toEqual(tokenizeWords('café'))
    expect(tokenizeWords(' – … ')).toEqual([])
    expect(tokenizeWords('東京 はじめ')).toEqual(['東京', 'はじめ'])
  })

  test('a town’s name counts neither as alike nor as different, a sentence of the row does', () => {
    const page = (town: string) => `The best plumbers of ${town} come to you within an hour, day and night.`
    expect(jaccardSimilarity(shingles(page('Leeds')), shingles(page('Kingston upon Hull')))).toBeLessThan(0.6)
    const stripped = [shingles(page('Leeds'), ['Leeds']), shingles(page('Kingston upon Hull'), ['Kingston upon Hull'])]
    expect(jaccardSimilarity(stripped[0] as Uint32Array, stripped[1] as Uint32Array)).toBe(1)
    const sentence = 'we have worked here since the flood'
    expect(maskValues(tokenizeWords(`Yes: ${sentence}.`), [sentence])).toEqual(tokenizeWords(`Yes: ${sentence}`))
  })

  test('of two values that begin alike the longer one is replaced', () => {
    const mark = maskValues(['new'], ['new'])[0]
    expect(maskValues(tokenizeWords('from New York to new things'), ['New', 'New York'])).toEqual([
      ...['from', mark, 'to', mark, 'things'],
    ])
  })

  test('are read out of every field of a piece but its address and its search fields', () => {
    const content = {
      title: 'A title here',
      slug: 'not-this',
      body: '<p>Text &amp; <b>more</b> 1 &lt; 2</p>',
      features: [{ id: 'no-sentence', text: 'a < b and so on' }],
      deep: { er: ['in a list'] },
      seo: { metaTitle: 'not this either' },
    }
    const text = entryText(content as never)
    expect(tokenizeWords(text).join(' ')).toBe('a title here text more 1 2 a b and so on in a list')
  })

  test('a flood of open tags takes no longer than any other text', () => {
    const body = '< '.repeat(200_000)
    expect(entryText({ title: '', slug: '', body } as never)).toBe(body)
  })
})

describe('shingles', () => {
  test('of a text are sorted, each once, and of a short text there is one', () => {
    expect(shingles('')).toHaveLength(0)
    expect(shingles('only three words')).toHaveLength(1)
    expect(shingles('a b c d e f')).toHaveLength(2)
    expect(shingles('a b c d e a b c d e')).toHaveLength(5)
    fc.assert(
      fc.property(fc.string(), (text) => {
        const set = [...shingles(text)]
        expect(set).toEqual([...new Set(set)].sort((a, b) => a - b))
      }),
    )
  })

  test('are as alike as sets are', () => {
    const numbers = fc.array(fc.nat(60), { maxLength: 40 })
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        const [left, right] = [new Set(a), new Set(b)]
        const shared = [...left].filter((one) => right.has(one)).length
        const all = new Set([...a, ...b]).size
        const score = jaccardSimilarity(Uint32Array.from(left).sort(), Uint32Array.from(right).sort())
        expect(score).toBe(all === 0 ? 0 : shared / all)
      }),
    )
  })
})

test('signatures tell how alike two sets are, within what 128 numbers can tell', () => {
  const random = dice(7)
  const errors = Array.from({ length: 200 }, () => {
    const [a, b] = families(2, random) as [Uint32Array, Uint32Array]
    const signed = [a, b].map((set) => {
      const signature = new Uint32Array(SIGNATURE_LENGTH)
      computeSignature(set, signature)
      return signature
    }) as [Uint32Array, Uint32Array]
    return countMatches(...signed) / SIGNATURE_LENGTH - jaccardSimilarity(a, b)
  })
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  // the standard error of one estimate is at most 0.044, that of the mean of 200 is 0.003
  expect(Math.abs(mean)).toBeLessThan(0.012)
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.2)
})

test('bands are as long as they can be and still find what is as alike as the threshold', () => {
  expect(chooseBands(0.55)).toEqual({ bands: 42, rows: 3 })
  for (const threshold of [0.3, 0.4, 0.55, 0.7, 0.85, 0.95]) {
    const { bands, rows } = chooseBands(threshold)
    expect(bands * rows).toBeLessThanOrEqual(SIGNATURE_LENGTH)
    expect(1 - (1 - threshold ** rows) ** bands).toBeGreaterThanOrEqual(0.99)
  }
})

/** What the index says of each set, and what a comparison with all before it says. */
function answersFor(sets: Uint32Array[]) {
  const index = new SimilarityIndex(0.55, sets.length)
  return sets.map((set, position) => {
    const found = index.findMostSimilar(set)
    index.add(position, set)
    const exact = found ? jaccardSimilarity(set, sets[found.position] as Uint32Array) : 0
    const truth = Math.max(0, ...sets.slice(0, position).map((other) => jaccardSimilarity(set, other)))
    return { found: found?.score ?? 0, exact, truth }
  })
}

describe('the nearest sibling', () => {
  test('is the one that a comparison with every page finds, in 99 of 100 cases', () => {
    const all = [1, 2, 3].flatMap((seed) => answersFor(families(600, dice(seed))))
    for (const { found, exact, truth } of all) {
      expect(found).toBe(exact)
      expect(found).toBeLessThanOrEqual(truth)
    }
    const near = all.filter(({ truth }) => truth >= 0.55)
    const missed = near.filter(({ found, truth }) => found < truth)
    expect(near.length).toBeGreaterThan(500)
    expect(missed.length / near.length).toBeLessThan(0.01)
  })

  test('is always found when it says the same, however many pages are alike', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(6), { minLength: 1, maxLength: 4 }), { maxLength: 60 }), (pages) => {
        const index = new SimilarityIndex(0.55, pages.length)
        const known = new Map<string, number>()
        for (const [position, page] of pages.entries()) {
          const set = Uint32Array.from(new Set(page)).sort()
          const twin = known.get(set.join())
          if (twin !== undefined) expect(index.findMostSimilar(set)).toEqual({ position: twin, score: 1 })
          else known.set(set.join(), position)
          index.add(position, set)
        }
      }),
    )
  })

  test('takes no more comparisons for each page when all 4,000 are nearly the same', () => {
    const random = dice(11)
    const common = Array.from({ length: 90 }, () => random() * 2 ** 32)
    const index = new SimilarityIndex(0.55, 4_000)
    let found = 0
    for (let position = 0; position < 4_000; position++) {
      const own = Array.from({ length: 10 }, () => random() * 2 ** 32)
      const set = Uint32Array.from([...common, ...own]).sort()
      const nearest = index.findMostSimilar(set)
      if (nearest && nearest.score > 0.8) found++
      index.add(position, set)
    }
    expect(found).toBe(3_999)
    // 12 at most are compared, of up to 42 bands × 16 that are looked at
    expect(index.comparisons / 4_000).toBeLessThanOrEqual(12)
  })

  test('of a page without words is nobody', () => {
    const index = new SimilarityIndex(0.55, 2)
    index.add(0, new Uint32Array())
    expect(index.findMostSimilar(new Uint32Array())).toBeUndefined()
  })
})
