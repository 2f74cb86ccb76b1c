import { afterAll, beforeAll, beforeEach } from 'vitest'
import { aPerson } from '~/domains/accounts/fixtures'
import { countRunQuestion } from '~/domains/ai-usage/commands.server'
import { aiUsageOf } from '~/domains/ai-usage/personal-data.server'
import { type Ai, aiOf } from '~/platform/ai/ai.server'
import type { Database } from '~/platform/database/database.server'
import type { AsksAi } from '../../../../tests/support/ai-protocols'
import { type AiStandIn, startAiStandIn } from '../../../../tests/support/ai-stand-in'
import { slugs, story, told, towns } from '../../../../tests/support/bulk-runs'
import { describe, expect, test } from '../../../../tests/support/test'
import { askAgain, makeRun, pauseRun, resumeRun } from '../commands.server'
import { aRun, smallSources } from '../fixtures'
import { countPages, findRun } from '../queries.server'
import { workOnRun } from '../work.server'

let stand: AiStandIn
let ai: Ai
beforeAll(async () => {
  stand = await startAiStandIn()
  const configured = aiOf({ ...stand.env('good'), AI_TIMEOUT_SECONDS: 30 })
  if (!configured) throw new Error('not configured')
  ai = { ...configured, backoffMs: 1 }
})
afterAll(() => stand.stop())
beforeEach(() => {
  stand.calls.length = 0
  stand.scenario = 'good'
  stand.paceMs = 0
  stand.answer = (asks) => ({ text: story(townOf(asks)) })
})

const townOf = ({ messages }: AsksAi): string => material(messages).values.town
const material = (messages: AsksAi['messages']) => JSON.parse(messages[0]?.content.split('\n')[1] ?? '')
const asked = () => stand.calls.map(townOf).sort()
const townTable = (...names: string[]) => ['town', ...names].join('\n')
const instructions = { story: 'Ten words on {{ town }}.' }

interface Asked {
  table: string
  more?: Partial<Parameters<typeof aRun>[2]>
}

async function planned(db: Database, { table, more = {} }: Asked, with_: Ai | undefined = ai) {
  const by = await aPerson(db)
  const id = await aRun(db, by, { template: towns, table, instructions, mostAsked: 100, ...more })
  await workOnRun(db, smallSources, id, with_)
  return { id, by }
}

const bodies = async (db: Database) =>
  (await db.selectFrom('blogPosts').select('body').orderBy('slug').execute()).map(({ body }) => body)

describe('texts by the AI', () => {
  test('are asked for before the check, counted for whoever began the run, and stand in its pages', async ({
    database: { db },
  }) => {
    const { id, by } = await planned(db, { table: townTable('Leeds', 'York') })
    expect(await findRun(db, id)).toMatchObject({ task: 'plan', state: 'done', asked: 2, position: 2 })
    expect(await told(db, id)).toEqual(['made', 'made'])
    expect(await aiUsageOf(db, by.id)).toMatchObject([
      { purpose: 'bulk-run:texts', inputTokens: 100 },
      { purpose: 'bulk-run:texts', inputTokens: 100 },
    ])
    await makeRun(db, smallSources, by, id)
    await workOnRun(db, smallSources, id)
    expect(await bodies(db)).toEqual(['Leeds', 'York'].map((town) => `<p>We work in ${town}. ${story(town)}</p>`))
    expect(asked()).toEqual(['Leeds', 'York'])
  })

  test('are given what the instruction names as material, and nothing else of the row', async ({
    database: { db },
  }) => {
    const table = 'town\tphone\nLeeds\t0113 496 0000'
    await planned(db, { table, more: { template: { ...towns, names: [...towns.names, 'phone'] } } })
    const [call] = stand.calls
    expect(material(call?.messages ?? [])).toEqual({ instruction: instructions.story, values: { town: 'Leeds' } })
    expect(call?.instructions).not.toContain('Ten words')
  })

  test('are paid once: another check, a table with more rows and rows that say the same ask for what is new only', async ({
    database: { db },
  }) => {
    const { id, by } = await planned(db, { table: townTable('Leeds', 'York') })
    await askAgain(db, smallSources, by, id)
    await workOnRun(db, smallSources, id, ai)
    expect(asked()).toEqual(['Leeds', 'York'])
    await planned(db, { table: townTable('Leeds', 'Hull', 'Hull'), more: { updatesRun: id } })
    expect(asked()).toEqual(['Hull', 'Leeds', 'York'])
    await planned(db, { table: townTable('Hull'), more: { instructions: { story: 'A song of {{ town }}.' } } })
    expect(asked()).toEqual(['Hull', 'Hull', 'Leeds', 'York'])
  })

  test('that are missing refuse their row with the reason, and can be asked for again', async ({
    database: { db },
  }) => {
    stand.answer = (asks) => ({ text: townOf(asks) === 'York' ? ' ' : story(townOf(asks)) })
    const { id, by } = await planned(db, { table: townTable('Leeds', 'York') })
    const why = 'story: the AI gave no answer: OpenAI gave no answer that fits, also when it was asked again.'
    expect(await told(db, id)).toEqual(['made', why])
    expect(await countPages(db, id)).toMatchObject({ unanswered: 1 })
    stand.answer = (asks) => ({ text: story(townOf(asks)) })
    stand.calls.length = 0
    await askAgain(db, smallSources, by, id)
    await workOnRun(db, smallSources, id, ai)
    expect([await told(db, id), asked()]).toEqual([['made', 'made'], ['York']])
    expect(await countPages(db, id)).toMatchObject({ unanswered: 0 })
  })

  test('that are too alike are refused like any others', async ({ database: { db } }) => {
    stand.answer = () => ({ text: story('everywhere') })
    const { id } = await planned(db, { table: townTable('Leeds', 'York') })
    expect(await told(db, id)).toEqual(['made', '100 % of it is the same as row 1.'])
  })

  test('are not asked for rows that make no page anyway', async ({ database: { db } }) => {
    const table = 'town\tcode\nLeeds\t1\n\t2\nYork\t\n'
    const template = { ...towns, names: ['town', 'story', 'code'] }
    const { id } = await planned(db, { table, more: { template, keyColumn: 'code' } })
    expect([await told(db, id), asked()]).toEqual([
      ['made', 'Empty: town.', '“code” is empty, and tells the rows apart.'],
      ['Leeds'],
    ])
  })

  test('come as plain text that fits, or not at all', async ({ database: { db } }) => {
    const said: Record<string, string> = {
      Leeds: '  By the\n\n river\u0007 Aire ',
      York: '<b>Old</b> walls',
      Hull: 'Welcome to {{ town }}',
      Bath: 'x'.repeat(301),
      Ely: '1 < 2 & 3',
    }
    stand.answer = (asks) => ({ text: said[townOf(asks)] })
    const { id, by } = await planned(db, { table: townTable(...Object.keys(said)) })
    expect((await told(db, id)).map((one) => one.replace(/.*that fits.*/, 'refused'))).toEqual([
      ...['made', 'refused', 'refused', 'refused', 'made'],
    ])
    expect(stand.calls.some(({ messages }) => messages.at(-1)?.content.includes('plain text without HTML'))).toBe(true)
    await makeRun(db, smallSources, by, id)
    await workOnRun(db, smallSources, id)
    expect((await bodies(db))[1]).toBe('<p>We work in Leeds. By the river Aire</p>')
  })
})

describe('a run that asks', () => {
  test('asks no more often than it may, and says so at the rows that are left', async ({ database: { db } }) => {
    const { id, by } = await planned(db, { table: townTable('a', 'b', 'c'), more: { mostAsked: 2 } })
    expect(stand.calls).toHaveLength(2)
    const why = 'story: the AI gave no answer: this run may ask it 2 times, and has.'
    expect((await told(db, id)).filter((one) => one === why)).toHaveLength(1)
    await askAgain(db, smallSources, by, id)
    await workOnRun(db, smallSources, id, ai)
    expect(await told(db, id)).toEqual(['made', 'made', 'made'])
  })

  test('waits when the day’s questions of whoever began it are used up', async ({ database: { db } }) => {
    const by = await aPerson(db)
    for (let count = 0; count < 1_999; count++) await countRunQuestion(db, by)
    const id = await aRun(db, by, { template: towns, table: townTable('a', 'b'), instructions, mostAsked: 100 })
    await workOnRun(db, smallSources, id, ai)
    const reason = expect.stringContaining('asked the AI 2,000 times within a day. Resume this one tomorrow')
    expect(await findRun(db, id)).toMatchObject({ task: 'ask', state: 'paused', reason })
    expect(stand.calls).toHaveLength(1)
    await db.deleteFrom('rateLimits').execute()
    await resumeRun(db, smallSources, by, id)
    await workOnRun(db, smallSources, id, ai)
    expect([await told(db, id), asked()]).toEqual([
      ['made', 'made'],
      ['a', 'b'],
    ])
  })

  test('waits with the reason when every question would fail, and goes on where it was', async ({
    database: { db },
  }) => {
    const names = Array.from({ length: 30 }, (_, n) => `town${n}`)
    for (const [scenario, most, sentence] of [
      ['401', 4, 'OpenAI did not accept the API key.'],
      ['500', 50, 'OpenAI has a fault of its own (status 500).'],
    ] as const) {
      stand.scenario = scenario
      stand.calls.length = 0
      const more = { instructions: { story: `${scenario} {{ town }}` } }
      const { id, by } = await planned(db, { table: townTable(...names), more })
      const reason = expect.stringContaining(sentence)
      expect(await findRun(db, id)).toMatchObject({ task: 'ask', state: 'paused', reason })
      expect(stand.calls.length).toBeLessThanOrEqual(most)
      stand.scenario = 'good'
      await resumeRun(db, smallSources, by, id)
      await workOnRun(db, smallSources, id, ai)
      expect(new Set(await told(db, id))).toEqual(new Set(['made']))
    }
  })

  test('tries again after a pause what the provider could not do at once', async ({ database: { db } }) => {
    stand.scenario = '429-once'
    const { id } = await planned(db, { table: townTable('a') })
    expect([await told(db, id), stand.calls.length]).toEqual([['made'], 2])
  })

  test('waits while it is paused, keeps what was answered, and goes on', async ({ database: { db } }) => {
    const by = await aPerson(db)
    const names = Array.from({ length: 12 }, (_, n) => `town${n}`)
    const id = await aRun(db, by, { template: towns, table: townTable(...names), instructions, mostAsked: 100 })
    stand.paceMs = 1_000
    const working = workOnRun(db, smallSources, id, ai)
    await expect.poll(() => stand.calls.length, { timeout: 10_000, interval: 5 }).toBeGreaterThanOrEqual(4)
    await pauseRun(db, by, id)
    await working
    expect(await findRun(db, id)).toMatchObject({ task: 'ask', state: 'paused' })
    expect(stand.calls.length).toBeLessThan(12)
    stand.paceMs = 0
    await resumeRun(db, smallSources, by, id)
    await workOnRun(db, smallSources, id, ai)
    expect(await told(db, id)).toEqual(names.map(() => 'made'))
    // what was under way is asked for again, nothing else
    expect(stand.calls.length).toBeLessThanOrEqual(12 + 4)
    expect(await slugs(db)).toEqual([])
  })

  test('waits when no AI is configured any more', async ({ database: { db } }) => {
    const by = await aPerson(db)
    const id = await aRun(db, by, { template: towns, table: townTable('a'), instructions, mostAsked: 100 })
    await workOnRun(db, smallSources, id)
    const reason = 'No AI is configured any more.'
    expect(await findRun(db, id)).toMatchObject({ task: 'ask', state: 'paused', reason })
  })
})
