import { sql } from 'kysely'
import { vi } from 'vitest'
import { expect, test } from '../../../tests/support/test'
import { withQueries } from './database.server'
import { openPostgres } from './postgres.server'

async function aListener(url: string) {
  const other = withQueries(openPostgres(url))
  const [onMessage, onGap] = [vi.fn(), vi.fn()]
  const stop = await other.listen('news', onMessage, onGap)
  const close = async () => {
    await stop()
    await other.close()
  }
  return { onMessage, onGap, close }
}

test('what one process announces every other one hears within a second', async ({ database: { db, url }, skip }) => {
  if (!url) return skip('PostgreSQL only')
  const listener = await aListener(url)
  await sql`select pg_notify('news', 'a post came out')`.execute(db)
  await vi.waitFor(() => expect(listener.onMessage).toHaveBeenCalledWith('a post came out'), { timeout: 1_000 })
  await listener.close()
})

test('a listener whose connection breaks listens again within two seconds and knows of the gap', async ({
  database: { db, url },
  skip,
}) => {
  if (!url) return skip('PostgreSQL only')
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

test('a listener that was ended does not come back', async ({ database: { db, url }, skip }) => {
  if (!url) return skip('PostgreSQL only')
  const listener = await aListener(url)
  await listener.close()
  const { rows } =
    await sql`select 1 from pg_stat_activity where query ilike 'listen%' and datname = current_database()`.execute(db)
  expect(rows).toEqual([])
})
