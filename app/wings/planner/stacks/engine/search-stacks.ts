import { foundationLayers, type Layer } from '../layers'
import { getScale } from '../stack-needs'
import type { Candidate, CandidatePool } from './candidate-pool'
import { findCompatibilityViolation } from './compatibility'
import { maxRankGain, rankGain, type StackDraft } from './stack-draft'

const BEAM_WIDTH = 12 // drafts kept per foundation and layer; with 40, none of 302 first places (examples and their flips) changed
const MAX_FOUNDATIONS = 60 // more than any needs of today's knowledge give
const ALMOST_EQUAL = 1e-9

const idsSignature = ({ chosen }: StackDraft) => chosen.map(({ technology }) => technology.id).join(' ')

/** Higher rank first; between equals the names decide, so that the same needs always give the same answer. */
export function compareDrafts(one: StackDraft, other: StackDraft) {
  const difference = other.rank - one.rank
  if (Math.abs(difference) > ALMOST_EQUAL) return difference
  return idsSignature(one) < idsSignature(other) ? -1 : 1
}

/** What the layers from here on cost at the least, whatever is chosen. */
function minCostOfRemainingLayers({ layers, candidates, needs }: CandidatePool) {
  const scale = getScale(needs)
  const least = layers.map((layer) =>
    Math.min(...(candidates.get(layer) ?? []).map(({ technology }) => technology.monthlyCost[scale][0])),
  )
  return layers.map((_, index) => least.slice(index + 1).reduce((sum, cost) => sum + cost, 0))
}

function createExpander({ layers, candidates, needs, ...contest }: CandidatePool) {
  const scale = getScale(needs)
  const leastAfter = minCostOfRemainingLayers({ layers, candidates, needs, ...contest })
  const budget = needs.monthlyBudget ?? Number.POSITIVE_INFINITY
  return (draft: StackDraft, layer: Layer): StackDraft[] => {
    const others = draft.chosen.map(({ technology }) => technology)
    const affordable = budget - draft.minCost - (leastAfter[others.length] ?? 0)
    return (candidates.get(layer) ?? []).flatMap((candidate) => {
      const cost = candidate.technology.monthlyCost[scale][0]
      if (cost > affordable || findCompatibilityViolation(candidate.technology, others)) return []
      const rank = draft.rank + rankGain(candidate, others, layers.length)
      return [{ chosen: [...draft.chosen, candidate], rank, minCost: draft.minCost + cost }]
    })
  }
}

/** More points than these layers can give to any foundation. */
function maxRemainingGain(upper: readonly Layer[], { candidates, layers }: CandidatePool) {
  const highest = (ofLayer: readonly Candidate[]) =>
    Math.max(...ofLayer.map((candidate) => maxRankGain(candidate, layers.length)))
  return upper.reduce((sum, layer) => sum + highest(candidates.get(layer) ?? []), 0)
}

const emptyDraft: StackDraft = { chosen: [], rank: 0, minCost: 0 }

/**
 * The best whole stacks of each foundation (language and frameworks), best first. Foundations are tried one and all; the
 * layers above them by a beam of limited width, so that the time stays bounded however much knowledge there is. With
 * `places`, foundations that cannot reach one of the first places are left out, which changes nothing in those.
 */
export function searchStacks(contest: CandidatePool, places = Number.POSITIVE_INFINITY): StackDraft[] {
  const expand = createExpander(contest)
  const grow = (drafts: StackDraft[], layer: Layer, keep: number) =>
    drafts
      .flatMap((draft) => expand(draft, layer))
      .sort(compareDrafts)
      .slice(0, keep)
  const isFoundation = (layer: Layer) => foundationLayers.includes(layer)
  const upper = contest.layers.filter((layer) => !isFoundation(layer))
  const ceiling = maxRemainingGain(upper, contest)
  const foundations = contest.layers
    .filter(isFoundation)
    .reduce((drafts, layer) => grow(drafts, layer, MAX_FOUNDATIONS), [emptyDraft])
  const found: StackDraft[] = []
  const leaders: number[] = []
  for (const foundation of foundations) {
    const place = leaders.sort((one, other) => other - one)[places - 1]
    if (place !== undefined && foundation.rank + ceiling < place - ALMOST_EQUAL) break
    const drafts = upper.reduce((kept, layer) => grow(kept, layer, BEAM_WIDTH), [foundation])
    found.push(...drafts)
    leaders.push(...drafts.slice(0, 1).map(({ rank }) => rank))
  }
  return found.sort(compareDrafts)
}
