import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyStackNeeds, generateStacksForNeeds } from '~test/any-stack-needs'
import type { Stack } from '../stack'
import type { StackNeeds } from '../stack-needs'
import { listNeedsVariations } from './needs-variations'

test('the same needs give the same answer, in whatever order platforms and knowledge are named', () => {
  fc.assert(
    fc.property(anyStackNeeds, (needs) => {
      const turned = {
        ...needs,
        platforms: needs.platforms.toReversed(),
        team: { ...needs.team, knows: needs.team.knows.toReversed() },
      }
      const ids = (stacks: Stack[]) => stacks.map(({ choices }) => choices.map(({ id }) => id))
      expect(ids(generateStacksForNeeds(turned))).toEqual(ids(generateStacksForNeeds(needs)))
    }),
    { numRuns: 100 },
  )
})

test('flipping a need and flipping it back gives the same answer', () => {
  let flippedBack = 0
  fc.assert(
    fc.property(anyStackNeeds, fc.nat(), (needs, pick) => {
      const flips = listNeedsVariations(needs)
      const flip = flips[pick % flips.length]
      const back = listNeedsVariations(flip?.needs ?? needs).find(({ needs: again }) => sameNeeds(again, needs))
      if (!back) return
      expect(generateStacksForNeeds(back.needs)).toEqual(generateStacksForNeeds(needs))
      flippedBack += 1
    }),
    { numRuns: 100 },
  )
  expect(flippedBack).toBeGreaterThan(50)
})

test('every yes or no, every platform and every rule of compliance can be flipped back', () => {
  fc.assert(
    fc.property(anyStackNeeds, (needs) => {
      const switchable = listNeedsVariations(needs).filter(
        ({ to }) => to === 'yes' || to === 'no' || to.startsWith('with'),
      )
      for (const flip of switchable)
        expect(listNeedsVariations(flip.needs).some(({ needs: again }) => sameNeeds(again, needs))).toBe(true)
    }),
    { numRuns: 50 },
  )
})

function sameNeeds(one: StackNeeds, other: StackNeeds) {
  const plain = (needs: StackNeeds) =>
    JSON.stringify({ ...needs, platforms: needs.platforms.toSorted(), compliance: needs.compliance.toSorted() })
  return plain(one) === plain(other)
}
