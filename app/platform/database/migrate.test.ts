import { sql } from 'kysely'
import { expect, test } from '../../../tests/support/test'
import { withQueries } from './database.server'
import { knownMigrations, migrate } from './migrate.server'
import { openPostgres } from './postgres.server'
import { sqlStatements } from './sql-statements'

test('a database that is migrated already is left alone', async ({ database: { db } }) => {
  expect(await migrate(db)).toEqual([])
})

test('several processes that start at once migrate once', async ({ database: { db, url }, skip }) => {
  skip(!url, 'PostgreSQL only: the embedded database has one process')
  await sql`drop schema public, derived, pgboss cascade; create schema public`.execute(db)
  const processes = Array.from({ length: 4 }, () => withQueries(openPostgres(url ?? '')))
  const applied = await Promise.all(processes.map((process) => migrate(process.db)))
  expect(applied.flat()).toEqual(knownMigrations)
  await Promise.all(processes.map((process) => process.close()))
})

test('a migration is cut into its statements where they end, and nowhere else', () => {
  const statements = [
    `insert into a values ('x;\ny', 'it''s;\n')`,
    `create function f() returns int language sql as $$ select 1; select 2;\n $$`,
    `create function g() returns text language sql as $body$ select '$5;';\n $body$`,
    `select "a;b" -- a comment; with a semicolon;\n from c`,
    `/* select 1;\n */ select '$1 and $2'`,
  ]
  expect(sqlStatements(`-- first;\n\n${statements.join(';\n\n')};\n-- last;\n`)).toEqual(
    statements.map((statement, index) => (index === 0 ? `-- first;\n\n${statement}` : statement)),
  )
})
