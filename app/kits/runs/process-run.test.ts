import { once } from 'node:events'
import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { expect, test } from '~test/test'
import { defineTestRuns } from '~test/test-runs'
import { claimRun, commitStep, releaseClaim, resetClaim } from './claim-run.commands.server'
import { processRun, type RunAtWork } from './process-run.server'

const runs = defineTestRuns()

async function aRun(db: Database) {
  const row = { phase: 'apply', settings: '{}', startedByEmail: 'ada@studio.test' }
  return (await db.insertInto('linkRuns').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const rowOf = (db: Database, id: string) =>
  db.selectFrom('linkRuns').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const end = (db: Database) => (atWork: RunAtWork<'linkRuns'>) => releaseClaim(db, atWork.claim, { state: 'completed' })

test('work is done from where it stands, and whoever comes while it is at work has nothing to do', async ({
  database: { db },
}) => {
  const id = await aRun(db)
  const never = () => Promise.reject(new Error('Two work at it.'))
  const isTaken = await processRun(db, runs, id, async (atWork) => {
    expect(atWork.row.doneCount).toBe(0)
    expect(await processRun(db, runs, id, never)).toBe(false)
    expect(await claimRun(db, runs, id)).toBeUndefined()
    await end(db)(atWork)
  })
  expect(isTaken).toBe(true)
  expect(await rowOf(db, id)).toMatchObject({ state: 'completed', worker: null })
  expect(await processRun(db, runs, id, never)).toBe(false)
})

test('of many who come at once one works', async ({ database: { db } }) => {
  const id = await aRun(db)
  const came = Array.from({ length: 8 }, () => processRun(db, runs, id, end(db)))
  expect((await Promise.all(came)).filter(Boolean)).toHaveLength(1)
})

test('work that fails is given back for another try, or ends with what is said of it; the fault flies', async ({
  database: { db },
}) => {
  const [again, over] = [await aRun(db), await aRun(db)]
  const fails = () => Promise.reject(new Error('broken'))
  await expect(processRun(db, runs, again, fails)).rejects.toThrow('broken')
  expect(await rowOf(db, again)).toMatchObject({ state: 'running', worker: null, tries: 1 })
  const bugMessage = 'It is our fault.'
  await expect(processRun(db, defineTestRuns({ bugMessage }), over, fails)).rejects.toThrow('broken')
  expect(await rowOf(db, over)).toMatchObject({ state: 'paused', error: bugMessage, worker: null })
})

test('without a database nobody is to blame: the work is left for whoever comes next', async ({ database: { db } }) => {
  const id = await aRun(db)
  const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })
  const runs = defineTestRuns({ bugMessage: 'It is our fault.' })
  await expect(processRun(db, runs, id, () => Promise.reject(gone))).rejects.toThrow('gone')
  expect(await rowOf(db, id)).toMatchObject({ state: 'running', error: null })
})

test('whoever works says so, hears soon that the work was taken away, and leaves it in peace', async ({
  database: { db },
}) => {
  const id = await aRun(db)
  const longAgo = new Date(Date.now() - 30_000)
  const isTaken = await processRun(db, runs, id, async ({ claim, signal }) => {
    await db.updateTable('linkRuns').set({ touchedAt: longAgo }).execute()
    await expect.poll(async () => (await rowOf(db, id)).touchedAt > longAgo, { timeout: 20_000 }).toBe(true)
    await db
      .updateTable('linkRuns')
      .set({ state: 'paused', ...resetClaim() })
      .execute()
    await once(signal, 'abort')
    await commitStep(db, claim, { doneCount: 1 }, () => Promise.reject(new Error('It is not his any more.')))
  })
  expect(isTaken).toBe(true)
  expect(await rowOf(db, id)).toMatchObject({ state: 'paused', doneCount: 0 })
})

test('whoever comes back from the dead leaves the work to the one who took it over', async ({ database: { db } }) => {
  const id = await aRun(db)
  const worker = newUuid()
  await processRun(db, runs, id, async ({ claim }) => {
    await db.updateTable('linkRuns').set({ worker }).execute()
    await releaseClaim(db, claim, { state: 'completed' })
  })
  expect(await rowOf(db, id)).toMatchObject({ state: 'running', worker })
})
