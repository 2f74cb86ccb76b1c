import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAiClient } from '~/platform/ai/ai-client.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { replay } from '~test/ai-recordings'
import { type AiScenario, type FakeAiServer, startFakeAiServer } from '~test/fake-ai-server'
import { aFill, fakeFillAnswer } from '~test/fake-fill-answer'
import { test as withDatabase } from '~test/test'
import { rewordWish } from '../../drafts/correct-reading'
import { revertRevision } from '../../editing/commands.server'
import { lintPlan } from '../../engine/lint-plan'
import { makePlan } from '../../engine/make-plan'
import { regeneratePart } from '../../engine/regenerate-part'
import { aBrief, aReading } from '../../fixtures'
import { planSchema } from '../../plan-schema'
import { findPlanFor } from '../../queries.server'
import { aStoredPlan } from '../../stored-fixtures'
import { acceptProposal } from '../accept-proposal.server'
import { applyProposal } from '../apply-proposal'
import instructions from '../prompts/fill-wishes.md?raw'
import type { PartEvent } from '../proposal'
import { applyFills } from './apply-fills'
import { listUnfilled } from './fill-context'
import { fillWishes } from './fill-wishes.server'
import type { FillAnswer } from './fills-answer'
import { findFillProblems } from './find-fill-problems'

const exclusion = { id: 'X1', text: 'No weather forecast', terms: ['weather', 'forecast'], by: 'rule' as const }
const brief = aBrief({
  reading: aReading(
    [
      'keeper [record]: write down what the otters ate',
      'vet [show]: see the weight of one otter over a year',
      'keeper [assign]: hand a pool over to a colleague',
    ],
    { exclusions: [{ ...exclusion, quote: '', start: 0, end: 0 }] },
  ),
})
const plan = makePlan(brief, { today: '2026-03-02' })
const by = { model: 'a-model', brief }
const all = ['W1', 'W2', 'W3'].map((wish) => aFill(wish))

let stand: FakeAiServer
beforeAll(async () => {
  stand = await startFakeAiServer(fakeFillAnswer)
})
afterAll(() => stand.stop())
beforeEach(() => {
  stand.calls.length = 0
  stand.answer = fakeFillAnswer
})

function fill(scenario: AiScenario = 'good', own: Partial<{ brief: typeof brief; plan: typeof plan }> = {}) {
  const client = createAiClient({ ...stand.env(scenario), AI_TIMEOUT_SECONDS: scenario === 'silent' ? 0.3 : 30 })
  if (!client) throw new Error('not configured')
  const heard: PartEvent[] = []
  const signal = new AbortController().signal
  return fillWishes({ ...client, retryDelayMs: 5 }, { plan, brief, signal, emit: (one) => heard.push(one), ...own })
}

async function proposed(answers: unknown[]) {
  stand.answer = replay(answers)
  const event = await fill()
  if (event.type !== 'proposed') throw new Error(JSON.stringify(event))
  return event
}

describe('wishes that a model fills', () => {
  test('replace the general work of the rules, in one proposal, and leave a sound plan', async () => {
    const event = await fill()
    if (event.type !== 'proposed') throw new Error(JSON.stringify(event))
    expect([event.note, stand.calls.length]).toEqual(['', 1])
    const removed = event.changes.removed?.filter(({ section }) => section === 'tasks') ?? []
    expect(removed.length).toBeGreaterThan(2)
    const { plan: next, brief: read } = applyFills(plan, { fills: all }, by)
    expect([lintPlan(next), planSchema.safeParse(next).error]).toEqual([[], undefined])
    expect(next.coverage.every(({ leftOut, taskIds }) => leftOut === null && taskIds.length === 2)).toBe(true)
    const [requirement] = next.requirements.filter(({ wish }) => wish === 'W1')
    expect(requirement).toMatchObject({ title: 'Serve W1', origin: { by: 'ai', from: 'a-model' }, release: 'mvp' })
    expect(next.tasks.find(({ title }) => title === 'Draw the page of W1')?.estimate).toEqual({
      optimistic: 3,
      mostLikely: 6,
      pessimistic: 12,
    })
    expect(next.openQuestions.map(({ question }) => question)).toContain('Who may see W1?')
    expect(listUnfilled(next)).toEqual([])
    // the rules make the same of it, until somebody says the wish in other words
    expect(regeneratePart(next, 'backlog', read).tasks.map(({ id }) => id)).toEqual(next.tasks.map(({ id }) => id))
    const [wish] = read.reading?.wishes ?? []
    expect(wish && rewordWish(wish, 'The keeper notes what otters eat').fill).toBeUndefined()
  })

  test('move between the first version and later', () => {
    const later = applyFills(plan, { fills: [aFill('W1', { release: 'later' })] }, by)
    expect(later.plan.requirements.find(({ wish }) => wish === 'W1')?.release).toBe('later')
    expect(lintPlan(later.plan)).toEqual([])
    const back = applyFills(later.plan, { fills: [aFill('W1')] }, { ...by, brief: later.brief })
    expect(back.plan.requirements.find(({ wish }) => wish === 'W1')?.release).toBe('mvp')
    expect(lintPlan(back.plan)).toEqual([])
  })

  test('leave alone what the person wrote, and what a model wrote elsewhere', () => {
    const [first] = plan.tasks.filter(({ requirementIds }) =>
      requirementIds.some((id) => plan.requirements.find((one) => one.id === id)?.wish === 'W1'),
    )
    if (!first) throw new Error('a task is needed')
    const own = {
      ...plan,
      tasks: plan.tasks.map((task) =>
        task.id === first.id ? { ...task, title: 'Mine', origin: { by: 'user' as const, from: 'person' } } : task,
      ),
    }
    const risk = {
      id: 'Q-900',
      key: 'ai/pools',
      origin: { by: 'ai' as const, from: 'a-model' },
      question: 'How many pools?',
      why: 'It sizes the list.',
      options: ['8'],
      recommended: '8',
    }
    const next = applyFills({ ...own, openQuestions: [...own.openQuestions, risk] }, { fills: all }, by).plan
    expect(next.tasks.find(({ id }) => id === first.id)).toMatchObject({ title: 'Mine', origin: { by: 'user' } })
    expect(next.openQuestions).toContainEqual(risk)
    expect(lintPlan(next)).toEqual([])
  })

  test('are told to the model as material, with instructions that are always the same', async () => {
    await fill()
    const [call] = stand.calls
    expect(call?.instructions).toBe(instructions)
    expect(call?.messages[0]?.content).toContain('No weather forecast')
  })
})

const [data, screen] = aFill('W1').tasks
if (!data || !screen) throw new Error('two tasks are needed')

describe('rules find what is wrong with a fill', () => {
  const wrong: [string, Partial<FillAnswer>, RegExp][] = [
    ['a wish that is not there', { wish: 'W9' }, /no such wish/],
    ['what is excluded', { title: 'Show the weather' }, /exclusions/],
    ['a circle', { tasks: [{ ...data, dependsOn: ['screen'] }, screen] }, /wait for each other/],
    ['a task that is not there', { tasks: [{ ...data, dependsOn: ['ghost'] }] }, /waits for ghost/],
    ['hours that do not increase', { tasks: [{ ...data, optimistic: 9 }] }, /do not increase/],
    ['a task that is too long', { tasks: [{ ...data, mostLikely: 90, pessimistic: 99 }] }, /cut it in two/],
    ['hours that say nothing', { tasks: [{ ...data, optimistic: 1, pessimistic: 39 }] }, /reach from 1 to 39/],
    [
      'far more than such wishes take',
      {
        tasks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => ({
          ...data,
          key: `k${n}`,
          title: `Work ${n}`,
          optimistic: 20,
          mostLikely: 40,
          pessimistic: 60,
        })),
      },
      /such wishes take/,
    ],
    ['a criterion that is none', { criteria: ['The page is there.'] }, /WHEN … THE SYSTEM SHALL/],
    ['a word that nobody can test', { limits: ['The page is fast.'] }, /"fast"|“fast”/],
    ['a title that is said twice', { tasks: [data, { ...data, key: 'again' }] }, /is said by W1 too/],
  ]

  test.each(wrong)('%s', (_, own, message) => {
    const fills = [aFill('W1', own), aFill('W2'), aFill('W3')]
    expect(
      findFillProblems({ fills }, { plan, brief })
        .map((one) => one.message)
        .join('\n'),
    ).toMatch(message)
  })

  test('a wish that is passed over, or filled twice', () => {
    const messages = (fills: FillAnswer[]) => findFillProblems({ fills }, { plan, brief }).map(({ message }) => message)
    expect(messages([aFill('W1'), aFill('W2')])).toEqual(['The wish W3 has no fill.'])
    expect(
      messages([
        ...all,
        aFill('W3', {
          statement: 'The product shall do another thing.',
          tasks: [{ ...screen, title: 'Other', dependsOn: [] }],
        }),
      ]),
    ).toEqual(['W3 is filled twice.'])
    expect(messages(all)).toEqual([])
  })

  test('criteria of the languages of plans pass', () => {
    const criteria = [
      'WENN ein Otter frisst, MUSS DAS SYSTEM es zeigen.',
      'CUANDO come, EL SISTEMA DEBE mostrarlo.',
      'QUAND elle mange, LE SYSTÈME DOIT l’afficher.',
    ]
    expect(findFillProblems({ fills: [aFill('W1', { criteria }), aFill('W2'), aFill('W3')] }, { plan, brief })).toEqual(
      [],
    )
  })

  test('they go back once; what is wrong twice is left out and named', async () => {
    const circle = {
      fills: [aFill('W1', { tasks: [{ ...data, dependsOn: ['screen'] }, screen] }), aFill('W2'), aFill('W3')],
    }
    expect((await proposed([circle, { fills: all }])).note).toBe('')
    expect(stand.calls.at(-1)?.messages.at(-1)?.content).toContain('W1: these tasks wait for each other')
    const { note, proposal } = await proposed([circle, circle])
    expect(note).toMatch(/^1 wish stays as the rules filled it\. W1: these tasks wait/)
    expect(proposal.answer.fills.map(({ wish }) => wish)).toEqual(['W2', 'W3'])
  })
})

test.each([
  ['hopeless', /invalid response twice/],
  ['500', /returned an error/],
  ['silent', /did not respond/],
] as const)('without an answer the plan stays, with a sentence: %s', async (scenario, message) => {
  expect(await fill(scenario)).toMatchObject({ type: 'failed', message: expect.stringMatching(message) })
})

test('where no wish is left nobody is asked', async () => {
  const filled = applyFills(plan, { fills: all }, by)
  expect(await fill('good', filled)).toMatchObject({ type: 'proposed', changes: { changes: [] } })
  expect(stand.calls).toEqual([])
})

test('a proposal for a plan that has changed is outdated', () => {
  const { outdatedTopics, plan: same } = applyProposal(
    plan,
    { wishes: { by: 'ai', answer: { fills: [aFill('W9')] } } },
    by,
  )
  expect([outdatedTopics, same]).toEqual([['wishes'], plan])
})

withDatabase('what is accepted is in the plan and in its brief, and can be taken back', async ({ db }) => {
  const mara = await aProfile(db)
  const id = await aStoredPlan(db, mara, 'internal-tool')
  const before = await findPlanFor(db, mara, id)
  if (!before) throw new Error('a plan is needed')
  const fills = listUnfilled(before.plan).map(({ wish }) => aFill(wish ?? ''))
  const proposal = { wishes: { by: 'ai' as const, answer: { fills } } }
  expect(await acceptProposal(db, mara, id, { basedOn: 1, proposal, model: 'a-model' })).toBe(2)
  const after = await findPlanFor(db, mara, id)
  expect(after?.brief.reading?.wishes.filter(({ fill }) => fill).length).toBe(fills.length)
  expect(after?.plan.requirements.filter(({ origin }) => origin.by === 'ai').length).toBe(fills.length)
  await revertRevision(db, { ...mara, full_name: '' }, id, 2)
  const back = await findPlanFor(db, mara, id)
  expect(back?.plan.tasks.map(({ title }) => title)).toEqual(before.plan.tasks.map(({ title }) => title))
})
