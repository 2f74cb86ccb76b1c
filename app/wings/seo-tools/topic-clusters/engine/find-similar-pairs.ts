import type { EmbeddingSimilarity } from './embedding-similarity'
import { bySimilarity, type ScoredPage } from './similarity'
import type { WordSimilarity } from './word-similarity'

/** Two pages, by their places in the list, and how much they are about the same; 0 is no more than any two are. */
export interface SimilarPair {
  a: number
  b: number
  score: number
}

/** The ways to tell which pages are alike; there are meanings only where an AI has read the pages. */
export interface SimilarityScorers {
  words: WordSimilarity
  embeddings?: EmbeddingSimilarity
}

// all of these were measured on the fixed sets (quality): with eight, subjects of thirty pages fall apart
const NEAREST_COUNT = 12
// on a site of unrelated pages the nearest ones score up to 0.09
const MIN_SCORE = 0.1

/*
 * Words and meanings are added up. Measured with made-up vectors, from useless ones to good ones: the better of both lets
 * the faults of each in, and meanings alone lose what only names tell.
 */
const EMBEDDING_WEIGHT = 0.4
const MIN_COMBINED_SCORE = 0.15
const CANDIDATES = { most: 2 * NEAREST_COUNT, leastWords: 0.03, leastMeaning: 0.1 }

/** Which pages are alike: one among the twelve nearest of the other. `pause` is called after each page. */
export async function findSimilarPairs(
  size: number,
  ways: SimilarityScorers,
  pause: () => Promise<void>,
): Promise<SimilarPair[]> {
  const found = new Map<number, SimilarPair>()
  for (let page = 0; page < size; page++) {
    for (const { page: other, score } of findNearestPages(page, ways)) {
      const [a, b] = page < other ? [page, other] : [other, page]
      found.set(a * size + b, { a, b, score })
    }
    await pause()
  }
  return [...found.values()]
}

/** The twelve pages nearest to one that score `leastScore` at least, and more where meanings are compared too. */
export function findNearestPages(
  page: number,
  { words, embeddings }: SimilarityScorers,
  leastScore = MIN_SCORE,
): ScoredPage[] {
  if (!embeddings?.has(page)) return words.nearest(page, NEAREST_COUNT, leastScore)
  const { most, leastWords, leastMeaning } = CANDIDATES
  const candidates = [...words.nearest(page, most, leastWords), ...embeddings.nearest(page, most, leastMeaning)]
  return [...new Set(candidates.map((near) => near.page))]
    .map((other) => {
      const score = words.between(page, other)
      if (!embeddings.has(other)) return { page: other, score, least: leastScore }
      return {
        page: other,
        score: score + EMBEDDING_WEIGHT * embeddings.between(page, other),
        least: MIN_COMBINED_SCORE,
      }
    })
    .filter(({ score, least }) => score >= least)
    .sort(bySimilarity)
    .slice(0, NEAREST_COUNT)
}
