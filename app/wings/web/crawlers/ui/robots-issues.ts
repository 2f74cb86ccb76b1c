import { findRobotsErrors, type RobotsError } from '../robots-errors'
import { parseRobotsTxt } from '../robots-txt'

export interface RobotsIssue extends RobotsError {
  /** It cannot be saved like this; else it only does less than it seems to. */
  isError: boolean
}

/** What is to be said of a robots.txt, by its lines. */
export function findRobotsIssues(text: string): RobotsIssue[] {
  const faults = findRobotsErrors(text).map((fault) => ({ ...fault, isError: true }))
  const wrong = new Set(faults.map(({ line }) => line))
  const hints = parseRobotsTxt(text).warnings.filter(({ line }) => !wrong.has(line))
  return [...faults, ...hints.map((hint) => ({ ...hint, isError: false }))].sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0),
  )
}
