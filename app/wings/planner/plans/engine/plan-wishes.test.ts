import { describe, expect, test } from 'vitest'
import type { Exclusion } from '../brief/brief-reading-schema'
import { aBrief, aReading, aWish } from '../fixtures'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import { lintPlan } from './lint-plan'
import { makePlan } from './make-plan'
import { findMatchingFeature } from './match-feature'

const note = (text: string) => ({ text, quote: text, start: 0, end: text.length })
const excluding = (text: string, ...terms: string[]): Exclusion => ({ id: 'X1', terms, by: 'rule', ...note(text) })
const planOf = (wishes: string[], own: Parameters<typeof aReading>[1] = {}) =>
  makePlan(aBrief({ reading: aReading(wishes, own) }))

describe('a wish', () => {
  const plan = planOf(['yard man [count]: count what goes on the lorry', 'office [notify]: be told when it comes back'])
  const requirement = plan.requirements.find(({ wish }) => wish === 'W1')

  test('becomes a requirement of the first version in the founder’s words', () => {
    expect(requirement).toMatchObject({
      release: 'mvp',
      title: 'Count what goes on the lorry',
      statement: expect.stringContaining('Yard man can count what goes on the lorry'),
    })
    expect(lintPlan(plan)).toEqual([])
  })

  test('has a story of its role, and tasks of its kind that are called after it', () => {
    const story = plan.stories.find(({ requirementIds }) => requirementIds.includes(requirement?.id ?? ''))
    expect(story).toMatchObject({ role: 'yard man', action: 'count what goes on the lorry' })
    const tasks = plan.tasks.filter(({ storyId }) => storyId === story?.id)
    expect(tasks.length).toBeGreaterThan(1)
    expect(tasks.some(({ title }) => title.includes('count what goes on the lorry'))).toBe(true)
  })

  test('stands in the coverage with all that serves it', () => {
    expect(plan.coverage.map(({ wish, leftOut }) => ({ wish, leftOut }))).toEqual([
      { wish: 'W1', leftOut: null },
      { wish: 'W2', leftOut: null },
    ])
    expect(plan.coverage[0]?.requirementIds).toEqual([requirement?.id])
  })

  test('of no known kind is planned in the founder’s own words, with wide estimates and a question for its proof', () => {
    const own = planOf(['tuner: hear the beat of two pipes'])
    const tasks = own.tasks.filter(({ key }) => key.startsWith('wish/'))
    expect(tasks.length).toBeGreaterThan(1)
    for (const { estimate } of tasks) expect(estimate.pessimistic).toBeGreaterThan(5 * estimate.optimistic)
    expect(own.openQuestions.map(({ question }) => question)).toContainEqual(expect.stringContaining('hear the beat'))
  })

  test('that the person moved to later waits, and says so', () => {
    const reading = aReading(['owner [show]: see tasks', 'owner [record]: enter tasks'])
    const later = {
      ...reading,
      wishes: reading.wishes.map((wish) => ({
        ...wish,
        release: wish.id === 'W2' ? ('later' as const) : wish.release,
      })),
    }
    const moved = makePlan(aBrief({ reading: later }))
    expect(moved.requirements.find(({ wish }) => wish === 'W2')?.release).toBe('later')
    expect(moved.coverage.find(({ wish }) => wish === 'W2')).toMatchObject({ taskIds: [], leftOut: 'You took it out.' })
  })

  test('keeps its key when others come before it', () => {
    const keyOf = (wishes: string[]) => planOf(wishes).requirements.find(({ title }) => title === 'See tasks')?.key
    expect(keyOf(['owner [show]: see tasks'])).toBe(keyOf(['lead [assign]: give a task', 'owner [show]: see tasks']))
  })
})

describe('groundwork', () => {
  const keys = (wishes: string[], own: Parameters<typeof aReading>[1] = {}) =>
    planOf(wishes, own)
      .requirements.map(({ key }) => key)
      .filter((key) => key.startsWith('enabling/'))

  test('is only what wishes and limits need, and says for which', () => {
    expect(keys(['owner [show]: see tasks'])).toEqual(['enabling/foundation'])
    expect(keys(['owner [restrict]: see own files only'])).toContain('enabling/identity')
    const limits = { ...aReading([]).limits, laws: [note('GDPR')], languages: [note('Polish'), note('English')] }
    expect(keys(['owner [show]: see tasks'], { limits })).toEqual(
      expect.arrayContaining(['enabling/languages', 'enabling/rules']),
    )
  })

  test('knows nobody where the idea wants no accounts', () => {
    const wishes = ['owner [sign]: sign a slip', 'guest [confirm]: agree']
    expect(keys(wishes)).toContain('enabling/identity')
    expect(keys(wishes, { exclusions: [excluding('no accounts', 'account')] })).not.toContain('enabling/identity')
  })
})

describe('an exclusion', () => {
  const exclusions = [excluding('no signature pads', 'signature')]
  const plan = planOf(['customer [sign]: sign on the phone', 'customer [record]: note the return'], { exclusions })

  test('takes out what would serve it, and the plan lists that', () => {
    const texts = [...plan.requirements, ...plan.tasks].map((item) => JSON.stringify(item).toLowerCase())
    expect(texts.filter((text) => text.includes('signature'))).toEqual([])
    expect(plan.excluded.length).toBeGreaterThan(0)
    expect(plan.excluded[0]?.exclusion).toBe('no signature pads')
  })

  test('is a non-goal in the founder’s words, and takes no wish away', () => {
    expect(plan.nonGoals).toEqual([expect.objectContaining({ text: 'no signature pads' })])
    expect(plan.coverage.every(({ leftOut, taskIds }) => leftOut === null && taskIds.length > 0)).toBe(true)
    expect(lintPlan(plan)).toEqual([])
  })
})

test('a plan is written in the language of its idea', () => {
  const { tasks, requirements, assumptions } = planOf(['Eltern [notify]: vom Ausfall erfahren'], { language: 'de' })
  expect(requirements.at(-1)?.statement).toContain('Das Produkt muss')
  expect(assumptions[0]?.text).toContain('Stunden in der Woche')
  expect(tasks.map(({ prompt }) => prompt).join()).not.toMatch(/## Build|Requirement/)
})

describe('a module of the knowledge base', () => {
  const found = (action: string) =>
    findMatchingFeature(aWish(`somebody: ${action}`), KNOWLEDGE_BASE.capabilities)?.feature.key

  test('serves a wish that means the same', () => {
    expect(found('search the catalog by words and filter the results')).toBeDefined()
  })

  test.each([
    'write firmware for an embedded controller',
    'keep the scheduling of rehearsals out of the chat',
    'register a newborn lamb with its mother',
    'sell the idea to the parish council',
    'note the administration of a drug to a cow',
    'see the tracking number of a parcel',
    'be alert at night on the ward',
  ])('does not serve a wish that shares one word with it: %s', (action) => {
    expect(found(action)).toBeUndefined()
  })
})
