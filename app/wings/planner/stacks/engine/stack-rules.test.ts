import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyStackNeeds, assertForEveryStack, listTechnologies } from '~test/any-stack-needs'
import { evaluateStacks } from '../generate-stacks'
import type { Layer } from '../layers'
import type { StackNeeds } from '../stack-needs'
import { findTechnology, technologies } from '../technologies'
import { hardFilters } from './hard-filters'
import { findNeededLayers } from './needed-layers'

test('nothing that a hard filter refuses is ever in a stack', () => {
  assertForEveryStack((stack, needs) => {
    for (const technology of listTechnologies(stack)) {
      for (const filter of hardFilters) expect(filter.getViolation(technology, needs)).toBeNull()
    }
  })
})

test('no stack holds a conflict or something that lacks what it stands on', () => {
  assertForEveryStack((stack) => {
    const ids = stack.choices.map(({ id }) => id)
    for (const { conflictsWith = [], requiresOneOfEach = [] } of listTechnologies(stack)) {
      expect(conflictsWith.filter(({ id }) => ids.includes(id))).toEqual([])
      for (const group of requiresOneOfEach) expect(group.some((id) => ids.includes(id))).toBe(true)
    }
  })
})

test('every needed layer is answered once, in order, and no other', () => {
  assertForEveryStack(({ choices }, needs) => {
    expect(choices.map(({ layer }) => layer)).toEqual(findNeededLayers(needs).map(({ layer }) => layer))
    for (const { id, layer } of choices) expect(findTechnology(id)?.layer).toBe(layer)
  })
})

test('a layer is there exactly when the need behind it is', () => {
  const asked: Partial<Record<Layer, (needs: StackNeeds) => boolean>> = {
    auth: ({ accounts }) => accounts,
    payments: (needs) => needs.payments,
    files: (needs) => needs.files,
    search: (needs) => needs.search,
    realtime: (needs) => needs.realtime,
    ai: (needs) => needs.ai,
    game: ({ productType }) => productType === 'game',
    device: (needs) => needs.platforms.includes('device'),
    extension: (needs) => needs.platforms.includes('extension'),
    mobile: ({ platforms: reached, productType }) =>
      productType !== 'game' && reached.some((one) => one === 'ios' || one === 'android'),
  }
  fc.assert(
    fc.property(anyStackNeeds, (needs) => {
      const needed = findNeededLayers(needs).map(({ layer }) => layer)
      for (const [layer, isAsked] of Object.entries(asked))
        expect(needed.includes(layer as Layer), layer).toBe(isAsked(needs))
    }),
  )
})

test('whatever is asked, there is a stack or a reason, and every option is either chosen or rejected', () => {
  fc.assert(
    fc.property(anyStackNeeds, (needs) => {
      const { stacks, obstacles, rejected, neededLayers: needed } = evaluateStacks(needs)
      expect(stacks.length > 0).toBe(obstacles.length === 0)
      if (!stacks[0]) return
      const told = [...stacks[0].choices, ...rejected].map(({ id }) => id)
      const known = technologies.filter(({ layer }) => needed.some((one) => one.layer === layer)).map(({ id }) => id)
      expect(told.toSorted()).toEqual(known.toSorted())
      expect(rejected.every(({ rule, pointsLacking }) => (rule === null) === (pointsLacking !== null))).toBe(true)
    }),
    { numRuns: 15 },
  )
})
