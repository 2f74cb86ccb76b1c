import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { startSite, temporaryFolder } from './a-site.mjs'
import { openDatabaseOf } from './open-database.mjs'

/** A site that does not run: what `startSite` needs to start it. @typedef {{ dataDir: string, env: Record<string, string> }} StoppedSite */

/**
 * A site that was started once, which made its tables, and was filled by SQL since.
 * @param {(run: (sql: string) => Promise<unknown>) => Promise<void>} fill
 * @returns {Promise<StoppedSite>}
 */
export async function filledSite(fill) {
  const site = { dataDir: temporaryFolder(), env: { DEMO: '0' } }
  await (await startSite(site)).stop()
  const startedAt = performance.now()
  const database = await openDatabaseOf(site.dataDir)
  // one connection for all: temporary tables live there, and statements may take their time only there
  await database.db.connection().execute(async (connection) => {
    const run = (/** @type {string} */ text) => sql.raw(text).execute(connection)
    await run('set statement_timeout = 0')
    // the client has a limit of its own, and goes by how a transaction lifts it; here, outside of one, that does nothing else
    await run('set local statement_timeout = 0')
    await fill(run)
  })
  await database.close()
  console.log(`filled in ${Math.round((performance.now() - startedAt) / 1000)} s`)
  return site
}
