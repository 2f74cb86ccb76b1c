import type { FindingPlace, FindingTopic } from '../finding'
import type { ParsedPage } from './parse-analyzed-page'
import type { Unit } from './units'

/** What is said at one step of a scale. `{value}` is the measure with its unit; other names are the check's own words. */
export interface CheckOutcome {
  score: number
  message: string
  /** Where this step is mended in another way than the others. */
  fix?: string
}

/** A step of a scale: values up to and including `to`, or less than `below`; the last step is open. */
export interface ScaleStep extends CheckOutcome {
  to?: number
  below?: number
}

export type CheckScale = readonly ScaleStep[]

interface CheckInfoFields {
  id: string
  topic: FindingTopic
  label: string
  reason: string
  fix: string
  /** Whose rule it is, with the figure. */
  source: string
  /** What the check cannot do without. */
  needs: string
  /** It judges only pages in a language that has rules. */
  needsLanguageRules?: true
}

export interface Measurement {
  value: number
  variables?: Record<string, string | number>
  where?: FindingPlace[]
}

/** A check that puts a number on a scale. */
export interface ScaleCheck extends CheckInfoFields {
  unit: Unit
  scale: CheckScale | ((page: ParsedPage) => CheckScale)
  measure(page: ParsedPage): Measurement | undefined
}

export interface CaseResult<Case extends string = string> {
  case: Case
  value?: number
  unit?: Unit
  variables?: Record<string, string | number>
  where?: FindingPlace[]
}

/** A check that tells a few cases apart. */
export interface CaseCheck<Case extends string = string> extends CheckInfoFields {
  good: string
  cases: Record<Case, CheckOutcome>
  evaluate(page: ParsedPage): CaseResult<Case> | undefined
}

export type PageCheck = ScaleCheck | CaseCheck

/** A check of cases, each of which must be in its table. */
export function defineCaseCheck<const Case extends string>(check: CaseCheck<Case>): CaseCheck {
  return check as unknown as CaseCheck
}
