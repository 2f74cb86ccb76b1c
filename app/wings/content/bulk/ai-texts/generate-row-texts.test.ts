import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { pauseRun, resumeRun, stopRun } from '~/kits/runs/run-control.commands.server'
import { aProfile } from '~/wings/site/accounts/fixtures'
import { consumeRunAiQuota } from '~/wings/site/ai-usage/commands.server'
import { listOutcomes, listPostSlugs, townTemplate } from '~test/bulk-runs'
import { type FakeTownAi, startFakeTownAi, townInstructions, townNameTable } from '~test/fake-town-ai'
import { describe, expect, test } from '~test/test'
import { bulkRuns } from '../bulk-runs.server'
import { retryAiTexts } from '../commands.server'
import { aRun, simpleRunDependencies } from '../fixtures'
import { processBulkRun } from '../process-bulk-run.server'
import { findRun } from '../queries.server'

let town: FakeTownAi
beforeAll(async () => {
  town = await startFakeTownAi()
})
afterAll(() => town.stand.stop())
beforeEach(() => town.reset())

describe('a run that asks', () => {
  test('asks no more often than it may, and says so at the rows that are left', async ({ database: { db } }) => {
    const { id, by } = await town.planned(db, townNameTable('a', 'b', 'c'), { maxAiRequests: 2 })
    expect(town.stand.calls).toHaveLength(2)
    const why = 'story: no AI response: the limit of 2 AI requests was reached.'
    expect((await listOutcomes(db, id)).filter((one) => one === why)).toHaveLength(1)
    await retryAiTexts(db, by, id)
    await town.work(db, id)
    expect(await listOutcomes(db, id)).toEqual(['created', 'created', 'created'])
  })

  test('waits when the day’s questions of whoever began it are used up', async ({ database: { db } }) => {
    const by = await aProfile(db)
    await consumeRunAiQuota(db, by)
    await db.updateTable('rateLimits').set({ attempts: 1_999 }).execute()
    const id = await aRun(db, by, {
      template: townTemplate,
      table: townNameTable('a', 'b'),
      instructions: townInstructions,
      maxAiRequests: 100,
    })
    await town.work(db, id)
    const reason = expect.stringContaining('the limit of 2,000 AI requests per day. Resume this run tomorrow')
    expect(await findRun(db, id)).toMatchObject({ phase: 'generate', state: 'paused', error: reason })
    expect(town.stand.calls).toHaveLength(1)
    await db.deleteFrom('rateLimits').execute()
    await resumeRun(db, bulkRuns, by, id)
    await town.work(db, id)
    expect([await listOutcomes(db, id), town.asked()]).toEqual([
      ['created', 'created'],
      ['a', 'b'],
    ])
  })

  test('waits with the reason when every question would fail, and goes on where it was', async ({
    database: { db },
  }) => {
    const names = Array.from({ length: 30 }, (_, n) => `town${n}`)
    for (const [scenario, most, sentence] of [
      ['401', 4, 'OpenAI rejected the API key.'],
      ['500', 50, 'OpenAI returned an error (status 500).'],
    ] as const) {
      town.stand.scenario = scenario
      town.stand.calls.length = 0
      const more = { instructions: { story: `${scenario} {{ town }}` } }
      const { id, by } = await town.planned(db, townNameTable(...names), more)
      const reason = expect.stringContaining(sentence)
      expect(await findRun(db, id)).toMatchObject({ phase: 'generate', state: 'paused', error: reason })
      expect(town.stand.calls.length).toBeLessThanOrEqual(most)
      town.stand.scenario = 'good'
      await resumeRun(db, bulkRuns, by, id)
      await town.work(db, id)
      expect(new Set(await listOutcomes(db, id))).toEqual(new Set(['created']))
    }
  })

  test('tries again after a pause what the provider could not do at once', async ({ database: { db } }) => {
    town.stand.scenario = '429-once'
    const { id } = await town.planned(db, townNameTable('a'))
    expect([await listOutcomes(db, id), town.stand.calls.length]).toEqual([['created'], 2])
  })

  test('waits while it is paused, keeps what was answered, and goes on', async ({ database: { db } }) => {
    const by = await aProfile(db)
    const names = Array.from({ length: 12 }, (_, n) => `town${n}`)
    const id = await aRun(db, by, {
      template: townTemplate,
      table: townNameTable(...names),
      instructions: townInstructions,
      maxAiRequests: 100,
    })
    town.stand.delayPerPieceMs = 1_000
    const working = town.work(db, id)
    await expect.poll(() => town.stand.calls.length, { timeout: 10_000, interval: 5 }).toBeGreaterThanOrEqual(4)
    await pauseRun(db, bulkRuns, by, id)
    await working
    expect(await findRun(db, id)).toMatchObject({ phase: 'generate', state: 'paused' })
    expect(town.stand.calls.length).toBeLessThan(12)
    town.stand.delayPerPieceMs = 0
    await resumeRun(db, bulkRuns, by, id)
    await town.work(db, id)
    expect(await listOutcomes(db, id)).toEqual(names.map(() => 'created'))
    // what was under way is asked for again, nothing else
    expect(town.stand.calls.length).toBeLessThanOrEqual(12 + 4)
    expect(await listPostSlugs(db)).toEqual([])
  })

  test('waits when no AI is configured any more', async ({ database: { db } }) => {
    const by = await aProfile(db)
    const id = await aRun(db, by, {
      template: townTemplate,
      table: townNameTable('a'),
      instructions: townInstructions,
      maxAiRequests: 100,
    })
    await processBulkRun(db, simpleRunDependencies, id)
    const reason = 'AI is not configured.'
    expect(await findRun(db, id)).toMatchObject({ phase: 'generate', state: 'paused', error: reason })
  })

  test('is stopped where it is; what is left can be asked for later', async ({ database: { db } }) => {
    const by = await aProfile(db)
    const id = await aRun(db, by, {
      template: townTemplate,
      table: townNameTable('a', 'b'),
      instructions: townInstructions,
      maxAiRequests: 100,
    })
    await stopRun(db, bulkRuns, by, id)
    await town.work(db, id)
    expect([await listOutcomes(db, id), town.stand.calls.length]).toEqual([[], 0])
    await retryAiTexts(db, by, id)
    await town.work(db, id)
    expect(await listOutcomes(db, id)).toEqual(['created', 'created'])
  })

  test('has a job of its own, so that no other run waits behind it', async ({ database: { db } }) => {
    const jobs = async () => {
      const { rows } = await sql<{ name: string }>`
        select name from pgboss.job where name in ('generate-bulk-texts', 'run-bulk-task') order by name`.execute(db)
      return rows.map(({ name }) => name)
    }
    const { id } = await town.planned(db, townNameTable('a'))
    expect([await jobs(), await listOutcomes(db, id)]).toEqual([['generate-bulk-texts', 'run-bulk-task'], ['created']])
  })
})
