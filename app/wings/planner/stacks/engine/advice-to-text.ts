import { criteria, criterionLabels } from '../criteria'
import { type Layer, layers } from '../layers'
import type { RejectedOption, SensitivityResult, Stack, StackAdvice } from '../stack'
import type { CostBand } from '../technology'
import { formatDollars, formatPoints } from './format-text'

const NAME_WIDTH = 24 // columns

const formatMonthlyBand = ([low, high]: CostBand) => `${formatDollars(low)} to ${formatDollars(high)} a month`

function choiceLines({ choices }: Stack) {
  return choices.map(({ layer, name, points, inside }) => {
    const addition = inside ? ` (inside ${inside})` : ''
    return `   ${layers[layer].name.padEnd(NAME_WIDTH)}${name}${addition}, ${formatPoints(points)}`
  })
}

function stackLines(stack: Stack, index: number) {
  const scores = criteria.map((criterion) => `${criterionLabels[criterion]} ${formatPoints(stack.criteria[criterion])}`)
  return [
    `${index + 1}. ${formatPoints(stack.total)} points`,
    ...choiceLines(stack),
    `   ${scores.join(' · ')}`,
    `   ${formatPoints(stack.criteriaPoints)} for the criteria + ${formatPoints(stack.boringPoints)} for ${formatPoints(stack.boringYears)} years of age − ${formatPoints(stack.partPoints)} for ${stack.parts.length} parts`,
    `   Parts: ${stack.parts.join(', ') || 'none'}`,
    `   ${formatMonthlyBand(stack.monthlyCost)} · exit cost ${stack.exit.cost} · reviewed ${stack.reviewed}`,
    '',
  ]
}

function rejectedLines(rejected: RejectedOption[], layer: Layer) {
  const ofLayer = rejected.filter((option) => option.layer === layer)
  const lines = ofLayer.map(({ name, rule, reason }) => `     ${name}${rule ? ` [${rule}]` : ''}: ${reason}`)
  return lines.length ? [`   ${layers[layer].name}`, ...lines] : []
}

function changeLine({ need, to, obstacle, changes }: SensitivityResult) {
  const what = changes.map((change) => `${layers[change.layer].name}: ${change.from} → ${change.to}`).join('; ')
  return `   ${need}, ${to}: ${obstacle ? `no stack is left. ${obstacle}` : what}`
}

/** The advice as plain text, for whoever reads it without a screen of ours. */
export function adviceToText({ neededLayers, stacks, rejected, obstacles, sensitivity, relaxations }: StackAdvice) {
  const changes = sensitivity.map(changeLine)
  return [
    ...obstacles,
    ...relaxations.map(({ need, to, technologyNames }) => `   ${need}, ${to}: ${technologyNames.join(', ')}`),
    ...stacks.flatMap(stackLines),
    'Rejected for the first place',
    ...neededLayers.flatMap(({ layer }) => rejectedLines(rejected, layer)),
    '',
    'What would change the answer',
    ...(changes.length ? changes : ['   Nothing that was tried.']),
    '',
  ].join('\n')
}
