import { execFileSync, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { startPostgres } from '../throwaway-postgres.mjs'
import { median, newestPost, startSite, temporaryFolder } from './a-site.mjs'
import { needWrk, requestsPerSecond } from './wrk.mjs'

const SECONDS = 15
const CONNECTIONS = 256
const ROUNDS = 5
const STEADY_RATE = 500
const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url))

/**
 * Page views told as fast as one process on one CPU takes them, each acknowledged with its commit; then the cached pages of
 * the same process with and without 500 events a second.
 */
export async function events() {
  needWrk()
  await onOne('embedded', 2_000, {}, countEmbedded)
  const postgres = await startPostgres()
  if (!postgres) return console.log('PostgreSQL: no initdb was found')
  const env = { DATABASE_URL: postgres.url, SECRET: 'a secret of the bench, which is long enough' }
  await onOne('PostgreSQL', 5_000, env, () => countPostgres(postgres.url))
  postgres.stop()
}

async function onOne(
  /** @type {string} */ name,
  /** @type {number} */ wanted,
  /** @type {Record<string, string>} */ env,
  /** @type {(dataDir: string) => Promise<number>} */ count,
) {
  const dataDir = temporaryFolder()
  const site = await startSite({ dataDir, env, cpu: 0 })
  const url = await newestPost(site.origin)
  tellAsFast(site.origin, 3) // code that was never run is slow
  const { taken, rate, p99 } = tellAsFast(site.origin, SECONDS)
  const shares = []
  for (let round = 0; round < ROUNDS; round++) {
    const alone = requestsPerSecond(url, { seconds: 4 })
    const telling = spawn(
      'taskset',
      ['-c', '1', process.execPath, here('tell-steadily.mjs'), site.origin, String(STEADY_RATE)],
      {
        stdio: 'ignore',
      },
    )
    await pause(1_000)
    const beside = requestsPerSecond(url, { seconds: 4 })
    telling.kill()
    await pause(500)
    shares.push(beside / alone)
    console.log(`${name}: cached ${alone.toFixed(0)}/s alone, ${beside.toFixed(0)}/s beside ${STEADY_RATE} events/s`)
  }
  await site.stop()
  const kept = await count(dataDir)
  console.log(
    `${name}: ${rate.toFixed(0)} events/s (wanted ≥ ${wanted}), p99 ${p99} (wanted ≤ 200 ms), ${taken} acknowledged`,
  )
  console.log(
    `${name}: cached pages keep ${(median(shares) * 100).toFixed(0)} % (wanted ≥ 80 %); ${kept} events kept in all`,
  )
}

/** @param {string} origin @param {number} seconds */
function tellAsFast(origin, seconds) {
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', here('events.lua'), origin]
  const output = execFileSync('taskset', ['-c', '1', 'wrk', ...load], { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(output)) console.log(output)
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    taken: Number(/(\d+) requests in/.exec(output)?.[1]),
    p99: /99%\s+(\S+)/.exec(output)?.[1] ?? 'unknown',
  }
}

async function countEmbedded(/** @type {string} */ dataDir) {
  const database = await PGlite.create(path.join(dataDir, 'database'))
  const { rows } = await database.query('select count(*)::int as count from analytics_events')
  await database.close()
  return /** @type {{ count: number }} */ (rows[0]).count
}

async function countPostgres(/** @type {string} */ url) {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query('select count(*)::int as count from analytics_events')
  await client.end()
  return rows[0].count
}
