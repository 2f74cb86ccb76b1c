import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { startFakeIndexNow } from '~test/fake-index-now'
import { expect, test as plain } from '~test/test'
import { rotateIndexNowKey, setIndexNowEnabled, submitQueuedPathsNow } from './commands.server'
import { INDEX_NOW_KEY_REGEX } from './index-now'
import { queueChangedPaths } from './index-now-queue.commands.server'
import { findIndexNowSettings, findQueuedPaths, listIndexNowSubmissions } from './queries.server'
import { submitQueuedPaths } from './submit-queued-paths.commands.server'

const ORIGIN = 'https://harbor.studio'

const test = plain.extend<{ service: Awaited<ReturnType<typeof startFakeIndexNow>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are needed from this pattern
  service: async ({}, use) => {
    const service = await startFakeIndexNow('harbor.studio')
    await use(service)
    await service.stop()
  },
})

async function switchedOn(db: Database) {
  await setIndexNowEnabled(db, commandLineActor, true)
  return (await findIndexNowSettings(db)).key
}

const noted = async (db: Database) =>
  (await db.selectFrom('indexNowQueue').select('path').orderBy('path').execute()).map(({ path }) => path)

const results = async (db: Database) =>
  (await listIndexNowSubmissions(db)).map(({ addressCount, status, error }) => ({ addressCount, status, error }))

test('nothing is noted before somebody switches it on', async ({ db }) => {
  await queueChangedPaths(db, ['/blog/a'])
  expect(await noted(db)).toEqual([])
  const key = await switchedOn(db)
  expect(key).toMatch(INDEX_NOW_KEY_REGEX)
  await queueChangedPaths(db, ['/blog/a', '/blog/a'])
  expect(await noted(db)).toEqual(['/blog/a'])
  await setIndexNowEnabled(db, commandLineActor, false)
  expect(await switchedOn(db)).toBe(key)
  expect(await rotateIndexNowKey(db, commandLineActor)).not.toBe(key)
})

test('what changed is told once, with the key and where it is found, and handed over as one job', async ({
  db,
  service,
}) => {
  service.key = await switchedOn(db)
  await queueChangedPaths(db, ['/blog/a', '/b?c=ä'])
  await queueChangedPaths(db, ['/blog/a'])
  await submitQueuedPaths(db, { ORIGIN, INDEXNOW_URL: service.url })
  expect(service.taken).toEqual([
    {
      host: 'harbor.studio',
      key: service.key,
      keyLocation: `${ORIGIN}/${service.key}.txt`,
      urlList: [`${ORIGIN}/b?c=%C3%A4`, `${ORIGIN}/blog/a`],
    },
  ])
  expect(await noted(db)).toEqual([])
  expect(await results(db)).toEqual([{ addressCount: 2, status: 200, error: '' }])
  await submitQueuedPaths(db, { ORIGIN, INDEXNOW_URL: service.url })
  expect(service.taken).toHaveLength(1)
})

test('the studio sees what waits, and has it sent at once, however often it asks', async ({ db }) => {
  await switchedOn(db)
  expect(await findQueuedPaths(db)).toEqual({ count: 0, since: null, first: [] })
  const at = new Date(Date.now() + 3_600_000)
  await queueChangedPaths(db, ['/blog/b', '/blog/a'], at)
  await queueChangedPaths(db, ['/blog/c'], new Date(at.getTime() + 1_000))
  expect(await findQueuedPaths(db, 2)).toEqual({ count: 3, since: at, first: ['/blog/a', '/blog/b'] })
  const waiting = () => db.selectFrom('auditEntries').select('action').where('action', '=', 'index-now.sent by hand')
  await submitQueuedPathsNow(db, commandLineActor)
  await submitQueuedPathsNow(db, commandLineActor)
  expect(await waiting().execute()).toHaveLength(2)
  const { rows } =
    await sql`select from pgboss.job where name = 'submit-to-index-now' and start_after <= now()`.execute(db)
  expect(rows).toHaveLength(1)
})

test('many addresses go in several requests', async ({ db, service }) => {
  service.key = await switchedOn(db)
  service.status = 202
  await queueChangedPaths(
    db,
    Array.from({ length: 5 }, (_, n) => `/p${n}`),
  )
  await submitQueuedPaths(db, { ORIGIN, INDEXNOW_URL: service.url }, 2)
  expect(service.taken.map(({ urlList }) => urlList.length)).toEqual([2, 2, 1])
})

test('a service that is busy or away is asked again later, and nothing is lost', async ({ db, service }) => {
  service.key = await switchedOn(db)
  service.busy = 1
  await queueChangedPaths(db, ['/blog/a'])
  const send = (INDEXNOW_URL = service.url) => submitQueuedPaths(db, { ORIGIN, INDEXNOW_URL })
  await expect(send()).rejects.toThrow('Too many requests')
  await expect(send('http://127.0.0.1:1/')).rejects.toThrow('could not be reached')
  expect(await noted(db)).toEqual(['/blog/a'])
  await send()
  expect(await noted(db)).toEqual([])
  expect(service.taken).toHaveLength(1)
  const answers = (await results(db)).map(({ status }) => status)
  expect(answers.toSorted()).toEqual([200, 429, null])
})

test('what is refused for good is not tried again, and the reason is kept', async ({ db, service }) => {
  const refusals = [
    { status: 403, key: 'of somebody else', ORIGIN, INDEXNOW_URL: service.url },
    { status: 422, ORIGIN: 'https://other.studio', INDEXNOW_URL: service.url },
    { status: 400, ORIGIN, INDEXNOW_URL: service.url.replace('/indexnow', '/else') },
  ]
  const own = await switchedOn(db)
  for (const { status, key = own, ...env } of refusals) {
    service.key = key
    await queueChangedPaths(db, ['/blog/a'])
    await submitQueuedPaths(db, env)
    expect(await noted(db)).toEqual([])
    const kept = (await results(db)).find((result) => result.status === status)
    expect(kept?.error, String(status)).toMatch(/^(Invalid request|The key .+|The URLs .+)\.$/)
  }
  expect(service.taken).toEqual([])
})

test('a local site tells nobody', async ({ db, service }) => {
  service.key = await switchedOn(db)
  await queueChangedPaths(db, ['/blog/a'])
  await submitQueuedPaths(db, { ORIGIN: 'http://localhost:3000', INDEXNOW_URL: service.url })
  expect(service.taken).toEqual([])
  expect(await noted(db)).toEqual([])
})
