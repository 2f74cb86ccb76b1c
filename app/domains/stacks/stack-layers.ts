import { layers } from './layer'
import { type ChosenTechnology, criteria, criterionNames, criterionWeights, type StackAdvice } from './stack'

export interface StackLayer {
  layer: string
  choice: string
  reason: string
  rejected: { name: string; reason: string }[]
}

const GOOD = 8 // of 10

/** Its two strongest criteria, with the reasons that were given for them; the heavier criterion first between equals. */
function strengths({ scores }: ChosenTechnology) {
  const good = criteria.filter((criterion) => scores[criterion].score >= GOOD)
  const strongest = good.sort(
    (one, other) => scores[other].score - scores[one].score || criterionWeights[other] - criterionWeights[one],
  )
  return strongest.slice(0, 2).map((criterion) => `${criterionNames[criterion]}: ${scores[criterion].reason}`)
}

function reasonFor(choice: ChosenTechnology) {
  const size = choice.inside ? [`It comes with ${choice.inside}: nothing more to run.`] : []
  return [choice.what, ...size, ...strengths(choice)].join(' ')
}

/** The first stack as a plan document tells it, layer by layer; empty when nothing satisfies the needs. */
export function layersFor({ stacks, rejected }: StackAdvice): StackLayer[] {
  return (stacks[0]?.choices ?? []).map((choice) => ({
    layer: layers[choice.layer].name,
    choice: choice.name,
    reason: reasonFor(choice),
    rejected: rejected.filter(({ layer }) => layer === choice.layer).map(({ name, reason }) => ({ name, reason })),
  }))
}
