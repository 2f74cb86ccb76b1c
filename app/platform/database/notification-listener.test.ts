import { connect, createServer } from 'node:net'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { expect, test } from '~test/test'
import { log } from '../monitoring/log.server'
import { openPool } from './database.server'
import { listenForNotifications } from './notification-listener.server'

async function aListener(url: string) {
  const other = openPool({ connectionString: url })
  const [onMessage, onGap] = [vi.fn(), vi.fn()]
  const stop = await other.listen('news', onMessage, onGap)
  const close = async () => {
    await stop()
    await other.close()
  }
  return { onMessage, onGap, close }
}

test('what one process announces every other one hears within a second', async ({ database: { db, url } }) => {
  const listener = await aListener(url)
  await sql`select pg_notify('news', 'a post came out')`.execute(db)
  await vi.waitFor(() => expect(listener.onMessage).toHaveBeenCalledWith('a post came out'), { timeout: 1_000 })
  await listener.close()
})

test('a listener whose connection breaks listens again within two seconds and knows of the gap', async ({
  database: { db, url },
}) => {
  const listener = await aListener(url)
  const gaps = listener.onGap.mock.calls.length
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`.execute(
    db,
  )
  await vi.waitFor(() => expect(listener.onGap.mock.calls.length).toBe(gaps + 1), { timeout: 2_000 })
  await sql`select pg_notify('news', 'again')`.execute(db)
  await vi.waitFor(() => expect(listener.onMessage).toHaveBeenCalledWith('again'), { timeout: 1_000 })
  await listener.close()
})

test('a listener that was ended does not come back', async ({ database: { db, url } }) => {
  const listener = await aListener(url)
  await listener.close()
  const { rows } =
    await sql`select 1 from pg_stat_activity where query ilike 'listen%' and datname = current_database()`.execute(db)
  expect(rows).toEqual([])
})

test('a listener that hears nothing, as behind a pooler in transaction mode, says so and counts on nothing', async ({
  database: { run, url },
}) => {
  const warn = vi.spyOn(log, 'warn').mockReturnValue()
  const line = await aDeafLine(url)
  const [onMessage, onGap] = [vi.fn(), vi.fn()]
  const notify = (channel: string) => run('select pg_notify($1, $2)', [channel, ''])
  const listening = { channel: 'news', onMessage, onGap, notify, heartbeatMs: 200 }
  const stop = await listenForNotifications({ connectionString: line.url }, listening)
  expect(onGap).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(onGap.mock.calls.length).toBeGreaterThan(1), { timeout: 20_000 })
  expect(onMessage).not.toHaveBeenCalled()
  expect(warn.mock.calls.map(([, words]) => words)).toEqual([expect.stringContaining('swallows LISTEN')])
  await stop()
  line.close()
})

test('one that takes longer to connect than a heartbeat is not judged by what the one before it did not hear', async ({
  database: { run, url },
}) => {
  vi.spyOn(log, 'warn').mockReturnValue()
  const line = await aDeafLine(url, 60)
  const [onMessage, onGap] = [vi.fn(), vi.fn()]
  const notify = (channel: string) => run('select pg_notify($1, $2)', [channel, ''])
  const listening = { channel: 'news', onMessage, onGap, notify, heartbeatMs: 100 }
  const stop = await listenForNotifications({ connectionString: line.url }, listening)
  await vi.waitFor(() => expect(onGap.mock.calls.length).toBeGreaterThan(2), { timeout: 20_000 })
  await stop()
  line.close()
})

test('one that hears itself stays as it is', async ({ database: { run, url } }) => {
  const [onMessage, onGap] = [vi.fn(), vi.fn()]
  const notify = vi.fn((channel: string) => run('select pg_notify($1, $2)', [channel, '']))
  const listening = { channel: 'news', onMessage, onGap, notify, heartbeatMs: 50 }
  const stop = await listenForNotifications({ connectionString: url }, listening)
  await vi.waitFor(() => expect(notify.mock.calls.length).toBeGreaterThan(3), { timeout: 20_000 })
  expect(onGap).toHaveBeenCalledTimes(1)
  expect(onMessage).not.toHaveBeenCalled()
  await stop()
})

/** A way to the server on which everything arrives but notifications, answers as late as is said. */
async function aDeafLine(url: string, lateMs = 0) {
  const target = new URL(url)
  const proxy = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) socket.on('error', () => {})
    near.pipe(far)
    let rest = Buffer.alloc(0)
    far.on('data', (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes])
      // a message is its type, a length that counts itself, and its content
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const end = 1 + rest.readUInt32BE(1)
        const message = rest.subarray(0, end)
        if (String.fromCharCode(rest[0] ?? 0) !== 'A') setTimeout(() => near.write(message), lateMs)
        rest = rest.subarray(end)
      }
    })
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = new URL(url)
  address.host = `127.0.0.1:${(proxy.address() as { port: number }).port}`
  return { url: address.href, close: () => proxy.close() }
}
