import { execFileSync, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { median, newestPost, startSite, temporaryFolder } from './a-site.mjs'
import { openDatabaseOf } from './open-database.mjs'
import { needWrk, requestsPerSecond } from './wrk.mjs'

const SECONDS = 15
const WANTED_RATE = 2_000
// pages are read for the register meanwhile
const START_MS = 20_000
const CONNECTIONS = 256
const ROUNDS = 5
const STEADY_RATE = 500
const COMPARISONS = 11
const COMPARED_SECONDS = 3
const tellEvents = fileURLToPath(new URL('events.lua', import.meta.url))

/**
 * Page views told as fast as one process takes them, on one CPU that its PostgreSQL shares, each acknowledged with its commit;
 * then the cached pages of the same process beside 500 events a second. Clients that ask now and then disturb the others on their CPU whatever they
 * ask, so that is compared with 500 cached pages a second to the same clients, and with nothing beside.
 */
export async function events() {
  needWrk()
  const dataDir = temporaryFolder()
  const site = await startSite({ dataDir, cpu: 0 })
  const url = await newestPost(site.origin)
  tellAsFast(site.origin, 3) // code that was never run is slow
  await pause(START_MS)
  const { taken, rate, p99 } = tellAsFast(site.origin, SECONDS)
  const steady = Array.from({ length: ROUNDS }, () => tellSteadily(site.origin))
  const shares = []
  for (let n = 0; n < COMPARISONS; n++) shares.push(await sharesBesideEvents(site.origin, url))
  await site.stop()
  const kept = await countKept(dataDir)
  console.log(`${rate.toFixed(0)} events/s (wanted ≥ ${WANTED_RATE}), p99 ${p99}, ${taken} acknowledged`)
  const steadyRate = median(steady.map(({ rate }) => rate)).toFixed(0)
  const p99s = steady.map((round) => round.p99).join(', ')
  console.log(`at ${steadyRate} events/s of ${WANTED_RATE} wanted: p99 of each ${SECONDS} s ${p99s} (wanted ≤ 200 ms)`)
  const percent = (/** @type {number[]} */ of) => `${(median(of) * 100).toFixed(0)} %`
  const [ofAsked, ofAlone] = [shares.map((share) => share.ofAsked), shares.map((share) => share.ofAlone)]
  console.log(
    `beside ${STEADY_RATE} events/s cached pages keep ${percent(ofAsked)} of what they are beside as many cached pages to the same clients (wanted ≥ 80 %), ${percent(ofAlone)} of what they are alone; ${kept} events kept in all`,
  )
}

/** @param {string} origin @param {string} url */
async function sharesBesideEvents(origin, url) {
  const alone = requestsPerSecond(url, { seconds: COMPARED_SECONDS })
  const asked = await besideOthers(['ask'])
  const told = await besideOthers([])
  console.log(
    `cached pages: ${alone.toFixed(0)}/s alone, ${asked.toFixed(0)}/s beside ${STEADY_RATE} others a second, ${told.toFixed(0)}/s beside as many events`,
  )
  return { ofAsked: told / asked, ofAlone: told / alone }

  async function besideOthers(/** @type {string[]} */ how) {
    const load = steadily(STEADY_RATE, COMPARED_SECONDS + 3)
    const others = spawn('taskset', telling(load, origin, String(STEADY_RATE), ...how), { stdio: 'ignore' })
    const ended = new Promise((resolve) => others.once('close', resolve))
    await pause(1_000)
    const rate = requestsPerSecond(url, { seconds: COMPARED_SECONDS })
    others.kill()
    await ended
    return rate
  }
}

/** @param {string} origin @param {number} seconds */
function tellAsFast(origin, seconds) {
  return tell([`-c${CONNECTIONS}`, `-d${seconds}s`], origin)
}

/** A little more than is wanted. @param {string} origin */
function tellSteadily(origin) {
  return tell(steadily(WANTED_RATE, SECONDS), origin, String(WANTED_RATE * 1.05))
}

/** @param {number} rate a second @param {number} seconds */
function steadily(rate, seconds) {
  return [`-c${rate / 10}`, `-d${seconds}s`]
}

/** @param {string[]} load @param {string} origin @param {string[]} how */
function tell(load, origin, ...how) {
  const output = execFileSync('taskset', telling(load, origin, ...how), { encoding: 'utf8' })
  if (/Non-2xx|Socket errors/.test(output)) console.log(output)
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    taken: Number(/(\d+) requests in/.exec(output)?.[1]),
    p99: /^\s+99%\s+(\S+)/m.exec(output)?.[1] ?? 'unknown',
  }
}

/** @param {string[]} load @param {string} origin @param {string[]} how */
function telling(load, origin, ...how) {
  return ['-c', '1', 'wrk', '-t1', ...load, '--latency', '-s', tellEvents, origin, ...how]
}

/** @param {string} dataDir */
async function countKept(dataDir) {
  const database = await openDatabaseOf(dataDir)
  const { rows } = await database.run('select count(*)::int as count from analytics_events')
  await database.close()
  return rows[0]?.count
}
