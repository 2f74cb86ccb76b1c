import { foundationLayers } from '../layers'
import type { RuleViolation } from '../stack'
import type { Candidate, CandidatePool } from './candidate-pool'
import { findCompatibilityViolation } from './compatibility'
import { formatDollars } from './format-text'
import { compareDrafts } from './search-stacks'
import { buildDraft, type StackDraft } from './stack-draft'

/** The stack with one technology in place of the one of the same layer. */
export function withReplacement(draft: StackDraft, candidate: Candidate, contest: CandidatePool): StackDraft {
  const { layer } = candidate.technology
  return buildDraft(
    draft.chosen.map((one) => (one.technology.layer === layer ? candidate : one)),
    contest,
  )
}

/** Why a whole stack cannot be; null when it can. */
export function validateStackDraft(
  { chosen, minCost }: StackDraft,
  { needs }: CandidatePool,
  nameOf?: (id: string) => string,
): RuleViolation | null {
  const technologies = chosen.map(({ technology }) => technology)
  for (const technology of technologies) {
    const fault = findCompatibilityViolation(
      technology,
      technologies.filter((other) => other !== technology),
      nameOf,
    )
    if (fault) return fault
  }
  if (needs.monthlyBudget === null || minCost <= needs.monthlyBudget) return null
  const sentence = `The whole stack would cost at least ${formatDollars(minCost)} a month; the budget is ${formatDollars(needs.monthlyBudget)}.`
  return { rule: 'budget', message: sentence }
}

function findBestReplacement(draft: StackDraft, contest: CandidatePool) {
  const upper = [...contest.candidates].filter(([layer]) => !foundationLayers.includes(layer))
  const candidates = upper.flatMap(([, ofLayer]) => ofLayer)
  const better = candidates.flatMap((candidate) => {
    const next = withReplacement(draft, candidate, contest)
    return compareDrafts(next, draft) < 0 && !validateStackDraft(next, contest) ? [next] : []
  })
  return better.sort(compareDrafts)[0]
}

/**
 * Exchanges one technology above the foundation after the other, as long as that gives a better stack: what the beam may
 * have missed. The foundation stays, or two of the first places would become one.
 */
export function improveDraft(draft: StackDraft, contest: CandidatePool): StackDraft {
  let best = draft
  for (let next: StackDraft | undefined = draft; next; next = findBestReplacement(best, contest)) best = next
  return best
}
