import fs from 'node:fs'
import path from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { PGliteDialect } from 'kysely'
import type { Connection } from './database.server'
import { scheduleUpkeep, upkeepOf } from './embedded-upkeep.server'
import { lockFolder } from './folder-lock.server'

/** How often a file of the embedded database was pushed to the disk; a test counts on it. */
export const diskSyncs = { count: 0 }

/**
 * PGlite as it comes never tells the disk to keep what it wrote: its file system has no fsync, and it starts with -F.
 * A power cut would lose acknowledged commits. This gives it the missing call.
 */
class DurableFileSystem extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...args)
    const preRun = [...(emscriptenOpts.preRun as ((module: PostgresModule) => void)[]), addFsync]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } as typeof emscriptenOpts }
  }
}

interface PostgresModule {
  NODEFS: { stream_ops: Record<string, unknown> }
}

function addFsync(module: PostgresModule) {
  module.NODEFS.stream_ops.fsync = (stream: { nfd?: number }) => {
    if (stream.nfd === undefined) return 0
    fs.fdatasyncSync(stream.nfd)
    diskSyncs.count++
    return 0
  }
}

// 16 MB of shared buffers instead of 128 MB saves 160 MB of memory; wal_sync_method=fsync because fdatasync is a no-op in WebAssembly.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
]

/** The embedded database in `dataDir/database`, locked for this process, durable on every commit. */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  fs.mkdirSync(dataDir, { recursive: true })
  const unlock = await lockFolder(dataDir)
  try {
    return embeddedConnection(await bootDurable(path.join(dataDir, 'database')), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** PGlite on the files of `folder`, every commit of which reaches the disk. Whoever calls holds the lock. */
export function bootDurable(folder: string) {
  return PGlite.create({ fs: new DurableFileSystem(folder), startParams })
}

/** A connection around a running PGlite; tests hand in one that lives in memory. */
export function embeddedConnection(pglite: PGlite, released = () => {}): Connection {
  const stopUpkeep = scheduleUpkeep(upkeepOf(pglite))
  // a day is no moment, and stays as it is written
  pglite.parsers[types.DATE] = String
  return {
    engine: 'embedded',
    dialect: new PGliteDialect({ pglite }),
    // Nobody else can write to an embedded database, so nothing is ever missed.
    listen: (channel, onMessage) => pglite.listen(channel, onMessage),
    run: (text, values) => runOn(pglite, text, values),
    close: async () => {
      stopUpkeep()
      if (!pglite.closed) {
        await pglite.exec('CHECKPOINT')
        await pglite.close()
      }
      released()
    },
  }
}

const transactionScript = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/

/**
 * There is one connection only: a script that fails between its own BEGIN and COMMIT would leave everyone else inside its
 * broken transaction. PGlite's own transactions end by themselves.
 */
async function runOn(pglite: PGlite, text: string, values: unknown[] = []) {
  if (values.length > 0) return pglite.query<Record<string, unknown>>(text, values)
  const [, script] = transactionScript.exec(text) ?? []
  const results = script ? await pglite.transaction((tx) => tx.exec(script)) : await pglite.exec(text)
  return { rows: results.flatMap(({ rows }) => rows as Record<string, unknown>[]) }
}
