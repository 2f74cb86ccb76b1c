import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { startPostgres } from '../throwaway-postgres.mjs'
import { startSite, temporaryFolder } from './a-site.mjs'
import { firstBytes, percentile } from './first-byte.mjs'
import { MANY_PRODUCTS, MANY_REVIEWS, makeManyProducts } from './many-products.mjs'

const REQUESTS = 100
const WANTED_MS = 100
const PER_PAGE = 24
const REVIEWS_PER_PAGE = 8

/** What visitors of a large shop wait for when no page is kept: the first byte, on either database. */
export async function catalogue() {
  const dataDir = temporaryFolder()
  await (await startSite({ dataDir })).stop() // makes the tables
  const embedded = await PGlite.create(path.join(dataDir, 'database'))
  await makeManyProducts((sql) => embedded.exec(sql))
  await embedded.close()
  await measure('embedded', dataDir, {})

  const postgres = await startPostgres()
  if (!postgres) return console.log('PostgreSQL: no initdb was found')
  const env = { DATABASE_URL: postgres.url, SECRET: 'a secret of the bench, which is long enough' }
  await (await startSite({ dataDir: temporaryFolder(), env })).stop()
  const client = new pg.Client(postgres.url)
  await client.connect()
  await makeManyProducts((sql) => client.query(sql))
  await client.end()
  await measure('PostgreSQL', temporaryFolder(), env)
  postgres.stop()
}

/** @param {string} name @param {string} dataDir @param {Record<string, string>} env */
async function measure(name, dataDir, env) {
  const site = await startSite({ dataDir, env: { ...env, PAGE_CACHE_BYTES: '1' }, script: './serve-uncached.mjs' })
  console.log(`${name}, milliseconds to the first byte, ${REQUESTS} requests each (wanted: p95 ≤ ${WANTED_MS})`)
  for (const [what, pathAt] of Object.entries(whatIsLookedAt)) {
    await firstBytes([site.origin + pathAt(0)])
    const times = await firstBytes(Array.from({ length: REQUESTS }, (_, round) => site.origin + pathAt(round)))
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)]
    console.log(`  ${what.padEnd(44)} p50 ${p50.toFixed(1).padStart(6)}  p95 ${p95.toFixed(1).padStart(6)}`)
  }
  await site.stop()
}

const pages = Math.floor((MANY_PRODUCTS * 0.97) / PER_PAGE)
const reviewPages = Math.floor(MANY_REVIEWS / REVIEWS_PER_PAGE)
const words = ['sentence', 'number', 'part', 'e58', 'cfa53', 'f9fd2', 'c4c', '37a']
const drafts = 49 // of each fifty the last but one

/** The number of some product that is published and not the first. */
function productAt(/** @type {number} */ round) {
  const number = 2 + ((round * 1_597) % 4_000)
  return number % 50 === drafts ? number + 1 : number
}

/** @type {Record<string, (round: number) => string>} */
const whatIsLookedAt = {
  '/healthz, to compare': () => '/healthz',
  'the first page of the catalogue': () => '/tools',
  'a page deep in the catalogue': (round) => `/tools?page=${1 + ((round * 37) % pages)}`,
  'a page by price': (round) => `/tools?sort=price-up&page=${1 + ((round * 37) % pages)}`,
  'a page of a category by price, from above': (round) =>
    `/tools?category=ai&sort=price-down&page=${1 + ((round * 13) % 60)}`,
  'a search for a common word': (round) => `/tools?q=${words[round % words.length]}`,
  'a search by price': (round) => `/tools?sort=price-up&q=${words[round % words.length]}`,
  'a search for a rare word': (round) => `/tools?q=${productAt(round)}`,
  'a search for half a word': (round) => `/tools?q=produ+${productAt(round)}`,
  'a search that finds nothing': (round) => `/tools?q=nothing${round}`,
  'a product without reviews': (round) => `/tools/bench-${productAt(round)}`,
  'the product with 10,000 reviews': () => '/tools/bench-1',
  'a page deep in its reviews': (round) => `/tools/bench-1?reviews=${1 + ((round * 97) % reviewPages)}`,
  'the best of its reviews, deep': (round) => `/tools/bench-1?sort=best&reviews=${1 + ((round * 97) % reviewPages)}`,
  'its reviews with one star': (round) => `/tools/bench-1?stars=1&reviews=${1 + ((round * 7) % 150)}`,
}
