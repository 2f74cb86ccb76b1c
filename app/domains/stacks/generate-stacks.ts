import { openContest } from './engine/candidates'
import { firstPlaces, placesOf } from './engine/first-places'
import { neededLayers } from './engine/needed-layers'
import { obstaclesOf } from './engine/obstacles'
import { presentStack } from './engine/present-stack'
import { refusedOptions, rejectedOptions } from './engine/rejected-options'
import { waysOut } from './engine/ways-out'
import { whatWouldChange } from './engine/what-would-change'
import { nameOfTechnology, technologies } from './knowledge/technologies'
import type { Stack, StackAdvice } from './stack'
import type { StackNeeds } from './stack-needs'

/**
 * The three best stacks for these needs, what was rejected and why, and which need would change the answer.
 *
 * Hard filters come first; what passes is weighed by the criteria of criteria.ts; then the smallest stack wins, boring
 * technology first. The same needs always give the same answer. Never throws: when nothing satisfies the needs,
 * `stacks` is empty, `obstacles` says why and `waysOut` what to change.
 */
export function generateStacks(needs: StackNeeds): StackAdvice {
  const { first, ...judged } = judge(needs)
  return {
    ...judged,
    whatWouldChange: first ? whatWouldChange(technologies, needs, first) : [],
    waysOut: first ? [] : waysOut(technologies, needs),
  }
}

/** The same answer but for what would change it, which takes most of the time. */
export function judgeStacks(needs: StackNeeds): Omit<StackAdvice, 'whatWouldChange' | 'waysOut'> {
  const { first: _, ...judged } = judge(needs)
  return judged
}

/** The same best stacks alone, much sooner. */
export function bestStacks(needs: StackNeeds): Stack[] {
  return placesOf(openContest(technologies, needs)).map((draft) => presentStack(draft, needs))
}

function judge(needs: StackNeeds) {
  const contest = openContest(technologies, needs)
  const { places, found } = firstPlaces(contest)
  const [first] = places
  return {
    needs,
    neededLayers: neededLayers(needs),
    stacks: places.map((draft) => presentStack(draft, needs)),
    rejected: first ? rejectedOptions({ contest, first, found, nameOf: nameOfTechnology }) : refusedOptions(contest),
    obstacles: first ? [] : obstaclesOf(contest),
    first,
  }
}
