import { type Criterion, criteria } from '../criteria'
import { type Layer, layers } from '../layers'
import type { RuleViolation, ScoreWithReason } from '../stack'
import { getWeights, type StackNeeds } from '../stack-needs'
import type { Technology } from '../technology'
import { findFilterViolation } from './hard-filters'
import { findNeededLayers } from './needed-layers'
import { scoreScaleFit } from './scale-fit'
import { scoreTeamFit } from './team-fit'

export type CandidateScores = Record<Criterion, ScoreWithReason>

/** A technology that passed the hard filters, rated for these needs. */
export interface Candidate {
  technology: Technology
  scores: CandidateScores
  /** Points of 100 that it brings to a stack, before what it gains from its neighbors. */
  points: number
  /** Points that each step of integration adds. */
  integrationStep: number
  boringYears: number
}

export interface CandidatePool {
  needs: StackNeeds
  layers: Layer[]
  candidates: Map<Layer, Candidate[]>
  rejected: { technology: Technology; refusal: RuleViolation }[]
}

const MAX_BORING_YEARS = 10 // older than this is not more boring

/** Years since the first stable release, counted on the day of the review: the engine has no clock. */
export function maturityYears({ matureSince, reviewed }: Technology) {
  return Math.min(MAX_BORING_YEARS, Math.max(0, Number(reviewed.slice(0, 4)) - matureSince))
}

function scoreTechnology(technology: Technology, needs: StackNeeds): CandidateScores {
  const rated = Object.entries(technology.scores).map(([criterion, [score, reason]]) => [criterion, { score, reason }])
  return {
    ...Object.fromEntries(rated),
    team: scoreTeamFit(technology, needs),
    scale: scoreScaleFit(technology, needs),
  }
}

function rateCandidate(technology: Technology, needs: StackNeeds, weightOfAll: number): Candidate {
  const scores = scoreTechnology(technology, needs)
  const share = layers[technology.layer].weight / weightOfAll
  const weights = getWeights(needs)
  const sum = criteria.reduce((total, criterion) => total + (weights[criterion] * scores[criterion].score) / 10, 0)
  return {
    technology,
    scores,
    points: sum * share,
    integrationStep: (weights.integration / 10) * share,
    boringYears: maturityYears(technology),
  }
}

/** Sorts the technologies of the needed layers into those that may be in a stack and those that a hard filter refuses. */
export function buildCandidatePool(technologies: readonly Technology[], needs: StackNeeds): CandidatePool {
  const needed = findNeededLayers(needs).map(({ layer }) => layer)
  const weightOfAll = needed.reduce((sum, layer) => sum + layers[layer].weight, 0)
  const contest: CandidatePool = { needs, layers: needed, candidates: new Map(), rejected: [] }
  for (const layer of needed) contest.candidates.set(layer, [])
  for (const technology of technologies) {
    const ofLayer = contest.candidates.get(technology.layer)
    if (!ofLayer) continue
    const refusal = findFilterViolation(technology, needs)
    if (refusal) contest.rejected.push({ technology, refusal })
    else ofLayer.push(rateCandidate(technology, needs, weightOfAll))
  }
  return contest
}
