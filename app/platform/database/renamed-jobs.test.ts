import { sql } from 'kysely'
import { expect, test } from '~test/test'
import type { Database } from './database.server'
import { knownMigrations, migrate } from './migrate.server'

const NAMES_OF_JOBS = '0088-names-of-jobs-and-values'

async function waitingJob(db: Database, name: string, data: object) {
  await sql`select pgboss.create_queue(${name}, '{"policy": "standard"}'::jsonb)`.execute(db)
  await sql`insert into pgboss.job (name, data) values (${name}, ${JSON.stringify(data)}::jsonb)`.execute(db)
  await sql`insert into pgboss.schedule (name, key, cron) values (${name}, '', '0 3 * * *')`.execute(db)
}

test('a job that waits under its former name waits under its new one, and its old schedule ends', async ({
  database: { db },
}) => {
  await sql`drop schema public, derived, pgboss cascade; create schema public`.execute(db)
  await migrate(db, knownMigrations.slice(0, knownMigrations.indexOf(NAMES_OF_JOBS)))
  const entryId = crypto.randomUUID()
  await waitingJob(db, 'tell-buyers', { productId: entryId })
  await waitingJob(db, 'empty-trash-of-posts', {})
  await waitingJob(db, 'announce-post', { pieceId: entryId, publishedAt: '2026-03-01T09:00:00Z' })
  await migrate(db)
  const { rows } = await sql`select name, data from pgboss.job order by name`.execute(db)
  expect(rows).toEqual([
    { name: 'announce-post', data: { entryId, publishedAt: '2026-03-01T09:00:00Z' } },
    { name: 'empty-trash-posts', data: {} },
    { name: 'notify-buyers-of-version', data: { productId: entryId } },
  ])
  const { rows: schedules } = await sql`select name from pgboss.schedule`.execute(db)
  expect(schedules).toEqual([{ name: 'announce-post' }])
  const { rows: queues } = await sql`select name from pgboss.queue order by name`.execute(db)
  expect(queues).toEqual([
    { name: 'announce-post' },
    { name: 'empty-trash-posts' },
    { name: 'notify-buyers-of-version' },
  ])
})
