import { readFileSync } from 'node:fs'
import { newestPost, startSite, temporaryFolder } from './a-site.mjs'
import { processesUnder } from './process-work.mjs'
import { needWrk, requestsPerSecond } from './wrk.mjs'

const LOAD_SECONDS = Number(process.env.BENCH_SECONDS ?? 300)
const WANTED_MB = 280

/**
 * Memory of the site and its PostgreSQL after five minutes (BENCH_SECONDS) of load over all public pages. What processes share,
 * such as PostgreSQL's buffers, is counted once.
 */
export async function memory() {
  needWrk()
  const dataDir = temporaryFolder()
  await (await startSite({ dataDir })).stop() // the demo is loaded; what is measured is a later start
  const site = await startSite({ dataDir })
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')
  const until = Date.now() + LOAD_SECONDS * 1000
  while (Date.now() < until) {
    for (const page of pages) await (await fetch(page)).arrayBuffer()
    requestsPerSecond(await newestPost(site.origin), { seconds: 10 })
  }
  const processes = processesUnder(site.pid).map(({ id, name }) => ({
    name,
    bytes: bytesIn(id, 'smaps_rollup', 'Pss'),
  }))
  const resident = bytesIn(site.pid, 'status', 'VmRSS')
  await site.stop()
  const all = megabytes(processes)
  const postgres = megabytes(processes.filter(({ name }) => name === 'postgres'))
  console.log(`${all} after ${LOAD_SECONDS} s of load (wanted ≤ ${WANTED_MB} MB), ${postgres} of it PostgreSQL`)
  console.log(`the process of the site alone: ${megabytes([{ bytes: resident }])} resident`)
}

/** @param {number} pid @param {'smaps_rollup' | 'status'} file @param {string} field */
function bytesIn(pid, file, field) {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8')
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]) * 1024
  } catch {
    return 0 // it has ended meanwhile
  }
}

function megabytes(/** @type {{ bytes: number }[]} */ some) {
  return `${(some.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(0)} MB`
}
