import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { sql } from 'kysely'
import { onTestFinished, vi } from 'vitest'
import {
  insertSetting,
  listFolderNames,
  listSettingNames,
  setUpDatabaseFolder,
  withFolderDatabase,
} from '~test/database-folder'
import { freezeProcessTree } from '~test/database-outages'
import { tempFolder } from '~test/temp-folder'
import { expect, test } from '~test/test'
import { type OpenDatabase, openDatabase, openPool } from '../database.server'
import { isDatabaseFull, isDatabaseUnreachable } from '../database-errors'
import { createDiskReserve } from './disk-reserve.server'
import { startEmbeddedPostgres } from './embedded-postgres.server'
import { postgresConnectionConfig } from './postgres-connection'
import { ensureSpaceToStart, watchDiskSpace } from './watch-disk-space.server'
import { watchResponsiveness } from './watch-responsiveness.server'

const MIB = 1024 * 1024
const { used, aUsedFolder } = setUpDatabaseFolder()

async function running(DATA_DIR: string): Promise<OpenDatabase> {
  const own = await startEmbeddedPostgres(DATA_DIR)
  const database = openDatabase({ DATA_DIR })
  onTestFinished(async () => {
    await database.close()
    await own.stop()
  })
  return database
}

const postmasterIn = (DATA_DIR: string) =>
  Number.parseInt(readFileSync(path.join(DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8'), 10)

test('a database is made once, for its owner alone, and is there again at the next start', async () => {
  const DATA_DIR = aUsedFolder()
  expect(listFolderNames(DATA_DIR)).toEqual(['postgres', 'secret'])
  expect(statSync(path.join(used(), 'postgres')).mode & 0o777).toBe(0o700)
  expect(await withFolderDatabase(DATA_DIR, listSettingNames)).toEqual(['kept'])
})

test('commits are durable, pages are checked, no port is open, and it asks for what a small machine has', async () => {
  await withFolderDatabase(tempFolder(), async (db) => {
    const wanted = {
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      server_encoding: 'UTF8',
      TimeZone: 'UTC',
      shared_buffers: '48MB',
      max_wal_size: '256MB',
      max_connections: '80',
      jit: 'off',
    }
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, current_setting(name) as setting from unnest(${Object.keys(wanted)}::text[]) as name`.execute(db)
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual(wanted)
    const locale = await sql`
      select datlocprovider as provider, datlocale as locale from pg_database where datname = current_database()`.execute(
      db,
    )
    expect(locale.rows).toEqual([{ provider: 'b', locale: 'C.UTF-8' }])
  })
})

test('every commit has reached the disk before it is acknowledged', async () => {
  const commits = 50
  const { db } = await running(aUsedFolder())
  // each process adds what it has synced when it is idle, a second later at most
  const synced = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(db)
    const { rows } = await sql<{ count: number }>`
      select sum(fsyncs)::int as count from pg_stat_io where object = 'wal'`.execute(db)
    return rows[0]?.count ?? 0
  }
  const before = await synced()
  for (let commit = 0; commit < commits; commit++) await insertSetting(db, `commit ${commit}`)
  await expect.poll(synced).toBeGreaterThanOrEqual(before + commits)
})

test('nobody without the secret of the folder gets in', async () => {
  const DATA_DIR = tempFolder()
  await running(DATA_DIR)
  const other = tempFolder()
  writeFileSync(path.join(other, 'secret'), 'another secret, which is long enough')
  const stranger = openPool({ ...postgresConnectionConfig(other), host: path.join(DATA_DIR, 'postgres') })
  await expect(sql`select 1`.execute(stranger.db)).rejects.toThrow('password authentication failed')
  await stranger.close()
})

test('a process that comes while it runs shares it, and does not end it', async () => {
  const DATA_DIR = aUsedFolder()
  const { db } = await running(DATA_DIR)
  await withFolderDatabase(DATA_DIR, (other) => insertSetting(other, 'by another'))
  expect(await listSettingNames(db)).toEqual(['by another', 'kept'])
})

test('one that is killed is started again, and everything that was acknowledged is there', async () => {
  const DATA_DIR = aUsedFolder()
  const { db } = await running(DATA_DIR)
  await insertSetting(db, 'before the kill')
  process.kill(postmasterIn(DATA_DIR), 'SIGKILL')
  const fault = await listSettingNames(db).catch((error) => error)
  if (fault instanceof Error) expect(isDatabaseUnreachable(fault)).toBe(true)
  await vi.waitFor(async () => expect(await listSettingNames(db)).toEqual(['before the kill', 'kept']), {
    timeout: 15_000,
  })
})

test('a transaction whose connection is cut fails, and ends nothing else', async () => {
  const DATA_DIR = aUsedFolder()
  const { db } = await running(DATA_DIR)
  const tx = await db.startTransaction().execute()
  await insertSetting(tx, 'in the middle')
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
    db,
  )
  const fault = await listSettingNames(tx).catch((error) => error)
  expect(isDatabaseUnreachable(fault)).toBe(true)
  await tx
    .rollback()
    .execute()
    .catch(() => {})
  expect(await listSettingNames(db)).toEqual(['kept'])
})

test('what the caller’s environment says of other servers changes nothing', async () => {
  const others = {
    PGHOST: 'nowhere.test',
    PGPORT: '1',
    PGSSLMODE: 'require',
    PGUSER: 'x',
    PGDATABASE: 'y',
    PGDATA: '/nowhere',
  }
  for (const [name, value] of Object.entries(others)) vi.stubEnv(name, value)
  expect(await withFolderDatabase(aUsedFolder(), listSettingNames)).toEqual(['kept'])
})

test('on a nearly full disk writes are refused and reading goes on, in every process, until there is room', async () => {
  const DATA_DIR = aUsedFolder()
  const { db } = await running(DATA_DIR)
  let freeBytes = 10 * MIB
  const stop = await watchDiskSpace(DATA_DIR, async () => freeBytes, 20)
  onTestFinished(stop)
  const isRefused = () =>
    insertSetting(db, 'too much').then(
      () => false,
      (error) => isDatabaseFull(error),
    )
  await expect.poll(isRefused).toBe(true)
  expect(await withFolderDatabase(DATA_DIR, listSettingNames)).toContain('kept')
  freeBytes = 80 * MIB // more than the floor, and still not enough
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await isRefused()).toBe(true)
  freeBytes = 1_000 * MIB
  await expect
    .poll(() =>
      insertSetting(db, crypto.randomUUID()).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('taken')
  await expect.poll(() => existsSync(path.join(DATA_DIR, 'postgres.reserve'))).toBe(true)
})

test('on a full disk it starts in the space that was kept for it and takes no writes; with room again it does', async () => {
  const DATA_DIR = aUsedFolder()
  await createDiskReserve(DATA_DIR)
  await ensureSpaceToStart(DATA_DIR, async () => 0)
  expect(existsSync(path.join(DATA_DIR, 'postgres.reserve'))).toBe(false)
  const settings = path.join(DATA_DIR, 'postgres', 'postgresql.auto.conf')
  expect(readFileSync(settings, 'utf8')).toContain("default_transaction_read_only = 'on'")
  await withFolderDatabase(DATA_DIR, (db) => insertSetting(db, 'there is room'))
  expect(readFileSync(settings, 'utf8')).not.toContain('default_transaction_read_only')
})

test.for(['', ', also when no more connections can wait for it'])(
  'a PostgreSQL that stands still is killed and is there again, with all that was committed%s',
  async (isCrowded) => {
    const DATA_DIR = aUsedFolder()
    const { db } = await running(DATA_DIR)
    const before = postmasterIn(DATA_DIR)
    const goOn = freezeProcessTree(before)
    if (isCrowded) await crowd(path.join(DATA_DIR, 'postgres', '.s.PGSQL.5432'))
    const stopWatching = watchResponsiveness(DATA_DIR, { lookEveryMs: 50, answerWithinMs: 2_000, silences: 2 })
    await vi.waitFor(() => expect([before, Number.NaN]).not.toContain(postmasterIn(DATA_DIR)), { timeout: 60_000 })
    await vi.waitFor(async () => expect(await listSettingNames(db)).toEqual(['kept']), { timeout: 30_000 })
    goOn()
    await stopWatching()
  },
)

/** Connects until the system refuses more that nobody takes. */
async function crowd(socket: string) {
  let isFull = false
  while (!isFull) {
    const waiting = connect(socket).on('error', () => {})
    onTestFinished(() => void waiting.destroy())
    await once(waiting, 'connect').catch(({ code }) => {
      isFull = code === 'EAGAIN'
    })
  }
}
