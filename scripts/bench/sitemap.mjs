import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { median, startSite } from './a-site.mjs'
import { filledSite } from './filled-site.mjs'

const OF_EACH_KIND = 500_000
const AT_ONCE = 50_000
const WANTED_MB = 150

// about as long as reading takes: jobs and the register of pages begin beside the first visitors, and take memory too
const READING_MS = 20_000

/**
 * A million addresses, read as a search engine does: the index, then each file. Beside the memory of the process stands
 * what the same site takes when nobody reads it.
 */
export async function sitemap() {
  const site = await filledSite(fill)
  const alone = await mostMemory(site, () => pause(READING_MS))
  const reading = await mostMemory(site, readAll)
  console.log(
    `memory: at most ${reading.toFixed(0)} MB while it is read, ${alone.toFixed(0)} MB when nobody reads it: ${(reading - alone).toFixed(0)} MB more (wanted ≤ ${WANTED_MB})`,
  )
}

/** @param {import('./filled-site.mjs').StoppedSite} filled @param {(origin: string) => Promise<unknown>} work */
async function mostMemory(filled, work) {
  const site = await startSite(filled)
  await (await fetch(`${site.origin}/blog`)).arrayBuffer()
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, residentMB(site.pid))
  }, 50)
  await work(site.origin)
  clearInterval(timer)
  await site.stop()
  return most
}

async function readAll(/** @type {string} */ origin) {
  const startedAt = performance.now()
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  const indexMs = performance.now() - startedAt
  const files = addressesIn(index)
  let addresses = 0
  let largest = 0
  const times = []
  for (const file of files) {
    const askedAt = performance.now()
    const held = addressesIn(await (await fetch(file)).text()).length
    times.push(performance.now() - askedAt)
    addresses += held
    largest = Math.max(largest, held)
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${addresses} addresses in ${files.length} files, ${largest} in the largest, in ${seconds} s`)
  console.log(
    `index ${indexMs.toFixed(0)} ms, a file ${median(times).toFixed(0)} ms, the slowest ${Math.max(...times).toFixed(0)} ms`,
  )
}

/** @param {(sql: string) => Promise<unknown>} run */
async function fill(run) {
  for (const [table, slug] of [
    ['blog_posts', 'post'],
    ['landing_pages', 'landing'],
  ]) {
    for (let from = 1; from <= OF_EACH_KIND; from += AT_ONCE) {
      await run(`insert into ${table} (slug, title, published_at, updated_at)
        select '${slug}-number-' || n, 'Number ' || n, now() - n * interval '1 minute', now() - n * interval '1 minute'
        from generate_series(${from}, ${from + AT_ONCE - 1}) as n`)
    }
  }
  // some that nobody may find
  await run(`insert into seo_settings (page_path, robots_meta)
    select '/landing-number-' || n * 100, 'noindex' from generate_series(1, 5000) as n`)
  await run('vacuum analyze')
}

/** @param {string} xml */
const addressesIn = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')

function residentMB(/** @type {number} */ pid) {
  return (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6
}
