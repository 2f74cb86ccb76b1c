import type { Technology } from '../knowledge/technology'
import type { WayOut } from '../stack'
import type { StackNeeds } from '../stack-needs'
import { openContest } from './candidates'
import { placesOf } from './first-places'
import { flipsOf } from './flips'

/** For needs that nothing satisfies: which of them, turned around alone, leaves a stack, and which one it would be. */
export function waysOut(technologies: readonly Technology[], needs: StackNeeds): WayOut[] {
  return flipsOf(needs).flatMap(({ need, to, needs: changed }) => {
    const first = placesOf(openContest(technologies, changed))[0]
    return first ? [{ need, to, needs: changed, names: first.chosen.map(({ technology }) => technology.name) }] : []
  })
}
