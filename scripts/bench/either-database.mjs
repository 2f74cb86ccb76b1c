// One measurement on both databases, each filled behind the back of a site that only made the tables.
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { startPostgres } from '../throwaway-postgres.mjs'
import { startSite, temporaryFolder } from './a-site.mjs'

/** @typedef {(run: (sql: string) => Promise<unknown>) => Promise<void>} Fill */
/** @typedef {(name: string, dataDir: string, env: Record<string, string>) => Promise<void>} Measure */

/** BENCH_ON=embedded or BENCH_ON=PostgreSQL leaves the other one out. @param {Fill} fill @param {Measure} measure */
export async function onEitherDatabase(fill, measure) {
  const only = process.env.BENCH_ON
  if (only !== 'PostgreSQL') await onOne('embedded', {}, fillEmbedded, fill, measure)
  if (only === 'embedded') return
  const postgres = await startPostgres()
  if (!postgres) return console.log('PostgreSQL: no initdb was found')
  const env = { DATABASE_URL: postgres.url, SECRET: 'a secret of the bench, which is long enough' }
  await onOne('PostgreSQL', env, (_, rows) => fillPostgres(postgres.url, rows), fill, measure)
  postgres.stop()
}

async function onOne(
  /** @type {string} */ name,
  /** @type {Record<string, string>} */ database,
  /** @type {(dataDir: string, fill: Fill) => Promise<void>} */ connect,
  /** @type {Fill} */ fill,
  /** @type {Measure} */ measure,
) {
  const dataDir = temporaryFolder()
  const env = { ...database, DEMO: '0' }
  await (await startSite({ dataDir, env })).stop()
  const startedAt = performance.now()
  await connect(dataDir, fill)
  console.log(`${name}: filled in ${Math.round((performance.now() - startedAt) / 1000)} s`)
  await measure(name, dataDir, env)
}

/** Without fsync: what is made here is only measured. @param {string} dataDir @param {Fill} fill */
async function fillEmbedded(dataDir, fill) {
  const database = await PGlite.create(path.join(dataDir, 'database'))
  await fill((sql) => database.exec(sql))
  await database.close()
}

/** @param {string} url @param {Fill} fill */
async function fillPostgres(url, fill) {
  const client = new pg.Client(url)
  await client.connect()
  await fill((sql) => client.query(sql))
  await client.end()
}
