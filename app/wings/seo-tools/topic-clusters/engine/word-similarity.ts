import { bySimilarity, type PageSimilarity, type ScoredPage } from './similarity'

/** The words of a page: numbers of terms, ascending, with weights that make a vector of length 1. */
export interface TermWeights {
  terms: ArrayLike<number>
  weights: ArrayLike<number>
}

// a term of more pages than these says nothing of what belongs together, and would take most of the time
const MAX_PAGES_PER_TERM = 400
// on a small site the subject of a page is a good part of the site, and would be taken for what is common to all
const FEW_PAGES = 10

interface TermPostings {
  pages: number[]
  weights: number[]
  /** Of all weights. */
  sum: number
}

/**
 * How alike pages are by their words: the cosine, less what each of the two has in common with any page of the site. So a
 * site that is all about boats has subjects too, and pages that speak of everything are near to nothing.
 */
export class WordSimilarity implements PageSimilarity {
  readonly #vectors: TermWeights[] = []
  readonly #terms = new Map<number, TermPostings>()
  readonly #common: Float64Array
  // of one page at a time; all 0 in between
  readonly #sums: Float64Array

  private constructor(size: number) {
    this.#common = new Float64Array(size)
    this.#sums = new Float64Array(size)
  }

  /** `pause` is called after each page. */
  static async build(pages: readonly TermWeights[], pause: () => Promise<void>) {
    const alike = new WordSimilarity(pages.length)
    const counts = new Map<number, number>()
    for (const { terms } of pages) {
      for (const term of Array.from(terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
      await pause()
    }
    for (const page of pages) {
      alike.#add(sharedWords(page, counts))
      await pause()
    }
    for (const page of pages.keys()) {
      alike.#common[page] = alike.#commonTo(page)
      await pause()
    }
    return alike
  }

  nearest(page: number, most: number, least: number): ScoredPage[] {
    const near: ScoredPage[] = []
    for (const other of this.#compare(page)) {
      const score = (this.#sums[other] as number) - this.#expected(page, other)
      this.#sums[other] = 0
      if (score >= least && other !== page) near.push({ page: other, score })
    }
    return near.sort(bySimilarity).slice(0, most)
  }

  between(one: number, other: number) {
    const [a, b] = [this.#vectors[one] as TermWeights, this.#vectors[other] as TermWeights]
    let [at, sum] = [0, 0]
    for (let index = 0; index < a.terms.length; index++) {
      const term = a.terms[index] as number
      while ((b.terms[at] ?? Number.POSITIVE_INFINITY) < term) at++
      if (b.terms[at] === term) sum += (a.weights[index] as number) * (b.weights[at] as number)
    }
    return sum - this.#expected(one, other)
  }

  /** Adds up the cosines of a page and all that share a term with it, and answers which these are. */
  #compare(page: number) {
    const { terms, weights } = this.#vectors[page] as TermWeights
    const found: number[] = []
    for (let index = 0; index < terms.length; index++) {
      const { pages, weights: others } = this.#terms.get(terms[index] as number) as TermPostings
      for (let at = 0; at < pages.length; at++) {
        const other = pages[at] as number
        if (this.#sums[other] === 0) found.push(other)
        ;(this.#sums[other] as number) += (weights[index] as number) * (others[at] as number)
      }
    }
    return found
  }

  #expected(one: number, other: number) {
    return ((this.#common[one] as number) + (this.#common[other] as number)) / 2
  }

  #add(vector: TermWeights) {
    const page = this.#vectors.push(vector) - 1
    for (let at = 0; at < vector.terms.length; at++) {
      const [term, weight] = [vector.terms[at] as number, vector.weights[at] as number]
      const known = this.#terms.get(term) ?? { pages: [], weights: [], sum: 0 }
      known.pages.push(page)
      known.weights.push(weight)
      known.sum += weight
      this.#terms.set(term, known)
    }
  }

  /** What a page has in common with the others on average. */
  #commonTo(page: number) {
    const { terms, weights } = this.#vectors[page] as TermWeights
    let sum = 0
    for (let at = 0; at < terms.length; at++) {
      const weight = weights[at] as number
      sum += weight * ((this.#terms.get(terms[at] as number) as TermPostings).sum - weight)
    }
    const size = this.#vectors.length
    return (sum / Math.max(1, size - 1)) * (size / (size + FEW_PAGES))
  }
}

/** The words of a page that other pages have too, and not too many of them; again a vector of length 1. */
function sharedWords({ terms, weights }: TermWeights, counts: ReadonlyMap<number, number>): TermWeights {
  const kept: { term: number; weight: number }[] = []
  for (let at = 0; at < terms.length; at++) {
    const [term, weight] = [terms[at] as number, weights[at] as number]
    const count = counts.get(term) ?? 0
    if (count > 1 && count <= MAX_PAGES_PER_TERM) kept.push({ term, weight })
  }
  const length = Math.hypot(...kept.map(({ weight }) => weight)) || 1
  return { terms: kept.map(({ term }) => term), weights: kept.map(({ weight }) => weight / length) }
}
