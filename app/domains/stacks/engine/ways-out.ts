import type { Technology } from '../knowledge/technology'
import type { Relaxation } from '../stack'
import type { StackNeeds } from '../stack-needs'
import { buildCandidatePool } from './candidates'
import { findTopDrafts } from './first-places'
import { listNeedsVariations } from './flips'

/** For needs that nothing satisfies: which of them, turned around alone, leaves a stack, and which one it would be. */
export function findRelaxations(technologies: readonly Technology[], needs: StackNeeds): Relaxation[] {
  return listNeedsVariations(needs).flatMap(({ need, to, needs: changed }) => {
    const first = findTopDrafts(buildCandidatePool(technologies, changed))[0]
    return first
      ? [{ need, to, needs: changed, technologyNames: first.chosen.map(({ technology }) => technology.name) }]
      : []
  })
}
