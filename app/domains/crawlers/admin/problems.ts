import { parseRobots } from '~/domains/seo-analysis/robots-txt'
import { faultsInRobots, type RobotsFault } from '../robots/faults'

export interface RobotsProblem extends RobotsFault {
  /** It cannot be saved like this; else it only does less than it seems to. */
  isFault: boolean
}

/** What is to be said of a robots.txt, by its lines. */
export function problemsIn(text: string): RobotsProblem[] {
  const faults = faultsInRobots(text).map((fault) => ({ ...fault, isFault: true }))
  const wrong = new Set(faults.map(({ line }) => line))
  const hints = parseRobots(text).problems.filter(({ line }) => !wrong.has(line))
  return [...faults, ...hints.map((hint) => ({ ...hint, isFault: false }))].sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0),
  )
}
