import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { z } from 'zod'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { inTransaction } from '../database/transaction.server'
import { defineJob } from './define-job.server'
import { enqueue } from './enqueue.server'
import { startJobWorkers } from './job-workers.server'

const env = testEnvironment()
const text = z.object({ text: z.string() })

/** A job that remembers what it was given. */
function remembering(settings: Partial<Parameters<typeof defineJob>[0]> = {}, work = async (_text: string) => {}) {
  const done: string[] = []
  const job = defineJob({
    name: 'remember',
    ...settings,
    data: text,
    async work(_db, { text }) {
      await work(text)
      done.push(text)
    },
  })
  return { job, done }
}

async function until(condition: () => boolean | Promise<boolean>, withinMs = 10_000) {
  const endsAt = performance.now() + withinMs
  while (!(await condition())) {
    if (performance.now() > endsAt) throw new Error(`Nothing happened within ${withinMs} ms.`)
    await pause(20)
  }
}

test('a job handed over in a transaction is done when that commits, and soon', async ({ database }) => {
  const { job, done } = remembering()
  const workers = await startJobWorkers(database, env, [job])
  await inTransaction(database.db, (tx) => enqueue(tx, job, { text: 'a' }))
  await until(() => done.length === 1, 1_500)
  await workers.stop()
  expect(done).toEqual(['a'])
})

test('a job whose transaction is undone never runs', async ({ database }) => {
  const { job, done } = remembering()
  const workers = await startJobWorkers(database, env, [job])
  const undone = inTransaction(database.db, async (tx) => {
    await enqueue(tx, job, { text: 'undone' })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  await enqueue(database.db, job, { text: 'kept' })
  await until(() => done.length > 0)
  await workers.stop()
  expect(done).toEqual(['kept'])
})

test('a process that runs no jobs may hand one over before any worker has ever started', async ({ database }) => {
  const { job, done } = remembering()
  await enqueue(database.db, job, { text: 'early' })
  const workers = await startJobWorkers(database, env, [job])
  await until(() => done.length === 1)
  await workers.stop()
})

test('a job with an id is one job while it waits, and runs again after its end', async ({ database }) => {
  const { job, done } = remembering()
  const id = crypto.randomUUID()
  await enqueue(database.db, job, { text: 'once' }, { id })
  await enqueue(database.db, job, { text: 'twice' }, { id })
  const workers = await startJobWorkers(database, env, [job])
  await until(() => done.length === 1)
  await pause(300)
  expect(done).toEqual(['once'])
  await enqueue(database.db, job, { text: 'again' }, { id })
  await until(() => done.length === 2)
  await workers.stop()
  expect(done).toEqual(['once', 'again'])
})

test('a failure is reported and the job is tried again', async ({ database }) => {
  let tries = 0
  const { job, done } = remembering({ retryLimit: 1, retryDelaySeconds: 0, retryBackoff: false }, async () => {
    if (++tries === 1) throw new Error('the printer is on fire')
  })
  const workers = await startJobWorkers(database, env, [job])
  await enqueue(database.db, job, { text: 'a' })
  await until(() => done.length === 1, 18_000)
  await workers.stop()
  const reports = await database.db.selectFrom('errorReports').select(['kind', 'message']).execute()
  expect(reports).toEqual([{ kind: 'error', message: 'remember: the printer is on fire' }])
})

test('a job with data of the wrong shape fails instead of running', async ({ database }) => {
  const { job, done } = remembering({ retryLimit: 0 })
  const workers = await startJobWorkers(database, env, [job])
  await enqueue(database.db, job, { text: 1 } as never)
  await until(async () => (await database.db.selectFrom('errorReports').select('id').execute()).length === 1)
  await workers.stop()
  expect(done).toEqual([])
})

test('stopping waits for the job that runs', async ({ database }) => {
  let hasBegun = false
  const { job, done } = remembering({}, async () => {
    hasBegun = true
    await pause(700)
  })
  const workers = await startJobWorkers(database, env, [job])
  await enqueue(database.db, job, { text: 'long' })
  await until(() => hasBegun)
  await workers.stop()
  expect(done).toEqual(['long'])
})

test.for([
  ['after the database was started, another process may still be at it', 'now()', []],
  ['before, is taken up at once', "pg_postmaster_start_time() - interval '1 second'", ['a']],
] as const)('what a process had in hand %s', async ([, startedOn, expected], { database }) => {
  const { job, done } = remembering()
  await inTransaction(database.db, (tx) => enqueue(tx, job, { text: 'a' }))
  const inHand = sql`update pgboss.job set state = 'active', started_on = ${sql.raw(startedOn)} where name = ${job.name}`
  await inHand.execute(database.db)
  const workers = await startJobWorkers(database, env, [job])
  if (expected.length > 0) await until(() => done.length > 0)
  else await pause(500)
  await workers.stop()
  expect(done).toEqual(expected)
})

test.for([
  [{}, [{ kind: 'slow', message: 'job remember' }]],
  [{ isLong: true }, []],
] as const)(
  'a job of more than a second is flagged as slow, unless that is its nature: %j',
  async ([settings, expected], { database }) => {
    const beganAt = Date.now()
    // a process that has just begun is slow without a fault
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - beganAt + 600_000)
    const { job, done } = remembering(settings, () => pause(1_050))
    const workers = await startJobWorkers(database, env, [job])
    await enqueue(database.db, job, { text: 'slow' })
    await until(() => done.length === 1)
    await workers.stop()
    const reports = await database.db.selectFrom('errorReports').select(['kind', 'message']).execute()
    expect(reports).toEqual(expected)
  },
)

test('two processes share the queue: each job runs once', async ({ database }) => {
  const { job, done } = remembering()
  const workers = [await startJobWorkers(database, env, [job]), await startJobWorkers(database, env, [job])]
  await inTransaction(database.db, async (tx) => {
    for (let n = 0; n < 20; n++) await enqueue(tx, job, { text: String(n) })
  })
  await until(() => done.length >= 20, 18_000)
  await Promise.all(workers.map(({ stop }) => stop()))
  expect(new Set(done).size).toBe(20)
  expect(done).toHaveLength(20)
})

test('a schedule is kept as long as a job asks for it', async ({ database }) => {
  const job = defineJob({ name: 'nightly', cron: '0 3 * * *', work: async () => {} })
  await (await startJobWorkers(database, env, [job])).stop()
  const schedules = async () => (await database.run('select name, cron from pgboss.schedule')).rows
  expect(await schedules()).toEqual([{ name: 'nightly', cron: '0 3 * * *' }])
  await (await startJobWorkers(database, env, [])).stop()
  expect(await schedules()).toEqual([])
})

test('the tables made by our migration are the ones that pg-boss expects', async ({ database }) => {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({ db: { executeSql: database.run }, supervise: false, schedule: false })
  await boss.start()
  expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true })
  await boss.stop()
})
