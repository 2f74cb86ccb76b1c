import { expect, test } from 'vitest'
import { adviceAsText } from './advice/advice-as-text'
import { exampleNeeds, someNeeds } from './fixtures'
import { bestStacks, generateStacks } from './generate-stacks'
import { stackNeeds } from './stack-needs'

const firstOf = (needs: Parameters<typeof generateStacks>[0]) => {
  const choices = generateStacks(needs).stacks[0]?.choices ?? []
  return Object.fromEntries(choices.map(({ layer, id }) => [layer, id]))
}

test.each(Object.entries(exampleNeeds))('the advice reads as it was agreed: %s', async (name, needs) => {
  const advice = generateStacks(stackNeeds.parse(needs))
  expect(advice.stacks).toHaveLength(3)
  await expect(adviceAsText(advice)).toMatchFileSnapshot(`./goldens/${name.toLowerCase().replaceAll(' ', '-')}.txt`)
})

test('a team gets the framework that it knows', () => {
  expect(firstOf(someNeeds({ team: { size: 3, knows: ['django', 'python'] } }))).toMatchObject({ web: 'django' })
  expect(firstOf(someNeeds({ team: { size: 3, knows: ['laravel', 'php'] } }))).toMatchObject({ web: 'laravel' })
  expect(firstOf(someNeeds({ team: { size: 3, knows: ['ruby', 'rails'] } }))).toMatchObject({ web: 'rails' })
})

test('the three best stacks stand on three different foundations', () => {
  const { stacks } = generateStacks(someNeeds())
  const foundations = stacks.map(({ choices }) =>
    choices
      .filter(({ layer }) => ['language', 'web'].includes(layer))
      .map(({ id }) => id)
      .join(),
  )
  expect(new Set(foundations).size).toBe(3)
})

test('a search inside the database is preferred to one more server', () => {
  const { stacks } = generateStacks(someNeeds({ search: true }))
  const search = stacks[0]?.choices.find(({ layer }) => layer === 'search')
  expect(search?.isPart).toBe(false)
})

test('needs that nothing satisfies are answered with the reason', () => {
  const { stacks, obstacles, whatWouldChange } = generateStacks(
    someNeeds({ ai: true, hosting: 'own-server', usersADay: 100_000, monthlyBudget: 20 }),
  )
  expect(stacks).toEqual([])
  expect(whatWouldChange).toEqual([])
  expect(obstacles).toContainEqual(expect.stringMatching(/AI model access: every option is refused \(.*budget.*\)\./))
})

test('needs that nothing satisfies come with what to change, and that change leaves a stack', () => {
  const { waysOut } = generateStacks(someNeeds({ usersADay: 60_000, monthlyBudget: 155, hosting: 'own-server' }))
  expect(waysOut).toContainEqual(expect.objectContaining({ need: 'Monthly budget', to: 'no limit' }))
  for (const { needs, names } of waysOut) expect(bestStacks(needs)[0]?.choices.map(({ name }) => name)).toEqual(names)
  expect(generateStacks(someNeeds()).waysOut).toEqual([])
})

test('the best stacks alone are those of the whole answer', () => {
  const needs = someNeeds({ realtime: true, team: { size: 4, knows: ['typescript'] } })
  expect(bestStacks(needs)).toEqual(generateStacks(needs).stacks)
})

test('a budget that each technology keeps and the whole stack exceeds is named', () => {
  const { stacks, obstacles } = generateStacks(
    someNeeds({ usersADay: 60_000, monthlyBudget: 155, hosting: 'own-server' }),
  )
  expect(stacks).toEqual([])
  expect(obstacles.join()).toMatch(/start at about \$[\d,]+ a month; the budget is \$155\./)
})

test('what would change the answer names the need and the technology that would come', () => {
  const { whatWouldChange } = generateStacks(someNeeds({ team: { size: 2, knows: ['python', 'django'] } }))
  const offline = whatWouldChange.find(({ need }) => need === 'Offline')
  expect(offline).toMatchObject({ to: 'yes', obstacle: null })
  expect(offline?.changes).toContainEqual(expect.objectContaining({ layer: 'web', from: 'Django' }))
})
