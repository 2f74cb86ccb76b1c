import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/time/dates'
import { aPostTemplate } from '~/wings/content/templates/fixtures'
import { planRunAndWait, testActor, townTable, townTemplate, undoRunAndWait } from '~test/bulk-runs'
import { expect, test } from '~test/test'
import { saveAiText } from './ai-texts/ai-texts.commands.server'
import { startMakingPages } from './commands.server'
import { deleteOldRuns } from './delete-old-runs.commands.server'
import { simpleRunDependencies } from './fixtures'
import { processBulkRun } from './process-bulk-run.server'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

async function withTemplate(db: Database) {
  const { kind, content } = aPostTemplate({})
  const row = { id: townTemplate.id, kind, name: 'Towns', content: JSON.stringify(content) }
  await db.insertInto('contentTemplates').values(row).execute()
}

/** A run with pages, for which the AI was asked. */
async function aMadeRun(db: Database) {
  const id = await planRunAndWait(db, { template: townTemplate, table: townTable('Leeds') })
  await startMakingPages(db, testActor, id)
  await processBulkRun(db, simpleRunDependencies, id)
  await sql`update bulk_runs set instructions = '{"story": "Ten words."}' where id = ${id}`.execute(db)
  await isAnswered(db, 'story')
  return id
}

const isAnswered = (db: Database, variable: string) =>
  saveAiText(
    db,
    townTemplate.id,
    { variable, label: '', shape: 'line', instruction: '', values: {}, hash: 'question' },
    { text: 'Words', error: '' },
  )

const answers = async (db: Database) =>
  (await db.selectFrom('bulkAiTexts').select('variable').orderBy('variable').execute()).map(({ variable }) => variable)

test('answers stay as long as the pages of a run can be brought up to date, however old they are', async ({ db }) => {
  await withTemplate(db)
  await aMadeRun(db)
  await isAnswered(db, 'tried')
  await deleteOldRuns(db, inDays(29))
  expect(await answers(db)).toEqual(['story', 'tried'])
  await deleteOldRuns(db, inDays(1_000))
  // what was tried once, and is asked for by no run
  expect(await answers(db)).toEqual(['story'])
})

test('answers go a month after their run was undone: until then the next run costs nothing', async ({ db }) => {
  await withTemplate(db)
  await undoRunAndWait(db, await aMadeRun(db))
  await deleteOldRuns(db, inDays(29))
  expect(await answers(db)).toEqual(['story'])
  await deleteOldRuns(db, inDays(31))
  expect(await answers(db)).toEqual([])
})

test('without its template a run that still makes its pages keeps its answers, one that has made them does not', async ({
  db,
}) => {
  const id = await aMadeRun(db)
  await deleteOldRuns(db, inDays(31))
  expect(await answers(db)).toEqual(['story'])
  await db.updateTable('bulkRuns').set({ phase: 'publish' }).where('id', '=', id).execute()
  await deleteOldRuns(db, inDays(31))
  expect(await answers(db)).toEqual([])
})

test('what was only checked goes after three months, runs with pages stay', async ({ db }) => {
  const kept = await aMadeRun(db)
  const checked = await planRunAndWait(db, { template: townTemplate, table: townTable('York') })
  const updated = await planRunAndWait(db, { template: townTemplate, table: townTable('Leeds'), updatesRunId: kept })
  const runs = async () => (await db.selectFrom('bulkRuns').select('id').execute()).map(({ id }) => id)
  await deleteOldRuns(db, inDays(89))
  expect((await runs()).sort()).toEqual([kept, checked, updated].sort())
  await deleteOldRuns(db, inDays(91))
  expect(await runs()).toEqual([kept])
  expect(await db.selectFrom('bulkRunRows').select('runId').distinct().execute()).toEqual([{ runId: kept }])
})
