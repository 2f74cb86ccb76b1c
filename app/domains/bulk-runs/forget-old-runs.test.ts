import { sql } from 'kysely'
import { aPostTemplate } from '~/domains/content-templates/fixtures'
import type { Database } from '~/platform/database/database.server'
import { DAY_MS } from '~/platform/dates'
import { ada, planned, tableOf, towns, undone } from '~test/bulk-runs'
import { expect, test } from '~test/test'
import { keepAnswer } from './ai-texts/answers.server'
import { makeRun } from './commands.server'
import { smallSources } from './fixtures'
import { forgetOldRuns } from './forget-old-runs.server'
import { workOnRun } from './work.server'

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

async function withTemplate(db: Database) {
  const { kind, content } = aPostTemplate({})
  const row = { id: towns.id, kind, name: 'Towns', content: JSON.stringify(content) }
  await db.insertInto('contentTemplates').values(row).execute()
}

/** A run with pages, for which the AI was asked. */
async function aMadeRun(db: Database) {
  const id = await planned(db, { template: towns, table: tableOf('Leeds') })
  await makeRun(db, smallSources, ada, id)
  await workOnRun(db, smallSources, id)
  await sql`update bulk_runs set instructions = '{"story": "Ten words."}' where id = ${id}`.execute(db)
  await isAnswered(db, 'story')
  return id
}

const isAnswered = (db: Database, variable: string) =>
  keepAnswer(
    db,
    towns.id,
    { variable, label: '', shape: 'line', instruction: '', about: {}, hash: 'question' },
    { answer: 'Words', fault: '' },
  )

const answers = async (db: Database) =>
  (await db.selectFrom('bulkAnswers').select('variable').orderBy('variable').execute()).map(({ variable }) => variable)

test('answers stay as long as the pages of a run can be brought up to date, however old they are', async ({ db }) => {
  await withTemplate(db)
  await aMadeRun(db)
  await isAnswered(db, 'tried')
  await forgetOldRuns(db, inDays(29))
  expect(await answers(db)).toEqual(['story', 'tried'])
  await forgetOldRuns(db, inDays(1_000))
  // what was tried once, and is asked for by no run
  expect(await answers(db)).toEqual(['story'])
})

test('answers go a month after their run was undone: until then the next run costs nothing', async ({ db }) => {
  await withTemplate(db)
  await undone(db, await aMadeRun(db))
  await forgetOldRuns(db, inDays(29))
  expect(await answers(db)).toEqual(['story'])
  await forgetOldRuns(db, inDays(31))
  expect(await answers(db)).toEqual([])
})

test('without its template a run that still makes its pages keeps its answers, one that has made them does not', async ({
  db,
}) => {
  const id = await aMadeRun(db)
  await forgetOldRuns(db, inDays(31))
  expect(await answers(db)).toEqual(['story'])
  await db.updateTable('bulkRuns').set({ task: 'publish' }).where('id', '=', id).execute()
  await forgetOldRuns(db, inDays(31))
  expect(await answers(db)).toEqual([])
})

test('what was only checked goes after three months, runs with pages stay', async ({ db }) => {
  const kept = await aMadeRun(db)
  const checked = await planned(db, { template: towns, table: tableOf('York') })
  const updated = await planned(db, { template: towns, table: tableOf('Leeds'), updatesRun: kept })
  const runs = async () => (await db.selectFrom('bulkRuns').select('id').execute()).map(({ id }) => id)
  await forgetOldRuns(db, inDays(89))
  expect((await runs()).sort()).toEqual([kept, checked, updated].sort())
  await forgetOldRuns(db, inDays(91))
  expect(await runs()).toEqual([kept])
  expect(await db.selectFrom('bulkRunPages').select('runId').distinct().execute()).toEqual([{ runId: kept }])
})
