// First bytes of lists of the back office, beside /healthz, which does nothing: what that takes is the machine.
import { spawnSync } from 'node:child_process'
import { request } from 'node:http'
import { startSite } from './a-site.mjs'

const REQUESTS = 40
const WANTED_MS = 100
export const benchAdmin = { email: 'bench@studio.test', password: 'Passage7TideOfTheBench' }

/** Prints p50 and p95 of each address, asked by an admin. */
export async function printFirstBytes(
  /** @type {string} */ origin,
  /** @type {string} */ cookie,
  /** @type {[string, string][]} */ addresses,
) {
  for (const [what, address] of addresses) {
    const { times, idle } = await firstBytes(origin, address, cookie)
    const [p50, p95] = [at(times, 0.5), at(times, 0.95)]
    const mark = p95 > WANTED_MS ? '  MISSED' : ''
    const figures = [p50, p95, at(idle, 0.5), at(idle, 0.95)].map((ms) => ms.toFixed(0).padStart(5))
    console.log(`${what.padEnd(38)} p50 ${figures[0]} p95 ${figures[1]} ms; idle ${figures[2]} ${figures[3]}${mark}`)
  }
}

/**
 * Milliseconds, ascending; the first request is a warm-up. In turn with them /healthz, which does nothing: what that takes
 * is the machine, not the site.
 */
async function firstBytes(/** @type {string} */ origin, /** @type {string} */ address, /** @type {string} */ cookie) {
  const times = []
  const idle = []
  for (let count = 0; count <= REQUESTS; count++) {
    times.push(await firstByte(origin + address, cookie))
    idle.push(await firstByte(`${origin}/healthz`, cookie))
  }
  const sorted = (/** @type {number[]} */ values) => values.slice(1).sort((a, b) => a - b)
  return { times: sorted(times), idle: sorted(idle) }
}

function at(/** @type {number[]} */ sorted, /** @type {number} */ share) {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

/** @returns {Promise<number>} */
function firstByte(/** @type {string} */ url, /** @type {string} */ cookie) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const asked = request(url, { headers: { cookie, accept: 'text/html' } }, (response) => {
      const took = performance.now() - startedAt
      response
        .resume()
        .once('end', () =>
          response.statusCode === 200 ? resolve(took) : reject(new Error(`${url}: ${response.statusCode}`)),
        )
    })
    asked.once('error', reject).end()
  })
}

/**
 * Starts a site and signs an admin in, until `work` is done.
 * @param {import('./filled-site.mjs').StoppedSite & { script?: string }} options
 * @param {(origin: string, cookie: string, pid: number) => Promise<void>} work
 */
export async function asAdmin({ dataDir, env, ...options }, work) {
  addAdmin({ DATABASE_URL: '', ...env, DATA_DIR: dataDir })
  const site = await startSite({ dataDir, env, ...options })
  try {
    await work(site.origin, await signIn(site.origin), site.pid)
  } finally {
    await site.stop()
  }
}

/**
 * Where "Older" leads after so many pages of a list.
 * @param {string} origin @param {string} cookie @param {string} list @param {number} pages
 */
export async function pagesDeep(origin, cookie, list, pages) {
  let address = list
  for (let page = 0; page < pages; page++) {
    const html = await (await fetch(origin + address, { headers: { cookie } })).text()
    const after = /href="[^"?]*\?after=([0-9a-f-]{36})"/.exec(html)?.[1]
    if (!after) throw new Error(`There is no page after ${address}.`)
    address = `${list}?after=${after}`
  }
  return address
}

function addAdmin(/** @type {Record<string, string>} */ env) {
  const words = ['scripts/run-studio.mjs', 'admin', 'add', benchAdmin.email, '--password', benchAdmin.password]
  const { status } = spawnSync(process.execPath, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The admin of the bench could not be added.')
}

async function signIn(/** @type {string} */ origin) {
  const answer = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    body: new URLSearchParams(benchAdmin),
    redirect: 'manual',
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  if (!cookie) throw new Error(`Nobody was signed in: ${answer.status}`)
  return cookie
}
