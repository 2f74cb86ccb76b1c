import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '~/platform/database/database.server'
import { listAiUsageForExport } from '~/wings/site/ai-usage/personal-data.queries.server'
import { listOutcomes, townStory, townTemplate } from '~test/bulk-runs'
import {
  type FakeTownAi,
  readPromptContext,
  readTown,
  startFakeTownAi,
  townInstructions,
  townNameTable,
} from '~test/fake-town-ai'
import { describe, expect, test } from '~test/test'
import { retryAiTexts, startMakingPages } from '../commands.server'
import { simpleRunDependencies } from '../fixtures'
import { processBulkRun } from '../process-bulk-run.server'
import { countRunRows, findRun } from '../queries.server'

let town: FakeTownAi
beforeAll(async () => {
  town = await startFakeTownAi()
})
afterAll(() => town.stand.stop())
beforeEach(() => town.reset())

const bodies = async (db: Database) =>
  (await db.selectFrom('blogPosts').select('body').orderBy('slug').execute()).map(({ body }) => body)

describe('texts by the AI', () => {
  test('are asked for before the check, counted for whoever began the run, and stand in its pages', async ({
    database: { db },
  }) => {
    const { id, by } = await town.planned(db, townNameTable('Leeds', 'York'))
    expect(await findRun(db, id)).toMatchObject({ phase: 'plan', state: 'completed', aiRequestCount: 2, doneCount: 2 })
    expect(await listOutcomes(db, id)).toEqual(['created', 'created'])
    expect(await listAiUsageForExport(db, by.id)).toMatchObject([
      { purpose: 'bulk-run:texts', inputTokens: 100 },
      { purpose: 'bulk-run:texts', inputTokens: 100 },
    ])
    await startMakingPages(db, by, id)
    await processBulkRun(db, simpleRunDependencies, id)
    expect(await bodies(db)).toEqual(['Leeds', 'York'].map((town) => `<p>We work in ${town}. ${townStory(town)}</p>`))
    expect(town.asked()).toEqual(['Leeds', 'York'])
  })

  test('are given what the instruction names as material, and nothing else of the row', async ({
    database: { db },
  }) => {
    const table = 'town\tphone\nLeeds\t0113 496 0000'
    await town.planned(db, table, { template: { ...townTemplate, names: [...townTemplate.names, 'phone'] } })
    const [call] = town.stand.calls
    expect(readPromptContext(call ?? { messages: [] })).toEqual({
      instruction: townInstructions.story,
      values: { town: 'Leeds' },
    })
    expect(call?.instructions).not.toContain('Ten words')
  })

  test('are paid once: another check, a table with more rows and rows that say the same ask for what is new only', async ({
    database: { db },
  }) => {
    const { id, by } = await town.planned(db, townNameTable('Leeds', 'York'))
    await retryAiTexts(db, by, id)
    await town.work(db, id)
    expect(town.asked()).toEqual(['Leeds', 'York'])
    await town.planned(db, townNameTable('Leeds', 'Hull', 'Hull'), { updatesRunId: id })
    expect(town.asked()).toEqual(['Hull', 'Leeds', 'York'])
    await town.planned(db, townNameTable('Hull'), { instructions: { story: 'A song of {{ town }}.' } })
    expect(town.asked()).toEqual(['Hull', 'Hull', 'Leeds', 'York'])
  })

  test('that are missing refuse their row with the reason, and can be asked for again', async ({
    database: { db },
  }) => {
    town.stand.answer = (asks) => ({ text: readTown(asks) === 'York' ? ' ' : townStory(readTown(asks)) })
    const { id, by } = await town.planned(db, townNameTable('Leeds', 'York'))
    const why = 'story: no AI response: OpenAI returned an invalid response twice.'
    expect(await listOutcomes(db, id)).toEqual(['created', why])
    expect(await countRunRows(db, id)).toMatchObject({ unanswered: 1 })
    town.stand.answer = (asks) => ({ text: townStory(readTown(asks)) })
    town.stand.calls.length = 0
    await retryAiTexts(db, by, id)
    await town.work(db, id)
    expect([await listOutcomes(db, id), town.asked()]).toEqual([['created', 'created'], ['York']])
    expect(await countRunRows(db, id)).toMatchObject({ unanswered: 0 })
  })

  test('that are too alike are refused like any others', async ({ database: { db } }) => {
    town.stand.answer = () => ({ text: townStory('everywhere') })
    const { id } = await town.planned(db, townNameTable('Leeds', 'York'))
    expect(await listOutcomes(db, id)).toEqual(['created', '100% identical to row 1.'])
  })

  test('are not asked for rows that make no page anyway', async ({ database: { db } }) => {
    const table = 'town\tcode\nLeeds\t1\n\t2\nYork\t\n'
    const template = { ...townTemplate, names: ['town', 'story', 'code'] }
    const { id } = await town.planned(db, table, { template, keyColumn: 'code' })
    expect([await listOutcomes(db, id), town.asked()]).toEqual([
      ['created', 'Empty: town.', 'The unique column “code” is empty.'],
      ['Leeds'],
    ])
  })

  test('come as plain text that fits, or not at all', async ({ database: { db } }) => {
    const said: Record<string, string> = {
      Leeds: '  By the\n\n river\u0007 Aire ',
      York: '<b>Old</b> walls',
      Hull: 'Welcome to {{ town }}',
      Bath: 'x'.repeat(301),
      Ely: '1 < 2 & 3 in all of the fens',
    }
    town.stand.answer = (asks) => ({ text: said[readTown(asks)] })
    const { id, by } = await town.planned(db, townNameTable(...Object.keys(said)))
    expect((await listOutcomes(db, id)).map((one) => one.replace(/.*an invalid response.*/, 'refused'))).toEqual([
      ...['created', 'refused', 'refused', 'refused', 'created'],
    ])
    expect(town.stand.calls.some(({ messages }) => messages.at(-1)?.content.includes('plain text without HTML'))).toBe(
      true,
    )
    await startMakingPages(db, by, id)
    await processBulkRun(db, simpleRunDependencies, id)
    expect((await bodies(db))[1]).toBe('<p>We work in Leeds. By the river Aire</p>')
  })
})
