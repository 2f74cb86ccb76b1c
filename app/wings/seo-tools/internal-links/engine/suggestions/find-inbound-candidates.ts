import type { IndexedPage, PageIndex } from './page-index'

const MAX_CANDIDATES = 50
// the usual constant of reciprocal rank fusion: G. Cormack and others, SIGIR 2009
const RANK_OFFSET = 60

/**
 * The pages, by their ids, whose texts are worth being read for places that could link to one: those that have most of the
 * words of its title and keywords, and those that are most about the same, by their two ranks. None that links there already.
 */
export function findInboundCandidates(index: PageIndex, id: string): string[] {
  const number = index.pageNumber(id)
  const target = index.pages[number ?? -1]
  if (number === undefined || !target) return []
  const isCandidate = (page: number) =>
    page !== number && index.isCurrent(page) && !index.hasLink(index.pages[page] as IndexedPage, target)
  const ranks = [mentionWeights(index, target), index.similarity.compare(target.vector, index.pages.length)]
  const scores = new Map<number, number>()
  for (const values of ranks) {
    for (const [rank, page] of pickHeaviest(values, isCandidate).entries()) {
      scores.set(page, (scores.get(page) ?? 0) + 1 / (RANK_OFFSET + rank))
    }
  }
  return [...scores]
    .sort(([a, first], [b, second]) => second - first || a - b)
    .slice(0, MAX_CANDIDATES)
    .map(([page]) => (index.pages[page] as IndexedPage).id)
}

function mentionWeights(index: PageIndex, { subjectTerms }: IndexedPage) {
  const weights = new Float64Array(index.pages.length)
  for (const term of subjectTerms) {
    const weight = index.totalWeight([term])
    for (const page of index.pagesByTerm[term] ?? []) weights[page] = (weights[page] as number) + weight
  }
  return weights
}

function pickHeaviest(weights: Float64Array, isCandidate: (page: number) => boolean) {
  return Array.from(weights.keys())
    .filter((page) => (weights[page] as number) > 0 && isCandidate(page))
    .sort((a, b) => (weights[b] as number) - (weights[a] as number) || a - b)
    .slice(0, MAX_CANDIDATES)
}
