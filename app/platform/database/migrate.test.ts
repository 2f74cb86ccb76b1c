import { sql } from 'kysely'
import { expect, test } from '~test/test'
import { openPool } from './database.server'
import { knownMigrations, migrate } from './migrate.server'

test('a database that is migrated already is left alone', async ({ database: { db } }) => {
  expect(await migrate(db)).toEqual([])
})

test('several processes that start at once migrate once', async ({ database: { db, url } }) => {
  await sql`drop schema public, derived, pgboss cascade; create schema public`.execute(db)
  const processes = Array.from({ length: 4 }, () => openPool({ connectionString: url }))
  const applied = await Promise.all(processes.map((process) => migrate(process.db)))
  expect(applied.flat()).toEqual(knownMigrations)
  await Promise.all(processes.map((process) => process.close()))
})
