import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { newUuid } from '~/platform/database/new-uuid'
import { describe, expect, test } from '~test/test'
import { defineTestRuns } from '~test/test-runs'
import {
  ClaimLost,
  claimRun,
  commitProgress,
  commitStep,
  recordProgress,
  releaseClaim,
  resetClaim,
} from './claim-run.commands.server'
import { listLeftRuns } from './left-runs.queries.server'

const runs = defineTestRuns({ startsOverIn: ['plan'] })

async function aRun(db: Database, phase = 'apply') {
  const row = { phase, settings: '{}', startedByEmail: 'ada@studio.test' }
  return (await db.insertInto('linkRuns').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const rowOf = (db: Database, id: string) =>
  db.selectFrom('linkRuns').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function taken(db: Database, id: string, now?: Date) {
  const found = await claimRun(db, runs, id, undefined, now)
  if (!found) throw new Error('Nobody works at it.')
  return found.claim
}

const later = (seconds: number) => new Date(Date.now() + seconds * 1_000)
const steerAway = (db: Database, id: string) =>
  db
    .updateTable('linkRuns')
    .set({ state: 'paused', ...resetClaim() })
    .where('id', '=', id)
    .execute()

describe('a row of work', () => {
  test('is taken by one, with the state and the row that are then', async ({ db }) => {
    const id = await aRun(db)
    const first = await claimRun(db, runs, id)
    expect(first?.row).toMatchObject({ state: 'running', phase: 'apply', worker: first?.claim.worker, tries: 1 })
    expect(await claimRun(db, runs, id)).toBeUndefined()
    expect(await claimRun(db, runs, newUuid())).toBeUndefined()
  })

  test('is not taken while nobody is to work at it', async ({ db }) => {
    const id = await aRun(db)
    await steerAway(db, id)
    expect(await claimRun(db, runs, id)).toBeUndefined()
  })

  test('is taken over from whoever has said nothing for a minute, who writes nothing any more', async ({ db }) => {
    const id = await aRun(db)
    const dead = await taken(db, id)
    await recordProgress(db, dead, {}, later(30))
    expect(await claimRun(db, runs, id, undefined, later(89))).toBeUndefined()
    const next = await taken(db, id, later(91))
    const work = () => db.updateTable('linkRuns').set({ error: 'by the dead' }).where('id', '=', id).execute()
    await expect(commitStep(db, dead, { doneCount: 9 }, work)).rejects.toBeInstanceOf(ClaimLost)
    await expect(commitProgress(db, dead, { doneCount: 9 })).rejects.toBeInstanceOf(ClaimLost)
    await expect(releaseClaim(db, dead, { state: 'completed' })).rejects.toBeInstanceOf(ClaimLost)
    const row = await rowOf(db, id)
    expect(row).toMatchObject({ state: 'running', doneCount: 0, error: null, worker: next.worker })
  })

  test('is taken over at once when the database was started since: nobody who held it then is connected', async ({
    db,
  }) => {
    const id = await aRun(db)
    const dead = await taken(db, id)
    expect(await claimRun(db, runs, id)).toBeUndefined()
    const before = sql<Date>`pg_postmaster_start_time() - interval '1 second'`
    await db.updateTable('linkRuns').set({ touchedAt: before }).where('id', '=', id).execute()
    expect((await claimRun(db, runs, id))?.claim.worker).not.toBe(dead.worker)
  })

  test('is taken away by whoever steers it, and what was at work is undone', async ({ db }) => {
    const id = await aRun(db)
    const claim = await taken(db, id)
    const work = () => steerAway(db, id)
    await steerAway(db, id)
    await expect(commitStep(db, claim, { doneCount: 1 }, work)).rejects.toBeInstanceOf(ClaimLost)
    expect(await rowOf(db, id)).toMatchObject({ state: 'paused', doneCount: 0, worker: null, tries: 0 })
  })

  test('says what was done and how far it came, both or neither', async ({ db }) => {
    const id = await aRun(db)
    const claim = await taken(db, id)
    const title = (reason: string) => (tx: Database) =>
      tx.updateTable('linkRuns').set({ error: reason }).where('id', '=', id).execute()
    await commitStep(db, claim, { doneCount: 1 }, title('one'))
    const fails = commitStep(db, claim, { doneCount: 2 }, async (tx) => {
      await title('two')(tx)
      throw new Error('broken')
    })
    await expect(fails).rejects.toThrow('broken')
    expect(await rowOf(db, id)).toMatchObject({ doneCount: 1, error: 'one' })
  })

  test('is given back for its next task, and taken by whoever comes next', async ({ db }) => {
    const id = await aRun(db)
    await releaseClaim(db, await taken(db, id), { phase: 'undo', doneCount: 0 })
    expect((await claimRun(db, runs, id))?.row).toMatchObject({ phase: 'undo', state: 'running' })
  })
})

describe('work that always fails', () => {
  const failTimes = async (db: Database, id: string, times: number) => {
    for (let time = 0; time < times; time++) await releaseClaim(db, await taken(db, id))
  }

  test('waits with the reason after five tries, until somebody decides', async ({ db }) => {
    const id = await aRun(db)
    await failTimes(db, id, 5)
    expect(await claimRun(db, runs, id)).toBeUndefined()
    const reason = 'It failed after 5 attempts.'
    expect(await rowOf(db, id)).toMatchObject({ state: 'paused', error: reason, worker: null })
    await db
      .updateTable('linkRuns')
      .set({ state: 'running', ...resetClaim() })
      .execute()
    expect(await claimRun(db, runs, id)).toBeDefined()
  })

  test('is tried on as long as it goes on, unless it begins anew each time', async ({ db }) => {
    const [goesOn, startsOver] = [await aRun(db), await aRun(db, 'plan')]
    for (const id of [goesOn, startsOver]) {
      await failTimes(db, id, 4)
      const claim = await taken(db, id)
      await recordProgress(db, claim, { totalCount: 9 })
      await commitProgress(db, claim, { doneCount: 1 })
      await releaseClaim(db, claim)
    }
    expect(await claimRun(db, runs, goesOn)).toBeDefined()
    expect(await claimRun(db, runs, startsOver)).toBeUndefined()
  })
})

test('work that was left is found a minute later, once for each time, the latest first', async ({ db }) => {
  const [dead, fresh, paused] = [await aRun(db), await aRun(db), await aRun(db)]
  const left = async (seconds: number) => await listLeftRuns(db, runs, later(seconds))
  await steerAway(db, paused)
  await recordProgress(db, await taken(db, fresh), {}, later(30))
  expect(await left(50)).toEqual([])
  const first = await left(70)
  expect(first).toMatchObject([{ row: { id: dead, phase: 'apply' } }])
  const both = await left(120)
  expect(both.map(({ row }) => row.id)).toEqual([fresh, dead])
  expect(both[1]?.jobId).toBe(first[0]?.jobId)
  await taken(db, dead, later(121))
  expect((await left(200))[0]?.jobId).not.toBe(first[0]?.jobId)
})
