import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { vi } from 'vitest'
import { log } from '~/platform/log.server'
import { aFolder } from '../../../tests/support/folder'
import { expect, test } from '../../../tests/support/test'
import { openDatabase } from './database.server'
import { bootDurable, diskSyncs } from './embedded.server'
import { scheduleUpkeep, upkeepOf } from './embedded-upkeep.server'

const MIB = 1024 * 1024

test('every commit is on the disk before it is acknowledged', async () => {
  const database = await openDatabase({ DATA_DIR: aFolder() })
  await sql`create table proofs (n integer)`.execute(database.db)
  for (let commit = 0; commit < 50; commit++) {
    const before = diskSyncs.count
    await sql`insert into proofs values (${commit})`.execute(database.db)
    expect(diskSyncs.count).toBeGreaterThan(before)
  }
  await database.close()
})

test('the folder of one database cannot be opened twice', async () => {
  const DATA_DIR = aFolder()
  const database = await openDatabase({ DATA_DIR })
  await expect(openDatabase({ DATA_DIR })).rejects.toThrow('is in use by process')
  await database.close()
  await (await openDatabase({ DATA_DIR })).close()
})

test('checkpoints keep the write-ahead log from growing without end', async () => {
  const folder = path.join(aFolder(), 'database')
  const pglite = await bootDurable(folder)
  const { checkpoint, vacuum } = upkeepOf(pglite)
  const logSize = () => sizeOf(path.join(folder, 'pg_wal'))
  await pglite.exec('create table ballast (filling text)')
  const written: number[] = []
  for (let round = 0; round < 3; round++) {
    // 70 MB of log
    await pglite.exec(`insert into ballast select repeat(md5(n::text), 58) from generate_series(1, 37000) n`)
    written.push(logSize())
    await checkpoint()
  }
  expect(Math.max(...written)).toBeGreaterThan(64 * MIB)
  expect(logSize()).toBeLessThan(160 * MIB)
  await pglite.exec('delete from ballast')
  await vacuum()
  const { rows } = await pglite.query<{ size: number }>(`select pg_total_relation_size('ballast')::float8 as size`)
  expect(rows[0]?.size).toBeLessThan(MIB)
  await pglite.close()
})

test('upkeep that fails is logged and goes on', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  const checkpoint = vi.fn(() => Promise.reject(new Error('the disk is full')))
  const end = scheduleUpkeep({ checkpoint, vacuum: async () => {} }, { checkpointEveryMs: 5 })
  await vi.waitFor(() => expect(checkpoint.mock.calls.length).toBeGreaterThan(2))
  end()
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ task: 'checkpoint' }), expect.any(String))
  logged.mockRestore()
})

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => {
    const entry = statSync(path.join(folder, name))
    return entry.isFile() ? sum + entry.size : sum
  }, 0)
}
