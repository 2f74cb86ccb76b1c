import type { SensitivityResult } from '../stack'
import type { StackNeeds } from '../stack-needs'
import type { Technology } from '../technology'
import { buildCandidatePool } from './candidate-pool'
import { listNeedsVariations } from './needs-variations'
import { findObstacles } from './obstacles'
import { findTopDrafts } from './rank-stacks'
import type { StackDraft } from './stack-draft'

function findChoiceChanges(before: StackDraft, after: StackDraft): SensitivityResult['changes'] {
  return before.chosen.flatMap(({ technology: { id, name, layer } }) => {
    const now = after.chosen.find(({ technology }) => technology.layer === layer)?.technology
    return now && now.id !== id ? [{ layer, from: name, to: now.name }] : []
  })
}

/**
 * Turns one need around at a time and tells which of them put another technology into the first place. A layer that
 * only comes or goes with the need is no change of the answer.
 */
export function analyzeSensitivity(
  technologies: readonly Technology[],
  needs: StackNeeds,
  first: StackDraft,
): SensitivityResult[] {
  return listNeedsVariations(needs).flatMap(({ need, to, needs: flipped }) => {
    const contest = buildCandidatePool(technologies, flipped)
    const winner = findTopDrafts(contest)[0]
    const changes = winner ? findChoiceChanges(first, winner) : []
    const obstacle = winner ? null : (findObstacles(contest)[0] ?? null)
    return changes.length || !winner ? [{ need, to, obstacle, changes }] : []
  })
}
