import type { TermVector } from './key-terms'

// a page and its weight are one small integer: half the memory of two arrays. With 2 ** 31, enough for 500,000 pages
const WEIGHT_STEPS = 4096

/**
 * Which pages are about the same: the vectors of all pages by their terms, so that one page is compared with all others in
 * the time that their common terms take. Some 8 bytes for each term of a page.
 */
export class SimilarityIndex {
  /** By terms: the numbers of the pages that have it, each with its weight in 4,095ths. */
  readonly #entriesByTerm: number[][] = []

  /** Knows a page by its number. */
  add(page: number, { terms, weights }: TermVector) {
    for (const [at, term] of terms.entries()) {
      this.#entriesByTerm[term] ??= []
      this.#entriesByTerm[term].push(page * WEIGHT_STEPS + Math.round((weights[at] as number) * (WEIGHT_STEPS - 1)))
    }
  }

  /** By their numbers how much the first `size` pages are like a vector (the cosine, 0 to 1), also those that were replaced. */
  compare({ terms, weights }: TermVector, size: number): Float64Array {
    const similarity = new Float64Array(size)
    for (const [at, term] of terms.entries()) {
      const own = (weights[at] as number) / (WEIGHT_STEPS - 1)
      for (const entry of this.#entriesByTerm[term] ?? []) {
        const page = Math.floor(entry / WEIGHT_STEPS)
        similarity[page] = (similarity[page] as number) + own * (entry % WEIGHT_STEPS)
      }
    }
    return similarity
  }
}
