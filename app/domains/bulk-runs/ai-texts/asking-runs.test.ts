import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { aPerson } from '~/domains/accounts/fixtures'
import { countRunQuestion } from '~/domains/ai-usage/commands.server'
import { slugs, told, towns } from '~test/bulk-runs'
import { describe, expect, test } from '~test/test'
import { instructions, startTownAi, type TownAi, townTable } from '~test/town-ai'
import { askAgain, pauseRun, resumeRun, stopRun } from '../commands.server'
import { aRun, smallSources } from '../fixtures'
import { findRun } from '../queries.server'
import { workOnRun } from '../work.server'

let town: TownAi
beforeAll(async () => {
  town = await startTownAi()
})
afterAll(() => town.stand.stop())
beforeEach(() => town.reset())

describe('a run that asks', () => {
  test('asks no more often than it may, and says so at the rows that are left', async ({ database: { db } }) => {
    const { id, by } = await town.planned(db, townTable('a', 'b', 'c'), { mostAsked: 2 })
    expect(town.stand.calls).toHaveLength(2)
    const why = 'story: the AI gave no answer: this run may ask it 2 times, and has.'
    expect((await told(db, id)).filter((one) => one === why)).toHaveLength(1)
    await askAgain(db, smallSources, by, id)
    await town.work(db, id)
    expect(await told(db, id)).toEqual(['made', 'made', 'made'])
  })

  test('waits when the day’s questions of whoever began it are used up', async ({ database: { db } }) => {
    const by = await aPerson(db)
    await countRunQuestion(db, by)
    await db.updateTable('rateLimits').set({ attempts: 1_999 }).execute()
    const id = await aRun(db, by, { template: towns, table: townTable('a', 'b'), instructions, mostAsked: 100 })
    await town.work(db, id)
    const reason = expect.stringContaining('asked the AI 2,000 times within a day. Resume this one tomorrow')
    expect(await findRun(db, id)).toMatchObject({ task: 'ask', state: 'paused', reason })
    expect(town.stand.calls).toHaveLength(1)
    await db.deleteFrom('rateLimits').execute()
    await resumeRun(db, smallSources, by, id)
    await town.work(db, id)
    expect([await told(db, id), town.asked()]).toEqual([
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
      town.stand.scenario = scenario
      town.stand.calls.length = 0
      const more = { instructions: { story: `${scenario} {{ town }}` } }
      const { id, by } = await town.planned(db, townTable(...names), more)
      const reason = expect.stringContaining(sentence)
      expect(await findRun(db, id)).toMatchObject({ task: 'ask', state: 'paused', reason })
      expect(town.stand.calls.length).toBeLessThanOrEqual(most)
      town.stand.scenario = 'good'
      await resumeRun(db, smallSources, by, id)
      await town.work(db, id)
      expect(new Set(await told(db, id))).toEqual(new Set(['made']))
    }
  })

  test('tries again after a pause what the provider could not do at once', async ({ database: { db } }) => {
    town.stand.scenario = '429-once'
    const { id } = await town.planned(db, townTable('a'))
    expect([await told(db, id), town.stand.calls.length]).toEqual([['made'], 2])
  })

  test('waits while it is paused, keeps what was answered, and goes on', async ({ database: { db } }) => {
    const by = await aPerson(db)
    const names = Array.from({ length: 12 }, (_, n) => `town${n}`)
    const id = await aRun(db, by, { template: towns, table: townTable(...names), instructions, mostAsked: 100 })
    town.stand.paceMs = 1_000
    const working = town.work(db, id)
    await expect.poll(() => town.stand.calls.length, { timeout: 10_000, interval: 5 }).toBeGreaterThanOrEqual(4)
    await pauseRun(db, by, id)
    await working
    expect(await findRun(db, id)).toMatchObject({ task: 'ask', state: 'paused' })
    expect(town.stand.calls.length).toBeLessThan(12)
    town.stand.paceMs = 0
    await resumeRun(db, smallSources, by, id)
    await town.work(db, id)
    expect(await told(db, id)).toEqual(names.map(() => 'made'))
    // what was under way is asked for again, nothing else
    expect(town.stand.calls.length).toBeLessThanOrEqual(12 + 4)
    expect(await slugs(db)).toEqual([])
  })

  test('waits when no AI is configured any more', async ({ database: { db } }) => {
    const by = await aPerson(db)
    const id = await aRun(db, by, { template: towns, table: townTable('a'), instructions, mostAsked: 100 })
    await workOnRun(db, smallSources, id)
    const reason = 'No AI is configured any more.'
    expect(await findRun(db, id)).toMatchObject({ task: 'ask', state: 'paused', reason })
  })

  test('is stopped where it is; what is left can be asked for later', async ({ database: { db } }) => {
    const by = await aPerson(db)
    const id = await aRun(db, by, { template: towns, table: townTable('a', 'b'), instructions, mostAsked: 100 })
    await stopRun(db, by, id)
    await town.work(db, id)
    expect([await told(db, id), town.stand.calls.length]).toEqual([[], 0])
    await askAgain(db, smallSources, by, id)
    await town.work(db, id)
    expect(await told(db, id)).toEqual(['made', 'made'])
  })

  test('has a job of its own, so that no other run waits behind it', async ({ database: { db } }) => {
    const jobs = async () => {
      const { rows } = await sql<{ name: string }>`
        select name from pgboss.job where name like '%bulk-run' order by name`.execute(db)
      return rows.map(({ name }) => name)
    }
    const { id } = await town.planned(db, townTable('a'))
    expect([await jobs(), await told(db, id)]).toEqual([['ask-for-bulk-run', 'work-on-bulk-run'], ['made']])
  })
})
