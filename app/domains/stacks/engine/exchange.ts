import { foundationLayers } from '../knowledge/layer'
import type { Refusal } from '../stack'
import type { Candidate, Contest } from './candidates'
import { type Draft, draftOf } from './draft'
import { misfit } from './fitting'
import { compareDrafts } from './search-stacks'
import { inDollars } from './wording'

/** The stack with one technology in place of the one of the same layer. */
export function exchanged(draft: Draft, candidate: Candidate, contest: Contest): Draft {
  const { layer } = candidate.technology
  return draftOf(
    draft.chosen.map((one) => (one.technology.layer === layer ? candidate : one)),
    contest,
  )
}

/** Why a whole stack cannot be; null when it can. */
export function faultOf(
  { chosen, leastCost }: Draft,
  { needs }: Contest,
  nameOf?: (id: string) => string,
): Refusal | null {
  const technologies = chosen.map(({ technology }) => technology)
  for (const technology of technologies) {
    const fault = misfit(
      technology,
      technologies.filter((other) => other !== technology),
      nameOf,
    )
    if (fault) return fault
  }
  if (needs.monthlyBudget === null || leastCost <= needs.monthlyBudget) return null
  const sentence = `The whole stack would cost at least ${inDollars(leastCost)} a month; the budget is ${inDollars(needs.monthlyBudget)}.`
  return { rule: 'budget', sentence }
}

function bestExchange(draft: Draft, contest: Contest) {
  const upper = [...contest.candidates].filter(([layer]) => !foundationLayers.includes(layer))
  const candidates = upper.flatMap(([, ofLayer]) => ofLayer)
  const better = candidates.flatMap((candidate) => {
    const next = exchanged(draft, candidate, contest)
    return compareDrafts(next, draft) < 0 && !faultOf(next, contest) ? [next] : []
  })
  return better.sort(compareDrafts)[0]
}

/**
 * Exchanges one technology above the foundation after the other, as long as that gives a better stack: what the beam may
 * have missed. The foundation stays, or two of the first places would become one.
 */
export function polish(draft: Draft, contest: Contest): Draft {
  let best = draft
  for (let next: Draft | undefined = draft; next; next = bestExchange(best, contest)) best = next
  return best
}
