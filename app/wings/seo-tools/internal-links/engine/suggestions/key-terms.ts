// the usual constants of BM25: how soon a word that is repeated counts no more, and how much a long text is discounted
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75

export interface TermCounts {
  /** Numbers of terms, ascending, with how often the page has each. */
  terms: Uint32Array
  counts: Uint16Array
}

/** The words that a page is about, with their weights: a vector of length 1, its terms ascending. */
export interface TermVector {
  terms: Uint32Array
  weights: Float32Array
}

/** How rare a term is: S. Robertson, H. Zaragoza, The probabilistic relevance framework, 2009, with 1 added so that it is positive. */
export function inverseDocumentFrequency(pages: number, pagesWithTerm: number) {
  return Math.log(1 + (pages - pagesWithTerm + 0.5) / (pagesWithTerm + 0.5))
}

interface KeyTermOptions {
  /** How rare a term is; one of 0 is left out. */
  termRarity: (term: number) => number
  /** Of a page, in words. */
  averageLength: number
  /** How many words stand for a page. */
  limit: number
}

/** The words that weigh most in a page by BM25. */
export function selectKeyTerms(
  { terms, counts }: TermCounts,
  { termRarity, averageLength, limit }: KeyTermOptions,
): TermVector {
  const length = counts.reduce((sum, count) => sum + count, 0)
  const discount = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / averageLength)
  const weighed: { term: number; weight: number }[] = []
  for (const [at, term] of terms.entries()) {
    const [count, rare] = [counts[at] as number, termRarity(term)]
    if (rare > 0) weighed.push({ term, weight: (rare * count * (SATURATION + 1)) / (count + discount) })
  }
  return toVector(weighed, limit)
}

interface SimilarityOptions {
  /** How rare a term is. */
  termRarity: (term: number) => number
  /** How many terms stand for a page. */
  limit: number
}

/** The terms that tell a page from others: their counts as logarithms, by their rarity (TF-IDF). */
export function weighTerms({ terms, counts }: TermCounts, { termRarity, limit }: SimilarityOptions): TermVector {
  const weighed = Array.from(terms, (term, at) => ({
    term,
    weight: (1 + Math.log(counts[at] as number)) * termRarity(term),
  }))
  return toVector(weighed, limit)
}

/** The heaviest terms as a vector of length 1. */
function toVector(weighed: { term: number; weight: number }[], limit: number): TermVector {
  const heaviest = weighed.sort((a, b) => b.weight - a.weight || a.term - b.term).slice(0, limit)
  const norm = Math.hypot(...heaviest.map(({ weight }) => weight)) || 1
  heaviest.sort((a, b) => a.term - b.term)
  return {
    terms: Uint32Array.from(heaviest, ({ term }) => term),
    weights: Float32Array.from(heaviest, ({ weight }) => weight / norm),
  }
}

/** How much two pages are about the same, from 0 to 1 (the cosine), and by which terms most. */
export function compareTermVectors(a: TermVector, b: TermVector) {
  const shared: { term: number; weight: number }[] = []
  let [at, sum] = [0, 0]
  for (const [index, term] of a.terms.entries()) {
    while ((b.terms[at] ?? Number.POSITIVE_INFINITY) < term) at++
    if (b.terms[at] !== term) continue
    const weight = (a.weights[index] as number) * (b.weights[at] as number)
    sum += weight
    shared.push({ term, weight })
  }
  return { score: sum, terms: shared.sort((x, y) => y.weight - x.weight).map(({ term }) => term) }
}
