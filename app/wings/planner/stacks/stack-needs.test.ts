import { expect, test } from 'vitest'
import { someStackNeeds } from './fixtures'
import { getScale, stackNeedsSchema } from './stack-needs'

const messages = (changes: Record<string, unknown>) =>
  stackNeedsSchema.safeParse({ ...someStackNeeds(), ...changes }).error?.issues.map(({ message }) => message)

test('needs that are complete are taken as they are', () => {
  expect(stackNeedsSchema.parse(someStackNeeds())).toEqual(someStackNeeds())
})

test.each([
  [{ platforms: [] }, 'Choose at least one platform.'],
  [{ productType: 'rocket' }, 'Choose a product type.'],
  [{ platforms: ['watch'] }, 'Choose a platform from the list.'],
  [{ monthlyBudget: 9.99 }, 'Enter the budget in whole US dollars.'],
  [{ monthlyBudget: -1 }, 'A budget cannot be negative.'],
  [{ weeks: 0 }, 'Enter at least 1 week.'],
  [{ team: { size: 0, knows: [] } }, 'A team has at least one person.'],
  [{ team: { size: 1, knows: [' '] } }, 'Enter a language or framework.'],
])('what is wrong with %j is said in a sentence', (changes, message) => {
  expect(messages(changes)).toEqual([message])
})

test('what a team knows is compared without capitals, and a platform counts once', () => {
  const needs = stackNeedsSchema.parse({
    ...someStackNeeds(),
    platforms: ['web', 'ios', 'web'],
    team: { size: 2, knows: [' Django '] },
  })
  expect(needs.platforms).toEqual(['web', 'ios'])
  expect(needs.team.knows).toEqual(['django'])
})

test('a thousand users a day are of medium size, fifty thousand are many', () => {
  expect([999, 1_000, 49_999, 50_000].map((usersADay) => getScale({ usersADay }))).toEqual([
    'small',
    'medium',
    'medium',
    'large',
  ])
})
