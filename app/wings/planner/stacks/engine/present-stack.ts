import { type Criterion, criteria } from '../criteria'
import { layers } from '../layers'
import type { ChosenTechnology, Stack } from '../stack'
import { getScale, getWeights, type StackNeeds } from '../stack-needs'
import type { CostBand, ExitCost, Technology } from '../technology'
import type { Candidate, CandidateScores } from './candidate-pool'
import { findHost, hasIntegration, isSeparatePart } from './compatibility'
import { joinWords } from './format-text'
import { countIntegrations, PART_PENALTY_POINTS, POINTS_PER_BORING_YEAR, type StackDraft } from './stack-draft'

function scoresWithIntegrations(candidate: Candidate, earlier: readonly Technology[]): CandidateScores {
  const gained = countIntegrations(candidate, earlier)
  if (gained === 0) return candidate.scores
  const { score, reason } = candidate.scores.integration
  const friends = earlier.filter((other) => hasIntegration(candidate.technology, other))
  const goesWith = `Goes with ${joinWords(friends.map(({ name }) => name))}.`
  return { ...candidate.scores, integration: { score: score + gained, reason: `${reason} ${goesWith}` } }
}

function presentChoice(draft: StackDraft, index: number, needs: StackNeeds, weightOfAll: number): ChosenTechnology {
  const candidate = draft.chosen[index] as Candidate
  const { technology } = candidate
  const others = draft.chosen.flatMap((other) => (other === candidate ? [] : [other.technology]))
  const scores = scoresWithIntegrations(
    candidate,
    draft.chosen.slice(0, index).map((earlier) => earlier.technology),
  )
  const weights = getWeights(needs)
  const sum = criteria.reduce((total, criterion) => total + (weights[criterion] * scores[criterion].score) / 10, 0)
  const [cost, why] = technology.exit
  return {
    id: technology.id,
    name: technology.name,
    layer: technology.layer,
    what: technology.what,
    scores,
    points: (sum * layers[technology.layer].weight) / weightOfAll,
    isPart: isSeparatePart(technology, others),
    inside: findHost(technology, others)?.name ?? null,
    monthlyCost: technology.monthlyCost[getScale(needs)],
    exit: { cost, why },
    reviewed: technology.reviewed,
  }
}

const exitSteps: Record<ExitCost, number> = { low: 0, medium: 1, high: 2 }

/** The mean of all layers with their weights; below a third of the way to "high" it is low, above two thirds high. */
function summarizeExit(choices: ChosenTechnology[], weightOfAll: number): Stack['exit'] {
  const mean =
    choices.reduce((sum, { layer, exit }) => sum + exitSteps[exit.cost] * layers[layer].weight, 0) / weightOfAll / 2
  const hardest = choices.filter(({ exit }) => exit.cost === 'high')
  const cost = mean < 1 / 3 ? 'low' : mean < 2 / 3 ? 'medium' : 'high'
  return { cost, reasons: hardest.map(({ name, exit }) => `${name}: ${exit.why}`) }
}

function sumCostBands(choices: ChosenTechnology[]): CostBand {
  const sum = (end: 0 | 1) => choices.reduce((total, { monthlyCost }) => total + monthlyCost[end], 0)
  return [sum(0), sum(1)]
}

/** A draft with everything that a person wants to know of it. */
export function presentStack(draft: StackDraft, needs: StackNeeds): Stack {
  const weightOfAll = draft.chosen.reduce((sum, { technology }) => sum + layers[technology.layer].weight, 0)
  const choices = draft.chosen.map((_, index) => presentChoice(draft, index, needs, weightOfAll))
  const mean = (criterion: Criterion) =>
    choices.reduce((sum, { layer, scores }) => sum + scores[criterion].score * layers[layer].weight, 0) / weightOfAll
  const means = Object.fromEntries(criteria.map((criterion) => [criterion, mean(criterion)])) as Stack['criteria']
  const weights = getWeights(needs)
  const criteriaPoints = criteria.reduce((sum, criterion) => sum + (weights[criterion] * means[criterion]) / 10, 0)
  const boringYears = draft.chosen.reduce((sum, candidate) => sum + candidate.boringYears, 0) / choices.length
  const parts = choices.filter(({ isPart }) => isPart).map(({ name }) => name)
  const boringPoints = boringYears * POINTS_PER_BORING_YEAR
  const partPoints = (PART_PENALTY_POINTS * parts.length) / choices.length
  return {
    choices,
    criteria: means,
    criteriaPoints,
    boringYears,
    boringPoints,
    parts,
    partPoints,
    total: criteriaPoints + boringPoints - partPoints,
    monthlyCost: sumCostBands(choices),
    exit: summarizeExit(choices, weightOfAll),
    reviewed: choices.map(({ reviewed }) => reviewed).sort()[0] ?? '',
  }
}
