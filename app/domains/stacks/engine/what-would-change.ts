import type { Technology } from '../knowledge/technology'
import type { AnswerChange } from '../stack'
import type { StackNeeds } from '../stack-needs'
import { openContest } from './candidates'
import type { Draft } from './draft'
import { placesOf } from './first-places'
import { flipsOf } from './flips'
import { obstaclesOf } from './obstacles'

function differences(before: Draft, after: Draft): AnswerChange['changes'] {
  return before.chosen.flatMap(({ technology: { id, name, layer } }) => {
    const now = after.chosen.find(({ technology }) => technology.layer === layer)?.technology
    return now && now.id !== id ? [{ layer, from: name, to: now.name }] : []
  })
}

/**
 * Turns one need around at a time and tells which of them put another technology into the first place. A layer that
 * only comes or goes with the need is no change of the answer.
 */
export function whatWouldChange(technologies: readonly Technology[], needs: StackNeeds, first: Draft): AnswerChange[] {
  return flipsOf(needs).flatMap(({ need, to, needs: flipped }) => {
    const contest = openContest(technologies, flipped)
    const winner = placesOf(contest)[0]
    const changes = winner ? differences(first, winner) : []
    const obstacle = winner ? null : (obstaclesOf(contest)[0] ?? null)
    return changes.length || !winner ? [{ need, to, obstacle, changes }] : []
  })
}
