import { getScale } from '../stack-needs'
import type { Technology } from '../technology'
import type { Candidate, CandidatePool } from './candidate-pool'
import { hasIntegration, isSeparatePart } from './compatibility'

/** A stack as the search sees it: the candidates in the order of the layers. */
export interface StackDraft {
  chosen: readonly Candidate[]
  /** What `total` of a stack will be. */
  rank: number
  /** Whole US dollars a month at the least. */
  minCost: number
}

/** For a stack in which every layer is a part of its own. */
export const PART_PENALTY_POINTS = 12
export const POINTS_PER_BORING_YEAR = 0.5

const MAX_SCORE = 10

/** How many steps of integration a candidate gains: one for each earlier choice that it goes with. */
export function countIntegrations({ technology, scores }: Candidate, earlier: readonly Technology[]) {
  let friends = 0
  for (const other of earlier) if (hasIntegration(technology, other)) friends += 1
  return Math.min(MAX_SCORE - scores.integration.score, friends)
}

function gainWith(steps: number, isPart: boolean, candidate: Candidate, layerCount: number) {
  const boring = POINTS_PER_BORING_YEAR * candidate.boringYears
  const part = isPart ? PART_PENALTY_POINTS : 0
  return candidate.points + candidate.integrationStep * steps + (boring - part) / layerCount
}

/** What a candidate adds to the rank of a stack that holds these. */
export function rankGain(candidate: Candidate, earlier: readonly Technology[], layerCount: number) {
  const isPart = isSeparatePart(candidate.technology, earlier)
  return gainWith(countIntegrations(candidate, earlier), isPart, candidate, layerCount)
}

/** What a candidate adds at the most, whatever it stands beside. */
export function maxRankGain(candidate: Candidate, layerCount: number) {
  const { form, runsInside } = candidate.technology
  const steps = MAX_SCORE - candidate.scores.integration.score
  return gainWith(steps, form !== 'library' && !runsInside, candidate, layerCount)
}

/** The stack with these choices, worked out from the start. */
export function buildDraft(chosen: readonly Candidate[], { needs }: CandidatePool): StackDraft {
  const scale = getScale(needs)
  const technologies = chosen.map(({ technology }) => technology)
  return {
    chosen,
    rank: chosen.reduce((sum, one, index) => sum + rankGain(one, technologies.slice(0, index), chosen.length), 0),
    minCost: technologies.reduce((sum, { monthlyCost }) => sum + monthlyCost[scale][0], 0),
  }
}
