import type { Place, Topic } from '../finding'
import type { Unit } from './measure'
import type { ReadPage } from './read-page'

/** What is said at one step of a scale. `{value}` is the measure with its unit; other names are the check's own words. */
export interface Outcome {
  score: number
  says: string
  /** Where this step is mended in another way than the others. */
  fix?: string
}

/** A step of a scale: values up to and including `to`, or less than `below`; the last step is open. */
export interface Step extends Outcome {
  to?: number
  below?: number
}

export type Scale = readonly Step[]

interface About {
  id: string
  topic: Topic
  label: string
  reason: string
  fix: string
  /** Whose rule it is, with the figure. */
  source: string
  /** What the check cannot do without. */
  needs: string
}

export interface Measured {
  value: number
  words?: Record<string, string | number>
  where?: Place[]
}

/** A check that puts a number on a scale. */
export interface ScaleCheck extends About {
  unit: Unit
  scale: Scale | ((page: ReadPage) => Scale)
  measure(page: ReadPage): Measured | undefined
}

export interface Judged<Case extends string = string> {
  is: Case
  value?: number
  unit?: Unit
  words?: Record<string, string | number>
  where?: Place[]
}

/** A check that tells a few cases apart. */
export interface CaseCheck<Case extends string = string> extends About {
  good: string
  cases: Record<Case, Outcome>
  judge(page: ReadPage): Judged<Case> | undefined
}

export type Check = ScaleCheck | CaseCheck

/** A check of cases, each of which must be in its table. */
export function byCase<const Case extends string>(check: CaseCheck<Case>): CaseCheck {
  return check as unknown as CaseCheck
}
