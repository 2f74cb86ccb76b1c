import { type Criterion, criteria } from '../knowledge/criteria'
import { type Layer, layers } from '../knowledge/layer'
import type { Technology } from '../knowledge/technology'
import type { Refusal, ScoreWithReason } from '../stack'
import { type StackNeeds, weightsOf } from '../stack-needs'
import { refusalOf } from './hard-filters'
import { neededLayers } from './needed-layers'
import { scaleFit } from './scale-fit'
import { teamFit } from './team-fit'

export type Scores = Record<Criterion, ScoreWithReason>

/** A technology that passed the hard filters, rated for these needs. */
export interface Candidate {
  technology: Technology
  scores: Scores
  /** Points of 100 that it brings to a stack, before what it gains from its neighbors. */
  points: number
  /** Points that each step of integration adds. */
  integrationStep: number
  boringYears: number
}

export interface Contest {
  needs: StackNeeds
  layers: Layer[]
  candidates: Map<Layer, Candidate[]>
  refused: { technology: Technology; refusal: Refusal }[]
}

const BORING_AFTER_YEARS = 10 // older than this is not more boring

/** Years since the first stable release, counted on the day of the review: the engine has no clock. */
export function boringYears({ matureSince, reviewed }: Technology) {
  return Math.min(BORING_AFTER_YEARS, Math.max(0, Number(reviewed.slice(0, 4)) - matureSince))
}

function scoresOf(technology: Technology, needs: StackNeeds): Scores {
  const rated = Object.entries(technology.scores).map(([criterion, [score, reason]]) => [criterion, { score, reason }])
  return { ...Object.fromEntries(rated), team: teamFit(technology, needs), scale: scaleFit(technology, needs) }
}

function rate(technology: Technology, needs: StackNeeds, weightOfAll: number): Candidate {
  const scores = scoresOf(technology, needs)
  const share = layers[technology.layer].weight / weightOfAll
  const weights = weightsOf(needs)
  const sum = criteria.reduce((total, criterion) => total + (weights[criterion] * scores[criterion].score) / 10, 0)
  return {
    technology,
    scores,
    points: sum * share,
    integrationStep: (weights.integration / 10) * share,
    boringYears: boringYears(technology),
  }
}

/** Sorts the technologies of the needed layers into those that may be in a stack and those that a hard filter refuses. */
export function openContest(technologies: readonly Technology[], needs: StackNeeds): Contest {
  const needed = neededLayers(needs).map(({ layer }) => layer)
  const weightOfAll = needed.reduce((sum, layer) => sum + layers[layer].weight, 0)
  const contest: Contest = { needs, layers: needed, candidates: new Map(), refused: [] }
  for (const layer of needed) contest.candidates.set(layer, [])
  for (const technology of technologies) {
    const ofLayer = contest.candidates.get(technology.layer)
    if (!ofLayer) continue
    const refusal = refusalOf(technology, needs)
    if (refusal) contest.refused.push({ technology, refusal })
    else ofLayer.push(rate(technology, needs, weightOfAll))
  }
  return contest
}
