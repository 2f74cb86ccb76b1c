import type { AlikeMeanings } from './alike-meanings'
import type { AlikeWords } from './alike-words'
import { type Near, nearestFirst } from './likeness'

/** Two pages, by their places in the list, and how much they are about the same; 0 is no more than any two are. */
export interface Alike {
  a: number
  b: number
  score: number
}

/** The ways to tell which pages are alike; there are meanings only where an AI has read the pages. */
export interface WaysToTell {
  words: AlikeWords
  meanings?: AlikeMeanings
}

// all of these were measured on the fixed sets (quality): with eight, subjects of thirty pages fall apart
const NEAREST = 12
// on a site of unrelated pages the nearest ones score up to 0.09
const LEAST = 0.1

/*
 * Words and meanings are added up. Measured with made-up vectors, from useless ones to good ones: the better of both lets
 * the faults of each in, and meanings alone lose what only names tell.
 */
const MEANING_WEIGHT = 0.4
const LEAST_OF_BOTH = 0.15
const CANDIDATES = { most: 2 * NEAREST, leastWords: 0.03, leastMeaning: 0.1 }

/** Which pages are alike: one among the twelve nearest of the other. `pause` is called after each page. */
export async function alikePages(size: number, ways: WaysToTell, pause: () => Promise<void>): Promise<Alike[]> {
  const found = new Map<number, Alike>()
  for (let page = 0; page < size; page++) {
    for (const { page: other, score } of nearest(page, ways)) {
      const [a, b] = page < other ? [page, other] : [other, page]
      found.set(a * size + b, { a, b, score })
    }
    await pause()
  }
  return [...found.values()]
}

function nearest(page: number, { words, meanings }: WaysToTell): Near[] {
  if (!meanings?.has(page)) return words.nearest(page, NEAREST, LEAST)
  const { most, leastWords, leastMeaning } = CANDIDATES
  const candidates = [...words.nearest(page, most, leastWords), ...meanings.nearest(page, most, leastMeaning)]
  return [...new Set(candidates.map((near) => near.page))]
    .map((other) => {
      const score = words.between(page, other)
      if (!meanings.has(other)) return { page: other, score, least: LEAST }
      return { page: other, score: score + MEANING_WEIGHT * meanings.between(page, other), least: LEAST_OF_BOTH }
    })
    .filter(({ score, least }) => score >= least)
    .sort(nearestFirst)
    .slice(0, NEAREST)
}
