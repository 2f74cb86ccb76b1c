import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../../errors/operator-error'
import { type OpenDatabase, openDatabase } from '../database.server'
import { FolderInUse } from '../folder-lock.server'
import { startEmbeddedPostgres } from './embedded-postgres.server'
import { postgresConnectionConfig } from './postgres-connection'

const ANSWERS_WITHIN_MS = 30_000
const LOOK_AGAIN_MS = 100

/**
 * For a command beside the site: opens the database that `place` names. The site's own is reached where the site, or another
 * command, runs it already; else it runs until the database is closed. @throws a Refusal when it cannot be had
 */
export async function openSiteDatabase(place: Parameters<typeof openDatabase>[0]): Promise<OpenDatabase> {
  const own = place.DATABASE_URL ? undefined : await startUnlessRunning(place.DATA_DIR)
  const database = openDatabase(place)
  return {
    ...database,
    async close() {
      await database.close()
      // when it has just died, nobody uses it
      if (own) await waitUntilUnused(place.DATA_DIR).catch(() => {})
      await own?.stop()
    },
  }
}

async function startUnlessRunning(dataDir: string) {
  try {
    return await startEmbeddedPostgres(dataDir)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    await waitUntilReachable(dataDir)
    return undefined
  }
}

/** Whoever runs it may still be about to make or to start it. */
async function waitUntilReachable(dataDir: string) {
  const until = Date.now() + ANSWERS_WITHIN_MS
  while (!(await isReachable(dataDir))) {
    if (Date.now() > until) throw new OperatorError(`The database in ${path.resolve(dataDir)} does not answer.`)
    await pause(LOOK_AGAIN_MS)
  }
}

async function isReachable(dataDir: string) {
  // only whoever runs it makes the secret
  if (!existsSync(path.join(dataDir, 'secret'))) return false
  return queryOnce(dataDir, 'select 1').then(
    () => true,
    () => false,
  )
}

/** Another command may have come to it meanwhile. */
async function waitUntilUnused(dataDir: string) {
  const others = `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`
  while ((await queryOnce(dataDir, others)).length > 0) await pause(LOOK_AGAIN_MS)
}

async function queryOnce(dataDir: string, question: string) {
  const client = new pg.Client({ ...postgresConnectionConfig(dataDir), connectionTimeoutMillis: ANSWERS_WITHIN_MS })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(question)).rows
  } finally {
    await client.end()
  }
}
