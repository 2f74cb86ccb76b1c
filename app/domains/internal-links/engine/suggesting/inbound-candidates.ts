import type { IndexedPage, PageIndex } from './page-index'
import { relatedness } from './prominent-words'

const MOST_COMPARED = 300
const MOST_CANDIDATES = 50

/**
 * The pages, by their ids, whose texts are worth being read for places that could link to one: those that have most of the
 * words of its title and keywords, and of them those that are most about the same. None that links there already.
 */
export function inboundCandidates(index: PageIndex, id: string): string[] {
  const number = index.numberOf(id)
  const target = index.pages[number ?? -1]
  if (number === undefined || !target) return []
  const weights = new Float64Array(index.pages.length)
  for (const term of target.subjectTerms) {
    const weight = index.weightOf([term])
    for (const page of index.pagesWith[term] ?? []) weights[page] = (weights[page] as number) + weight
  }
  weights[number] = 0
  for (const page of weights.keys()) if (!index.isCurrent(page)) weights[page] = 0
  return heaviest(weights)
    .map((page) => ({ page: index.pages[page] as IndexedPage, weight: weights[page] as number }))
    .filter(({ page }) => !index.links(page, target))
    .map(({ page, weight }) => ({ page, weight: weight * (1 + relatedness(page.prominent, target.prominent).score) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_CANDIDATES)
    .map(({ page }) => page.id)
}

function heaviest(weights: Float64Array) {
  const numbers = Array.from(weights.keys()).filter((page) => (weights[page] as number) > 0)
  return numbers.sort((a, b) => (weights[b] as number) - (weights[a] as number) || a - b).slice(0, MOST_COMPARED)
}
