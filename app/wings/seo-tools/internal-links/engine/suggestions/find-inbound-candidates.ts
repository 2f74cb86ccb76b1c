import { compareTermVectors } from './key-terms'
import type { IndexedPage, PageIndex } from './page-index'

const MAX_COMPARED = 300
const MAX_CANDIDATES = 50

/**
 * The pages, by their ids, whose texts are worth being read for places that could link to one: those that have most of the
 * words of its title and keywords, and of them those that are most about the same. None that links there already.
 */
export function findInboundCandidates(index: PageIndex, id: string): string[] {
  const number = index.pageNumber(id)
  const target = index.pages[number ?? -1]
  if (number === undefined || !target) return []
  const weights = new Float64Array(index.pages.length)
  for (const term of target.subjectTerms) {
    const weight = index.totalWeight([term])
    for (const page of index.pagesByTerm[term] ?? []) weights[page] = (weights[page] as number) + weight
  }
  weights[number] = 0
  for (const page of weights.keys()) if (!index.isCurrent(page)) weights[page] = 0
  return pickHeaviest(weights)
    .map((page) => ({ page: index.pages[page] as IndexedPage, weight: weights[page] as number }))
    .filter(({ page }) => !index.hasLink(page, target))
    .map(({ page, weight }) => ({
      page,
      weight: weight * (1 + compareTermVectors(page.keyTerms, target.keyTerms).score),
    }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_CANDIDATES)
    .map(({ page }) => page.id)
}

function pickHeaviest(weights: Float64Array) {
  const numbers = Array.from(weights.keys()).filter((page) => (weights[page] as number) > 0)
  return numbers.sort((a, b) => (weights[b] as number) - (weights[a] as number) || a - b).slice(0, MAX_COMPARED)
}
