import { lintPlan } from '../engine/lint-plan'
import type { Plan } from '../plan'

/** What the linter says about a plan and did not say about the one before. */
export function newFindings(before: Plan, after: Plan): string[] {
  const known = new Set(lintPlan(before).map(({ code, itemId, message }) => `${code} ${itemId} ${message}`))
  return lintPlan(after)
    .filter(({ code, itemId, message }) => !known.has(`${code} ${itemId} ${message}`))
    .map(({ message }) => message)
}
