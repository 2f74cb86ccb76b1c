import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type RawBuilder, sql } from 'kysely'
import { getConstructionPlans, getRollbackPlans } from 'pg-boss'
import { listFolderNames, withFolderDatabase } from '~test/database-folder'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { defineJob } from '../../jobs/define-job.server'
import { enqueue } from '../../jobs/enqueue.server'
import type { Database } from '../database.server'
import { openPool } from '../database.server'
import { knownMigrations, migrate } from '../migrate.server'
import { openSiteDatabase } from './open-site-database.server'
import { openPglite } from './pglite.server'
import { installedBinaries } from './postgres-binaries'
import { postgresConnectionConfig, postgresPassword } from './postgres-connection'
import { postgresSettings } from './postgres-settings'
import { buildCommand, chooseRunAs } from './run-as'
import { startPostgresServer } from './server-process'

const oddText = 'Zoë’s “café” 🦊 \u2028 \\ \t \r\n {"a":[1,2]} \'; drop table blog_posts; --'
const job = defineJob({ name: 'left-over', work: async () => {} })

/** A bit of everything that a site has: content, what was made of it, a counter, work that waits. */
async function fill(db: Database) {
  await sql`insert into blog_posts (slug, title, tags, published_at) values
    ('odd', ${oddText}, array['a,b', '', null], '2026-03-01 12:34:56.123457+00'), ('far', '', '{}', 'infinity')`.execute(
    db,
  )
  await sql`insert into site_settings (name, value) values ('nothing', 'null'),
    ('long', '12345678901234567890.123456789'), ('deep', ${JSON.stringify({ a: [null, { b: oddText }] })}::jsonb)`.execute(
    db,
  )
  await sql`insert into analytics_events (event_key, day, visitor, event_type, page_path, ip_address)
    select 9007199254740991 + n, date '2026-03-01' + n, -n, 'page_view', '/', '198.51.100.0' from generate_series(1, 90) n`.execute(
    db,
  )
  await sql`insert into derived.content_changes default values`.execute(db)
  await enqueue(db, job, { mail: oddText })
}

const everything: Record<string, RawBuilder<unknown>> = {
  posts: sql`select slug, title, tags, published_at::text from blog_posts order by slug`,
  // a migration writes that a site in use is set up
  settings: sql`select name, value::text from site_settings where name <> 'setUp' order by name`,
  events: sql`select event_key::text, visitor::text, day::text from analytics_events order by event_key`,
  changes: sql`select count(*)::int as count from derived.content_changes`,
  jobs: sql`select id::text, name, state::text, data::text from pgboss.job order by id`,
}

async function contents(db: Database, of = everything) {
  const found = Object.entries(of).map(async ([name, query]) => [name, (await query.execute(db)).rows])
  return Object.fromEntries(await Promise.all(found))
}

async function contentsOf(DATA_DIR: string) {
  const { db, close } = await openSiteDatabase({ DATA_DIR })
  try {
    // a row that is written now gets an id of its own
    await sql`insert into derived.content_changes default values`.execute(db)
    await sql`delete from derived.content_changes where id = (select max(id) from derived.content_changes)`.execute(db)
    return await contents(db)
  } finally {
    await close()
  }
}

// what the last version of the site with an embedded database had: its newest migration, the queue's tables of pg-boss 12.30
const LAST_OF_PGLITE = '0066-report-links'
const QUEUE_OF_PGLITE = 40

/** The tables as that version made them. */
async function makePglite(folder: string) {
  const pglite = await PGlite.create(folder)
  await pglite.exec(
    'create table schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  for (const name of knownMigrations.filter((name) => name <= LAST_OF_PGLITE)) {
    await pglite.exec(readFileSync(`migrations/${name}.sql`, 'utf8'))
    await pglite.query('insert into schema_migrations (name) values ($1)', [name])
  }
  await pglite.exec(getConstructionPlans('pgboss'))
  const queue = await pglite.query<{ version: number }>('select version from pgboss.version')
  for (let version = queue.rows[0]?.version ?? 0; version > QUEUE_OF_PGLITE; version--)
    await pglite.exec(getRollbackPlans('pgboss', version))
  await pglite.close()
}

/** What later migrations change: orders that were refunded, posts that were imported, mails that were sent. */
async function fillWhatChanges(db: Database) {
  await sql`insert into customers (email) values ('ada@harbor.test')`.execute(db)
  await sql`insert into products (slug, name, category, price) values ('queuepro', 'QueuePro', 'saas', 149900)`.execute(
    db,
  )
  await sql`insert into orders (customer_id, product_id, product_name, tier_id, tier_name, price, total, status, payment,
      consented_at, paid_at, refunded_at)
    select customers.id, products.id, 'QueuePro', 'starter', 'Starter', 149900, 149900, 'refunded', 'stripe', now(), now(), now()
    from customers, products`.execute(db)
  await sql`insert into imported_pieces (source_key, piece_id, fingerprint, revision)
    select 'wordpress:1', id, '', 1 from blog_posts where slug = 'odd'`.execute(db)
  await sql`insert into outbox_mails (cause, recipient, subject, html, plain_text, sent_at)
    values ('receipt:1', 'ada@harbor.test', '', '', 'https://harbor.test/downloads/abcdefghijklmnopqrstuvwxyz', now())`.execute(
    db,
  )
}

const changed: Record<string, RawBuilder<unknown>> = {
  orders: sql`select refunded, charge_refunded, idempotency_key from orders`,
  imported: sql`select source_slug, source_title from imported_entries`,
  mails: sql`select plain_text from outbox_mails`,
}

test('what the embedded database held is moved over at the first start, migrated, and stays aside', async () => {
  const DATA_DIR = tempFolder()
  await makePglite(path.join(DATA_DIR, 'database'))
  const before = await openPglite(path.join(DATA_DIR, 'database'))
  await fill(before.db)
  await fillWhatChanges(before.db)
  const wanted = await contents(before.db)
  await before.close()
  writeFileSync(path.join(DATA_DIR, 'secret'), 'the secret that the site has had')
  mkdirSync(path.join(DATA_DIR, 'media'))
  expect(await contentsOf(DATA_DIR)).toEqual(wanted)
  expect(listFolderNames(DATA_DIR)).toEqual(['database-before-postgres', 'media', 'postgres', 'secret'])
  expect(await contentsOf(DATA_DIR)).toEqual(wanted)
  await withFolderDatabase(DATA_DIR, async (db) => {
    const applied = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
    expect(applied.rows.map(({ name }) => name)).toEqual(knownMigrations)
    expect(await contents(db, changed)).toEqual({
      orders: [{ refunded: 149_900, chargeRefunded: 149_900, idempotencyKey: null }],
      imported: [{ sourceSlug: 'odd', sourceTitle: oddText }],
      mails: [{ plainText: 'https://harbor.test/downloads/…' }],
    })
  })
}, 120_000)

test('a database of an older major version is moved over, and stays aside', async ({ skip }) => {
  const programs = installedBinaries(15)
  if (!programs) return skip('It takes the programs of PostgreSQL 15, which are not on this machine.')
  const DATA_DIR = tempFolder()
  const folder = path.join(DATA_DIR, 'postgres')
  const runAs = chooseRunAs(programs, DATA_DIR, 'postgres')
  const passwordFile = path.join(DATA_DIR, 'password')
  writeFileSync(passwordFile, postgresPassword(DATA_DIR))
  const args = [
    '-D',
    folder,
    '-U',
    'studio',
    '--pwfile',
    passwordFile,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale=C',
  ]
  const initdb = buildCommand(runAs, 'initdb', args)
  expect(spawnSync(initdb.file, initdb.args, initdb.options).status).toBe(0)
  const { io_method: _, ...settings } = await postgresSettings(folder, 1)
  const server = await startPostgresServer(runAs, folder, settings)
  const before = openPool(postgresConnectionConfig(DATA_DIR))
  await migrate(before.db)
  await fill(before.db)
  const wanted = await contents(before.db)
  await before.close()
  await server.stop()
  expect(await contentsOf(DATA_DIR)).toEqual(wanted)
  expect(readdirSync(DATA_DIR)).toContain('postgres-15')
}, 120_000)

test('one of a version whose programs are not here is left alone, with a sentence', async () => {
  const DATA_DIR = tempFolder()
  mkdirSync(path.join(DATA_DIR, 'postgres'))
  writeFileSync(path.join(DATA_DIR, 'postgres', 'PG_VERSION'), '11\n')
  writeFileSync(path.join(DATA_DIR, 'secret'), 'the secret that the site has had')
  await expect(openSiteDatabase({ DATA_DIR })).rejects.toThrow('was made by PostgreSQL 11')
  expect(readdirSync(path.join(DATA_DIR, 'postgres'))).toEqual(['PG_VERSION'])
})
