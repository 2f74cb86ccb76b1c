import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { expect, test } from '~test/test'
import { getTestServerUrl } from '~test/test-database-server'
import { isDatabaseUnreachable } from './database-errors'
import { closeUnresponsiveClient, disableStatementTimeout } from './statement-timeout.server'

const LIMIT_MS = 300

/** A line to the PostgreSQL of the tests on which nothing comes back once it is cut. */
async function aLine() {
  const target = new URL(getTestServerUrl())
  const sockets: Socket[] = []
  let isCut = false
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    sockets.push(near, far)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.on('data', (bytes) => far.write(bytes))
    far.on('data', (bytes) => isCut || near.write(bytes))
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = new URL(target)
  address.port = String((proxy.address() as { port: number }).port)
  address.hostname = '127.0.0.1'
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  return { url: address.href, cut: () => (isCut = true) }
}

async function aClient(url: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  closeUnresponsiveClient(client, LIMIT_MS)
  return client
}

test('a statement to which nothing is ever said fails as one that lost its connection', async () => {
  const line = await aLine()
  const client = await aClient(line.url)
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  line.cut()
  const startedAt = performance.now()
  const fault = await client.query('select 1').catch((error: unknown) => error)
  expect(isDatabaseUnreachable(fault)).toBe(true)
  expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS * 10)
})

test.for([
  ['the next transaction', 'commit', 'begin'],
  ['a statement that stands alone', 'commit', undefined],
  ['a statement after a rollback', 'rollback', undefined],
] as const)('a transaction may lift the limit for itself, and not for %s', async ([_what, end, next]) => {
  const client = await aClient(getTestServerUrl())
  await client.query('begin')
  await client.query('set local statement_timeout = 0')
  await client.query('savepoint before')
  await client.query('rollback to savepoint before')
  await client.query('select pg_sleep($1)', [(LIMIT_MS * 2) / 1_000])
  await client.query(end)
  if (next) await client.query(next)
  await expect(client.query('select pg_sleep(60)')).rejects.toThrow('Connection terminated')
})

test('the site says so in the words that the connection knows', async ({ database }) => {
  const { rows } = await database.db.transaction().execute(async (tx) => {
    await disableStatementTimeout(tx)
    return sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(tx)
  })
  expect(rows).toEqual([{ limit: '0' }])
})
