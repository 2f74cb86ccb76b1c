import type { Technology } from './catalog/technology'
import { buildCandidatePool } from './engine/candidate-pool'
import { listNeedsVariations } from './engine/needs-variations'
import { findTopDrafts } from './engine/rank-stacks'
import type { Relaxation } from './stack'
import type { StackNeeds } from './stack-needs'

/** For needs that nothing satisfies: which of them, turned around alone, leaves a stack, and which one it would be. */
export function findRelaxations(technologies: readonly Technology[], needs: StackNeeds): Relaxation[] {
  return listNeedsVariations(needs).flatMap(({ need, to, needs: changed }) => {
    const first = findTopDrafts(buildCandidatePool(technologies, changed))[0]
    return first
      ? [{ need, to, needs: changed, technologyNames: first.chosen.map(({ technology }) => technology.name) }]
      : []
  })
}
