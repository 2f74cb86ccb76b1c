import { expect, test } from 'vitest'
import { adviceToText } from './engine/advice-to-text'
import { exampleNeeds, someStackNeeds } from './fixtures'
import { findBestStacks, generateStacks } from './generate-stacks'
import { stackNeedsSchema } from './stack-needs'

const firstOf = (needs: Parameters<typeof generateStacks>[0]) => {
  const choices = generateStacks(needs).stacks[0]?.choices ?? []
  return Object.fromEntries(choices.map(({ layer, id }) => [layer, id]))
}

test.each(Object.entries(exampleNeeds))('the advice reads as it was agreed: %s', async (name, needs) => {
  const advice = generateStacks(stackNeedsSchema.parse(needs))
  expect(advice.stacks).toHaveLength(3)
  await expect(adviceToText(advice)).toMatchFileSnapshot(`./goldens/${name.toLowerCase().replaceAll(' ', '-')}.txt`)
})

test('a team gets the framework that it knows', () => {
  expect(firstOf(someStackNeeds({ team: { size: 3, knows: ['django', 'python'] } }))).toMatchObject({ web: 'django' })
  expect(firstOf(someStackNeeds({ team: { size: 3, knows: ['laravel', 'php'] } }))).toMatchObject({ web: 'laravel' })
  expect(firstOf(someStackNeeds({ team: { size: 3, knows: ['ruby', 'rails'] } }))).toMatchObject({ web: 'rails' })
})

test('the three best stacks stand on three different foundations', () => {
  const { stacks } = generateStacks(someStackNeeds())
  const foundations = stacks.map(({ choices }) =>
    choices
      .filter(({ layer }) => ['language', 'web'].includes(layer))
      .map(({ id }) => id)
      .join(),
  )
  expect(new Set(foundations).size).toBe(3)
})

test('a search inside the database is preferred to one more server', () => {
  const { stacks } = generateStacks(someStackNeeds({ search: true }))
  const search = stacks[0]?.choices.find(({ layer }) => layer === 'search')
  expect(search?.isPart).toBe(false)
})

test('needs that nothing satisfies are answered with the reason', () => {
  const { stacks, obstacles, sensitivity } = generateStacks(
    someStackNeeds({ ai: true, hosting: 'own-server', usersADay: 100_000, monthlyBudget: 20 }),
  )
  expect(stacks).toEqual([])
  expect(sensitivity).toEqual([])
  expect(obstacles).toContainEqual(expect.stringMatching(/AI model access: every option is refused \(.*budget.*\)\./))
})

test('needs that nothing satisfies come with what to change, and that change leaves a stack', () => {
  const { relaxations } = generateStacks(
    someStackNeeds({ usersADay: 60_000, monthlyBudget: 155, hosting: 'own-server' }),
  )
  expect(relaxations).toContainEqual(expect.objectContaining({ need: 'Monthly budget', to: 'no limit' }))
  for (const { needs, technologyNames } of relaxations)
    expect(findBestStacks(needs)[0]?.choices.map(({ name }) => name)).toEqual(technologyNames)
  expect(generateStacks(someStackNeeds()).relaxations).toEqual([])
})

test('the best stacks alone are those of the whole answer', () => {
  const needs = someStackNeeds({ realtime: true, team: { size: 4, knows: ['typescript'] } })
  expect(findBestStacks(needs)).toEqual(generateStacks(needs).stacks)
})

test('a budget that each technology keeps and the whole stack exceeds is named', () => {
  const { stacks, obstacles } = generateStacks(
    someStackNeeds({ usersADay: 60_000, monthlyBudget: 155, hosting: 'own-server' }),
  )
  expect(stacks).toEqual([])
  expect(obstacles.join()).toMatch(/start at about \$[\d,]+ a month; the budget is \$155\./)
})

test('what would change the answer names the need and the technology that would come', () => {
  const { sensitivity } = generateStacks(someStackNeeds({ team: { size: 2, knows: ['python', 'django'] } }))
  const offline = sensitivity.find(({ need }) => need === 'Offline')
  expect(offline).toMatchObject({ to: 'yes', obstacle: null })
  expect(offline?.changes).toContainEqual(expect.objectContaining({ layer: 'web', from: 'Django' }))
})
