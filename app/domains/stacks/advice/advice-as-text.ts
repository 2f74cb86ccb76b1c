import { inDollars, inPoints } from '../engine/wording'
import { criteria, criterionNames } from '../knowledge/criteria'
import { type Layer, layers } from '../knowledge/layer'
import type { CostBand } from '../knowledge/technology'
import type { AnswerChange, RejectedOption, Stack, StackAdvice } from '../stack'

const NAME_WIDTH = 24 // columns

const inBand = ([low, high]: CostBand) => `${inDollars(low)} to ${inDollars(high)} a month`

function choiceLines({ choices }: Stack) {
  return choices.map(({ layer, name, points, inside }) => {
    const addition = inside ? ` (inside ${inside})` : ''
    return `   ${layers[layer].name.padEnd(NAME_WIDTH)}${name}${addition}, ${inPoints(points)}`
  })
}

function stackLines(stack: Stack, index: number) {
  const scores = criteria.map((criterion) => `${criterionNames[criterion]} ${inPoints(stack.criteria[criterion])}`)
  return [
    `${index + 1}. ${inPoints(stack.total)} points`,
    ...choiceLines(stack),
    `   ${scores.join(' · ')}`,
    `   ${inPoints(stack.criteriaPoints)} for the criteria + ${inPoints(stack.boringPoints)} for ${inPoints(stack.boringYears)} years of age − ${inPoints(stack.partPoints)} for ${stack.parts.length} parts`,
    `   Parts: ${stack.parts.join(', ') || 'none'}`,
    `   ${inBand(stack.monthlyCost)} · exit cost ${stack.exit.cost} · reviewed ${stack.reviewed}`,
    '',
  ]
}

function rejectedLines(rejected: RejectedOption[], layer: Layer) {
  const ofLayer = rejected.filter((option) => option.layer === layer)
  const lines = ofLayer.map(({ name, rule, reason }) => `     ${name}${rule ? ` [${rule}]` : ''}: ${reason}`)
  return lines.length ? [`   ${layers[layer].name}`, ...lines] : []
}

function changeLine({ need, to, obstacle, changes }: AnswerChange) {
  const what = changes.map((change) => `${layers[change.layer].name}: ${change.from} → ${change.to}`).join('; ')
  return `   ${need}, ${to}: ${obstacle ? `no stack is left. ${obstacle}` : what}`
}

/** The advice as plain text, for whoever reads it without a screen of ours. */
export function adviceAsText({ neededLayers, stacks, rejected, obstacles, whatWouldChange, waysOut }: StackAdvice) {
  const changes = whatWouldChange.map(changeLine)
  return [
    ...obstacles,
    ...waysOut.map(({ need, to, names }) => `   ${need}, ${to}: ${names.join(', ')}`),
    ...stacks.flatMap(stackLines),
    'Rejected for the first place',
    ...neededLayers.flatMap(({ layer }) => rejectedLines(rejected, layer)),
    '',
    'What would change the answer',
    ...(changes.length ? changes : ['   Nothing that was tried.']),
    '',
  ].join('\n')
}
