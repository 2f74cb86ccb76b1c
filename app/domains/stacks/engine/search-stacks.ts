import { foundationLayers, type Layer } from '../layer'
import { scaleOf } from '../stack-needs'
import type { Candidate, Contest } from './candidates'
import { goTogether, isPartBeside, misfit } from './fitting'

/** A stack as the search sees it: the candidates in the order of the layers. */
export interface Draft {
  chosen: readonly Candidate[]
  /** What `total` of a stack will be. */
  rank: number
  /** Whole US dollars a month at the least. */
  leastCost: number
}

export const POINTS_PER_PART = 1
export const POINTS_PER_BORING_YEAR = 0.5

const HIGHEST_SCORE = 10
const BEAM = 12 // drafts kept per foundation and layer; wider changed no first place of the examples
const FOUNDATIONS = 60 // more than any needs of today's knowledge give
const ALMOST_EQUAL = 1e-9

/** How many steps of integration a candidate gains: one for each earlier choice that it goes with. */
export function integrationGain({ technology, scores }: Candidate, earlier: readonly Candidate[]) {
  const friends = earlier.filter((other) => goTogether(technology, other.technology)).length
  return Math.min(HIGHEST_SCORE - scores.integration.score, friends)
}

function gain(candidate: Candidate, earlier: readonly Candidate[], layerCount: number) {
  const others = earlier.map(({ technology }) => technology)
  const boring = (POINTS_PER_BORING_YEAR * candidate.boringYears) / layerCount
  const part = isPartBeside(candidate.technology, others) ? POINTS_PER_PART : 0
  return candidate.points + candidate.integrationStep * integrationGain(candidate, earlier) + boring - part
}

/** The stack with these choices, worked out from the start. */
export function draftOf(chosen: readonly Candidate[], { needs }: Contest): Draft {
  const scale = scaleOf(needs)
  return {
    chosen,
    rank: chosen.reduce((sum, candidate, index) => sum + gain(candidate, chosen.slice(0, index), chosen.length), 0),
    leastCost: chosen.reduce((sum, { technology }) => sum + technology.monthlyCost[scale][0], 0),
  }
}

const idsOf = ({ chosen }: Draft) => chosen.map(({ technology }) => technology.id).join(' ')

/** Higher rank first; between equals the names decide, so that the same needs always give the same answer. */
export function compareDrafts(one: Draft, other: Draft) {
  const difference = other.rank - one.rank
  if (Math.abs(difference) > ALMOST_EQUAL) return difference
  return idsOf(one) < idsOf(other) ? -1 : 1
}

/** What the layers from here on cost at the least, whatever is chosen. */
function leastOfTheRest({ layers, candidates, needs }: Contest) {
  const scale = scaleOf(needs)
  const least = layers.map((layer) =>
    Math.min(...(candidates.get(layer) ?? []).map(({ technology }) => technology.monthlyCost[scale][0])),
  )
  return (from: number) => least.slice(from).reduce((sum, cost) => sum + cost, 0)
}

function expander(contest: Contest) {
  const { layers, candidates, needs } = contest
  const scale = scaleOf(needs)
  const leastFrom = leastOfTheRest(contest)
  const budget = needs.monthlyBudget ?? Number.POSITIVE_INFINITY
  return (draft: Draft, layer: Layer): Draft[] => {
    const position = draft.chosen.length
    const others = draft.chosen.map(({ technology }) => technology)
    const affordable = budget - draft.leastCost - leastFrom(position + 1)
    return (candidates.get(layer) ?? []).flatMap((candidate) => {
      const cost = candidate.technology.monthlyCost[scale][0]
      if (cost > affordable || misfit(candidate.technology, others)) return []
      const rank = draft.rank + gain(candidate, draft.chosen, layers.length)
      return [{ chosen: [...draft.chosen, candidate], rank, leastCost: draft.leastCost + cost }]
    })
  }
}

const nothingYet: Draft = { chosen: [], rank: 0, leastCost: 0 }

/**
 * The best whole stacks of each foundation (language and frameworks), best first. Foundations are tried one and all; the
 * layers above them by a beam of limited width, so that the time stays bounded however much knowledge there is.
 */
export function searchStacks(contest: Contest): Draft[] {
  const expand = expander(contest)
  const isFoundation = (layer: Layer) => foundationLayers.includes(layer)
  const grow = (drafts: Draft[], layer: Layer, keep: number) =>
    drafts
      .flatMap((draft) => expand(draft, layer))
      .sort(compareDrafts)
      .slice(0, keep)
  const foundations = contest.layers
    .filter(isFoundation)
    .reduce((drafts, layer) => grow(drafts, layer, FOUNDATIONS), [nothingYet])
  const upper = contest.layers.filter((layer) => !isFoundation(layer))
  return foundations
    .flatMap((foundation) => upper.reduce((drafts, layer) => grow(drafts, layer, BEAM), [foundation]))
    .sort(compareDrafts)
}
