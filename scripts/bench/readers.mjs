import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { startPostgres } from '../throwaway-postgres.mjs'
import { startSite, temporaryFolder } from './a-site.mjs'
import { firstBytes, percentile } from './first-byte.mjs'
import { MANY_POSTS, makeManyPosts } from './many-posts.mjs'

const REQUESTS = 100
const WANTED_MS = 100

/** What readers wait for at 100,000 posts when no page is kept: the first byte, on either database. */
export async function readers() {
  const dataDir = temporaryFolder()
  await (await startSite({ dataDir })).stop() // makes the tables
  const embedded = await PGlite.create(path.join(dataDir, 'database'))
  await makeManyPosts((sql) => embedded.exec(sql))
  await embedded.close()
  await measureReading('embedded', dataDir, {})

  const postgres = await startPostgres()
  if (!postgres) return console.log('PostgreSQL: no initdb was found')
  const env = { DATABASE_URL: postgres.url, SECRET: 'a secret of the bench, which is long enough' }
  await (await startSite({ dataDir: temporaryFolder(), env })).stop()
  const client = new pg.Client(postgres.url)
  await client.connect()
  await makeManyPosts((sql) => client.query(sql))
  await client.end()
  await measureReading('PostgreSQL', temporaryFolder(), env)
  postgres.stop()
}

/** @param {string} name @param {string} dataDir @param {Record<string, string>} env */
export async function measureReading(name, dataDir, env) {
  const site = await startSite({ dataDir, env: { ...env, PAGE_CACHE_BYTES: '1' }, script: './serve-uncached.mjs' })
  console.log(`${name}, milliseconds to the first byte, ${REQUESTS} requests each (wanted: p95 ≤ ${WANTED_MS})`)
  const [cold = Number.NaN] = await firstBytes([`${site.origin}/blog`])
  console.log(`  ${'/blog, the first request after the start'.padEnd(44)} ${cold.toFixed(1)}`)
  for (const [what, pathAt] of Object.entries(await whatIsRead(site.origin))) {
    const times = await firstBytes(Array.from({ length: REQUESTS }, (_, round) => site.origin + pathAt(round)))
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
    console.log(`  ${what.padEnd(44)} p50 ${p50.toFixed(1).padStart(6)}  p95 ${p95.toFixed(1).padStart(6)}`)
  }
  await site.stop()
}

/** @param {string} origin @returns {Promise<Record<string, (round: number) => string>>} */
async function whatIsRead(origin) {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  const sample = await (await fetch(origin + (files.find((file) => file.includes('posts')) ?? '/sitemap.xml'))).text()
  const posts = [...sample.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  const words = ['sentence', 'part', '34173', 'e58', 'cfa53', 'f9fd2', 'a36e84']
  const numbered = (/** @type {number} */ round) => (round * 1_597) % MANY_POSTS
  const at = (/** @type {string[]} */ list) => (/** @type {number} */ round) => list[round % list.length] ?? '/'
  return {
    '/healthz, to compare': () => '/healthz',
    'the first page of the list': () => '/blog',
    'a page deep in the list': (round) => `/blog?page=${100 + ((round * 1_597) % 7_300)}`,
    'a page deep in a category': (round) => `/blog?category=guides&page=${10 + ((round * 397) % 1_800)}`,
    'a post': at(posts),
    'a search for a common word': at(words.map((word) => `/blog?q=${word}`)),
    'a search for two common words': (round) => `/blog?q=${at(words)(round)}+${at(words)(round + 1)}`,
    'a search for a rare word': (round) => `/blog?q=${numbered(round)}`,
    'a search in a category': at(words.map((word) => `/blog?category=guides&q=${word}`)),
    'a search for a tag': (round) => `/blog?q=tag-${round}`,
    'a search for half a word': (round) => `/blog?q=numbe+${numbered(round)}`,
    'a search that finds nothing': (round) => `/blog?q=nothing${round}`,
    '/sitemap.xml': () => '/sitemap.xml',
    'one of its files': at(files),
    'a page of the sitemap for people': (round) => `/sitemap?page=${1 + ((round * 37) % 480)}`,
    'the feeds': (round) => (round % 2 ? '/feed.xml' : '/feed.json'),
    'the home page': () => '/',
  }
}
