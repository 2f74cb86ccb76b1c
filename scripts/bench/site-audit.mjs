import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { asAdmin } from './admin-lists.mjs'
import { onEitherDatabase } from './either-database.mjs'
import { makeManyPosts } from './many-posts.mjs'
import { studio } from './page-register.mjs'

const PAGES = 10_000
const ASK_EVERY_MS = 5
const LOOK_EVERY_MS = 1_000
const AUDIT = '/admin/seo-settings/audit'

/** An audit of 10,000 posts, twice, while a visitor asks for a cached page. */
export function siteAudit() {
  return onEitherDatabase(
    (run) => makeManyPosts(run, PAGES),
    (name, dataDir, env) =>
      asAdmin({ dataDir, env }, async (origin, cookie, pid) => {
        await studio(['read', 'pages'], { ...env, DATA_DIR: dataDir })
        console.log(`${name}: before the audit ${residentMb(pid)} MB of memory`)
        for (const which of ['the first audit', 'the next one, compared with it']) {
          await timeAudit(`${name}: ${which}`, { origin, cookie, pid })
        }
      }),
  )
}

/** @param {string} name @param {{ origin: string, cookie: string, pid: number }} site */
async function timeAudit(name, { origin, cookie, pid }) {
  await ask(`${origin}/about`)
  const headers = { cookie, origin }
  const startedAt = performance.now()
  const begun = await fetch(`${origin}${AUDIT}/running`, { method: 'POST', headers })
  if (!begun.ok) throw new Error(`The audit did not begin: ${begun.status} ${await begun.text()}`)
  /** @type {number[]} */
  const latencies = []
  let most = 0
  let lookedAt = performance.now()
  for (;;) {
    latencies.push(await ask(`${origin}/about`))
    await pause(ASK_EVERY_MS)
    if (performance.now() - lookedAt < LOOK_EVERY_MS) continue
    lookedAt = performance.now()
    most = Math.max(most, residentMb(pid))
    if (!(await (await fetch(origin + AUDIT, { headers })).text()).includes('Audit under way')) break
  }
  const seconds = (performance.now() - startedAt) / 1000
  latencies.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => (latencies[Math.floor((latencies.length - 1) * share)] ?? 0).toFixed(1)
  console.log(
    `${name}: ${PAGES} pages in ${seconds.toFixed(0)} s, at most ${most} MB; a cached page meanwhile p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms of ${latencies.length}`,
  )
}

/** @param {number} pid */
function residentMb(pid) {
  const [, kb = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kb) / 1024)
}

/** Milliseconds to the end of the answer. @param {string} url @returns {Promise<number>} */
function ask(url) {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const asked = request(url, (response) => {
      response.resume().once('end', () => resolve(performance.now() - startedAt))
    })
    asked.once('error', reject).end()
  })
}
