import type { Technology } from '../knowledge/technology'
import { scaleOf } from '../stack-needs'
import type { Candidate, Contest } from './candidates'
import { goTogether, isPartBeside } from './fitting'

/** A stack as the search sees it: the candidates in the order of the layers. */
export interface Draft {
  chosen: readonly Candidate[]
  /** What `total` of a stack will be. */
  rank: number
  /** Whole US dollars a month at the least. */
  leastCost: number
}

/** For a stack in which every layer is a part of its own. */
export const POINTS_FOR_PARTS = 12
export const POINTS_PER_BORING_YEAR = 0.5

const HIGHEST_SCORE = 10

/** How many steps of integration a candidate gains: one for each earlier choice that it goes with. */
export function integrationGain({ technology, scores }: Candidate, earlier: readonly Technology[]) {
  let friends = 0
  for (const other of earlier) if (goTogether(technology, other)) friends += 1
  return Math.min(HIGHEST_SCORE - scores.integration.score, friends)
}

function gainWith(steps: number, isPart: boolean, candidate: Candidate, layerCount: number) {
  const boring = POINTS_PER_BORING_YEAR * candidate.boringYears
  const part = isPart ? POINTS_FOR_PARTS : 0
  return candidate.points + candidate.integrationStep * steps + (boring - part) / layerCount
}

/** What a candidate adds to the rank of a stack that holds these. */
export function gain(candidate: Candidate, earlier: readonly Technology[], layerCount: number) {
  const isPart = isPartBeside(candidate.technology, earlier)
  return gainWith(integrationGain(candidate, earlier), isPart, candidate, layerCount)
}

/** What a candidate adds at the most, whatever it stands beside. */
export function highestGain(candidate: Candidate, layerCount: number) {
  const { form, runsInside } = candidate.technology
  const steps = HIGHEST_SCORE - candidate.scores.integration.score
  return gainWith(steps, form !== 'library' && !runsInside, candidate, layerCount)
}

/** The stack with these choices, worked out from the start. */
export function draftOf(chosen: readonly Candidate[], { needs }: Contest): Draft {
  const scale = scaleOf(needs)
  const technologies = chosen.map(({ technology }) => technology)
  return {
    chosen,
    rank: chosen.reduce((sum, one, index) => sum + gain(one, technologies.slice(0, index), chosen.length), 0),
    leastCost: technologies.reduce((sum, { monthlyCost }) => sum + monthlyCost[scale][0], 0),
  }
}
