import { buildCandidatePool } from './engine/candidate-pool'
import { findNeededLayers } from './engine/needed-layers'
import { listNeedsVariations } from './engine/needs-variations'
import { findObstacles } from './engine/obstacles'
import { presentStack } from './engine/present-stack'
import { findTopDrafts, rankStacks } from './engine/rank-stacks'
import { listFilteredOptions, listRejectedOptions } from './engine/rejected-options'
import { analyzeSensitivity } from './engine/sensitivity'
import type { Relaxation, Stack, StackAdvice } from './stack'
import type { StackNeeds } from './stack-needs'
import { getTechnologyName, technologies } from './technologies'
import type { Technology } from './technology'

/**
 * The three best stacks for these needs, what was rejected and why, and which need would change the answer.
 *
 * Hard filters come first; what passes is weighed by the criteria of criteria.ts; then the smallest stack wins, boring
 * technology first. The same needs always give the same answer. Never throws: when nothing satisfies the needs,
 * `stacks` is empty, `obstacles` says why and `relaxations` what to change.
 */
export function generateStacks(needs: StackNeeds): StackAdvice {
  const { first, ...judged } = evaluate(needs)
  return {
    ...judged,
    sensitivity: first ? analyzeSensitivity(technologies, needs, first) : [],
    relaxations: first ? [] : findRelaxations(technologies, needs),
  }
}

/** The same answer but for what would change it, which takes most of the time. */
export function evaluateStacks(needs: StackNeeds): Omit<StackAdvice, 'sensitivity' | 'relaxations'> {
  const { first: _, ...judged } = evaluate(needs)
  return judged
}

/** The same best stacks alone, much sooner. */
export function findBestStacks(needs: StackNeeds): Stack[] {
  return findTopDrafts(buildCandidatePool(technologies, needs)).map((draft) => presentStack(draft, needs))
}

function evaluate(needs: StackNeeds) {
  const contest = buildCandidatePool(technologies, needs)
  const { places, found } = rankStacks(contest)
  const [first] = places
  return {
    needs,
    neededLayers: findNeededLayers(needs),
    stacks: places.map((draft) => presentStack(draft, needs)),
    rejected: first
      ? listRejectedOptions({ contest, first, found, getName: getTechnologyName })
      : listFilteredOptions(contest),
    obstacles: first ? [] : findObstacles(contest),
    first,
  }
}

/** For needs that nothing satisfies: which of them, turned around alone, leaves a stack, and which one it would be. */
function findRelaxations(technologies: readonly Technology[], needs: StackNeeds): Relaxation[] {
  return listNeedsVariations(needs).flatMap(({ need, to, needs: changed }) => {
    const first = findTopDrafts(buildCandidatePool(technologies, changed))[0]
    return first
      ? [{ need, to, needs: changed, technologyNames: first.chosen.map(({ technology }) => technology.name) }]
      : []
  })
}
