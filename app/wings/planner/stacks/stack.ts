import type { Criterion } from './criteria'
import type { Layer } from './layers'
import type { StackNeeds } from './stack-needs'
import type { CostBand, ExitCost } from './technology'

/*
 * A stack is one technology for each layer that the needs ask for. Its score:
 *
 *   scale      = measured by what the needs ask for: what suffices gets 10 (scale-fit.ts)
 *   criterion  = the mean of its layers' scores (0 to 10), each layer with its weight
 *   criteria   = the sum of weight × criterion ÷ 10 over all criteria (0 to 100)
 *   boring     = half a point for each year of age, averaged over the technologies (0 to 5)
 *   parts      = twelve points times the share of its layers that have to be run or paid besides your own program
 *   total      = criteria + boring − parts
 */

export interface ScoreWithReason {
  score: number
  reason: string
}

export interface ChosenTechnology {
  id: string
  name: string
  layer: Layer
  what: string
  scores: Record<Criterion, ScoreWithReason>
  /** Its share of the stack's criteria points. */
  points: number
  /** It is something to run or to pay, not a library of your own program. */
  isPart: boolean
  /** The technology of this stack in which it comes along, when there is one. */
  inside: string | null
  monthlyCost: CostBand
  exit: { cost: ExitCost; why: string }
  reviewed: string
}

export interface Stack {
  choices: ChosenTechnology[]
  criteria: Record<Criterion, number>
  criteriaPoints: number
  /** Years since the first stable release, at most ten each, averaged. */
  boringYears: number
  boringPoints: number
  /** What has to be run or paid besides your own program. */
  parts: string[]
  /** Points that they cost. */
  partPoints: number
  total: number
  /** Whole US dollars a month, everything together, at the scale of the needs. */
  monthlyCost: CostBand
  exit: { cost: ExitCost; reasons: string[] }
  /** The day of the oldest review among its technologies. */
  reviewed: string
}

export interface RuleViolation {
  rule: string
  message: string
}

export interface RejectedOption {
  id: string
  name: string
  layer: Layer
  /** The hard filter that failed, or what it did not go with; null when it only lacked points. */
  rule: string | null
  /** How many points the best stack with it has less than the first; null when a rule failed. */
  pointsLacking: number | null
  reason: string
}

/** One need turned around, and what becomes of the first place. */
export interface SensitivityResult {
  need: string
  to: string
  /** Why no stack at all is left; null when there is one. */
  obstacle: string | null
  changes: { layer: Layer; from: string; to: string }[]
}

/** One need that, turned around, leaves a stack where there was none. */
export interface Relaxation {
  need: string
  to: string
  needs: StackNeeds
  /** The technologies of the first stack that there would be. */
  technologyNames: string[]
}

export interface StackAdvice {
  needs: StackNeeds
  neededLayers: { layer: Layer; reason: string }[]
  /** The best three, best first; empty when nothing satisfies the needs. */
  stacks: Stack[]
  rejected: RejectedOption[]
  /** Why there is no stack, in sentences; empty when there is one. */
  obstacles: string[]
  sensitivity: SensitivityResult[]
  /** What to change when there is no stack; empty when there is one, or no single need stands in the way. */
  relaxations: Relaxation[]
}
