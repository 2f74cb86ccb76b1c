import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../throwaway-postgres.mjs'
import { median, startSite, temporaryFolder } from './a-site.mjs'

const OF_EACH_KIND = 500_000
const AT_ONCE = 50_000
const WANTED_MB = 150

// jobs and the register of pages begin beside the first visitors
const SETTLING_MS = 15_000

/** A million addresses, read as a search engine does: the index, then each file. Resident memory is looked at all the while. */
export async function sitemap() {
  const postgres = await startPostgres()
  if (!postgres) return console.log('PostgreSQL: no initdb was found')
  const env = { DATABASE_URL: postgres.url, SECRET: 'a secret of the bench, which is long enough', DEMO: '0' }
  const dataDir = temporaryFolder()
  await (await startSite({ dataDir, env })).stop()
  await fill(postgres.url)
  const site = await startSite({ dataDir, env })
  await (await fetch(`${site.origin}/blog`)).arrayBuffer()
  const fresh = residentMB(site.pid)
  await pause(SETTLING_MS)
  const memory = watch(site.pid)
  const startedAt = performance.now()
  const index = await (await fetch(`${site.origin}/sitemap.xml`)).text()
  const indexMs = performance.now() - startedAt
  const files = addressesIn(index)
  let addresses = 0
  let largest = 0
  const times = []
  for (const file of files) {
    const askedAt = performance.now()
    const xml = await (await fetch(file)).text()
    times.push(performance.now() - askedAt)
    const held = addressesIn(xml).length
    addresses += held
    largest = Math.max(largest, held)
    if (times.length === Math.ceil(files.length / 2)) memory.mark()
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const { start, half, most } = memory.end()
  await site.stop()
  postgres.stop()
  console.log(`${addresses} addresses in ${files.length} files, ${largest} in the largest, in ${seconds} s`)
  console.log(
    `index ${indexMs.toFixed(0)} ms, a file ${median(times).toFixed(0)} ms, the slowest ${Math.max(...times).toFixed(0)} ms`,
  )
  console.log(
    `memory: ${fresh.toFixed(0)} MB after the start, ${start.toFixed(0)} MB once its other work had begun; at most ${(most - start).toFixed(0)} MB above that (wanted ≤ ${WANTED_MB}), ${(half - start).toFixed(0)} MB of it after half of the files`,
  )
}

async function fill(/** @type {string} */ url) {
  const client = new pg.Client(url)
  await client.connect()
  for (const [table, slug] of [
    ['blog_posts', 'post'],
    ['landing_pages', 'landing'],
  ]) {
    for (let from = 1; from <= OF_EACH_KIND; from += AT_ONCE) {
      await client.query(`insert into ${table} (slug, title, published_at, updated_at)
        select '${slug}-number-' || n, 'Number ' || n, now() - n * interval '1 minute', now() - n * interval '1 minute'
        from generate_series(${from}, ${from + AT_ONCE - 1}) as n`)
    }
  }
  // some that nobody may find
  await client.query(`insert into seo_settings (page_path, robots_meta)
    select '/landing-number-' || n * 100, 'noindex' from generate_series(1, 5000) as n`)
  await client.query('vacuum analyze')
  await client.end()
}

/** @param {string} xml */
const addressesIn = (xml) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')

function residentMB(/** @type {number} */ pid) {
  return (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6
}

function watch(/** @type {number} */ pid) {
  const start = residentMB(pid)
  let most = start
  let half = start
  const look = () => {
    most = Math.max(most, residentMB(pid))
  }
  const timer = setInterval(look, 50)
  return {
    mark() {
      look()
      half = most
    },
    end() {
      clearInterval(timer)
      look()
      return { start, half, most }
    },
  }
}
