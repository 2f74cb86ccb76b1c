import { criteria, criterionLabels, defaultCriterionWeights } from '../criteria'
import { layers } from '../layers'
import type { ChosenTechnology, RejectedOption, Stack, StackAdvice } from '../stack'
import { formatPoints } from './format-text'

export interface StackLayer {
  layer: string
  choice: string
  reason: string
  rejected: { name: string; reason: string }[]
}

const STRONG_SCORE = 8 // of 10
const MAX_ALTERNATIVES = 3 // nearest by points, and as many by rule: a plan is not the whole library

/** Its two strongest criteria, with the reasons that were given for them; the heavier criterion first between equals. */
function strengths({ scores }: ChosenTechnology) {
  const good = criteria.filter((criterion) => scores[criterion].score >= STRONG_SCORE)
  const strongest = good.sort(
    (one, other) =>
      scores[other].score - scores[one].score || defaultCriterionWeights[other] - defaultCriterionWeights[one],
  )
  return strongest.slice(0, 2).map((criterion) => `${criterionLabels[criterion]}: ${scores[criterion].reason}`)
}

function reasonFor(choice: ChosenTechnology) {
  const size = choice.inside ? [`It comes with ${choice.inside}: nothing more to run.`] : []
  return [choice.what, ...size, ...strengths(choice)].join(' ')
}

/** The nearest by points first, then what a rule kept out; what merely belongs to another framework is no alternative. */
function alternatives(rejected: readonly RejectedOption[]) {
  const byPoints = rejected.flatMap((option) =>
    option.pointsLacking === null ? [] : [{ option, points: option.pointsLacking }],
  )
  const nearest = byPoints.sort((one, other) => one.points - other.points).map(({ option }) => option)
  const byRule = rejected.filter(({ rule }) => rule !== null && rule !== 'beside')
  return [...nearest.slice(0, MAX_ALTERNATIVES), ...byRule.slice(0, MAX_ALTERNATIVES)].map(({ name, reason }) => ({
    name,
    reason,
  }))
}

type StackComparisonBase = Pick<StackAdvice, 'stacks' | 'rejected'>

/** The first stack as a plan document tells it, layer by layer; empty when nothing satisfies the needs. */
export function toRecommendedStackLayers({ stacks, rejected }: StackComparisonBase): StackLayer[] {
  return (stacks[0]?.choices ?? []).map((choice) => ({
    layer: layers[choice.layer].name,
    choice: choice.name,
    reason: reasonFor(choice),
    rejected: alternatives(rejected.filter(({ layer }) => layer === choice.layer)),
  }))
}

/**
 * A stack that somebody chose, beside the answer to its needs. What the first stack has in its place comes first among its
 * alternatives; how many points the others lack is known for the first stack only.
 */
export function toChosenStackLayers(chosen: Stack, answer: StackComparisonBase): StackLayer[] {
  const [first] = answer.stacks
  if (!first || isSame(chosen, first)) return toRecommendedStackLayers({ stacks: [chosen], rejected: answer.rejected })
  const byRule = answer.rejected.filter(({ rule }) => rule !== null)
  return toRecommendedStackLayers({ stacks: [chosen], rejected: byRule }).map((layer, index) => {
    const preferred = first.choices.find((choice) => choice.layer === chosen.choices[index]?.layer)
    if (!preferred || preferred.name === layer.choice) return layer
    const reason = `The stack with the most points has it: ${formatPoints(first.total)} against ${formatPoints(chosen.total)}.`
    return { ...layer, rejected: [{ name: preferred.name, reason }, ...layer.rejected] }
  })
}

function isSame(one: Stack, other: Stack) {
  const idsOf = ({ choices }: Stack) => choices.map(({ id }) => id).join(' ')
  return idsOf(one) === idsOf(other)
}
