import { readFileSync } from 'node:fs'
import { startPostgres } from '../throwaway-postgres.mjs'
import { newestPost, startSite, temporaryFolder } from './a-site.mjs'
import { needWrk, requestsPerSecond } from './wrk.mjs'

const LOAD_SECONDS = 300
const MEGABYTE = 1e6

/** Resident memory of the server after five minutes of load over all public pages, on either database. */
export async function memory() {
  needWrk()
  await measure('embedded', 450, {})
  const postgres = await startPostgres()
  if (!postgres) return console.log('PostgreSQL: no initdb was found')
  await measure('PostgreSQL', 200, { DATABASE_URL: postgres.url, SECRET: 'a secret of the bench' })
  postgres.stop()
}

async function measure(
  /** @type {string} */ name,
  /** @type {number} */ wanted,
  /** @type {Record<string, string>} */ env,
) {
  const dataDir = temporaryFolder()
  await (await startSite({ dataDir, env })).stop() // the demo is loaded; what is measured is a later start
  const site = await startSite({ dataDir, env })
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  const until = Date.now() + LOAD_SECONDS * 1000
  while (Date.now() < until) {
    for (const page of pages) await (await fetch(page)).arrayBuffer()
    requestsPerSecond(await newestPost(site.origin), { seconds: 10 })
  }
  const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1]) * 1024
  await site.stop()
  console.log(`${name}: ${(resident / MEGABYTE).toFixed(0)} MB after ${LOAD_SECONDS} s of load (wanted ≤ ${wanted} MB)`)
}
