import { expect, test } from 'vitest'
import { exampleNeeds, someStackNeeds } from '../fixtures'
import { generateStacks } from '../generate-stacks'
import { toChosenStackLayers, toRecommendedStackLayers } from './stack-layers'

test('a plan gets each layer of the first stack with its reason and what was rejected', () => {
  const advice = generateStacks(someStackNeeds({ team: { size: 2, knows: ['python', 'django'] }, offline: false }))
  const planned = toRecommendedStackLayers(advice)
  expect(planned.map(({ layer }) => layer).slice(0, 2)).toEqual(['Language and runtime', 'Web framework'])
  const web = planned[1]
  expect(web?.choice).toBe('Django')
  expect(web?.reason).toContain('Team fit: The team knows Django.')
  expect(web?.rejected.length).toBeGreaterThan(3)
  expect(web?.rejected[0]?.reason).toMatch(/^With .+ in place of Django, the best stack found has \d+\.\d points less/)
  expect(web?.rejected).toContainEqual({ name: 'Astro', reason: 'Astro is not made for this kind of product (SaaS).' })
  expect(web?.rejected.map(({ name }) => name)).not.toContain('Phoenix')
})

test('every layer of every example has a choice, a reason, and never rejects what it chose', () => {
  for (const needs of Object.values(exampleNeeds)) {
    for (const { choice, reason, rejected } of toRecommendedStackLayers(generateStacks(needs))) {
      expect(reason.length).toBeGreaterThan(20)
      expect(rejected.map(({ name }) => name)).not.toContain(choice)
      expect(rejected.every((option) => option.reason.endsWith('.'))).toBe(true)
    }
  }
})

test('without a stack there is nothing to plan with', () => {
  expect(toRecommendedStackLayers(generateStacks(someStackNeeds({ monthlyBudget: 0, usersADay: 1_000_000 })))).toEqual(
    [],
  )
})

test('a plan that gets the second stack reads what the first one has in its place', () => {
  const advice = generateStacks(someStackNeeds())
  const [first, second] = advice.stacks
  if (!first || !second) throw new Error('There are three stacks.')
  expect(toChosenStackLayers(first, advice)).toEqual(toRecommendedStackLayers(advice))
  const planned = toChosenStackLayers(second, advice)
  expect(planned.map(({ choice }) => choice)).toEqual(second.choices.map(({ name }) => name))
  const other = planned.find(({ choice }, index) => choice !== first.choices[index]?.name)
  expect(other?.rejected[0]?.reason).toMatch(/^The stack with the most points has it: [\d.]+ against [\d.]+\.$/)
})
