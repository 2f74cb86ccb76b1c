import type { TermVector } from './key-terms'

/**
 * Which pages are about the same: the vectors of all pages by their terms, so that one page is compared with all others in
 * the time that their common terms take. Some 16 bytes for each term of a page.
 */
export class LikenessIndex {
  readonly #pagesByTerm: number[][] = []
  readonly #weightsByTerm: number[][] = []

  /** Knows a page by its number. */
  add(page: number, { terms, weights }: TermVector) {
    for (const [at, term] of terms.entries()) {
      this.#pagesByTerm[term] ??= []
      this.#weightsByTerm[term] ??= []
      this.#pagesByTerm[term].push(page)
      this.#weightsByTerm[term].push(weights[at] as number)
    }
  }

  /** By their numbers how much the first `size` pages are like a vector (the cosine, 0 to 1), also those that were replaced. */
  compare({ terms, weights }: TermVector, size: number): Float64Array {
    const likeness = new Float64Array(size)
    for (const [at, term] of terms.entries()) {
      const pages = this.#pagesByTerm[term] ?? []
      const others = this.#weightsByTerm[term] ?? []
      const own = weights[at] as number
      for (let index = 0; index < pages.length; index++) {
        const page = pages[index] as number
        likeness[page] = (likeness[page] as number) + own * (others[index] as number)
      }
    }
    return likeness
  }
}
