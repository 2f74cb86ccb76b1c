import { spawnSync } from 'node:child_process'
import { request } from 'node:http'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { startPostgres } from '../throwaway-postgres.mjs'
import { startSite, temporaryFolder } from './a-site.mjs'
import { MANY_POSTS, makeManyPosts } from './many-posts.mjs'

const REQUESTS = 40
const WANTED_MS = 100
const admin = { email: 'bench@studio.test', password: 'Passw0rdOfTheBench' }

/** First bytes of the lists with 100,000 posts, on either database; public pages are rendered anew for each request. */
export async function posts() {
  await measure('embedded', {}, fillEmbedded)
  const postgres = await startPostgres()
  if (!postgres) return console.log('PostgreSQL: no initdb was found')
  const env = { DATABASE_URL: postgres.url, SECRET: 'a secret of the bench' }
  await measure('PostgreSQL', env, () => fillPostgres(postgres.url))
  postgres.stop()
}

/** Without fsync: what is made here is only measured. @param {string} dataDir */
async function fillEmbedded(dataDir) {
  const database = await PGlite.create(path.join(dataDir, 'database'))
  await makeManyPosts((statement) => database.exec(statement))
  await database.close()
}

/** @param {string} url */
async function fillPostgres(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await makeManyPosts((statement) => client.query(statement))
  await client.end()
}

async function measure(
  /** @type {string} */ name,
  /** @type {Record<string, string>} */ more,
  /** @type {(dataDir: string) => Promise<void>} */ fill,
) {
  const dataDir = temporaryFolder()
  const env = { ...more, DEMO: '0' }
  await (await startSite({ dataDir, env })).stop()
  addAdmin({ ...env, DATA_DIR: dataDir })
  const startedAt = performance.now()
  await fill(dataDir)
  console.log(`${name}: ${MANY_POSTS} posts made in ${Math.round((performance.now() - startedAt) / 1000)} s`)
  const site = await startSite({ dataDir, env, script: 'serve-uncached.mjs' })
  try {
    const cookie = await signIn(site.origin)
    for (const [what, address] of await addresses(site.origin, cookie)) {
      const { times, idle } = await firstBytes(site.origin, address, cookie)
      const [p50, p95] = [at(times, 0.5), at(times, 0.95)]
      const mark = p95 > WANTED_MS ? '  MISSED' : ''
      const figures = [p50, p95, at(idle, 0.5), at(idle, 0.95)].map((ms) => ms.toFixed(0).padStart(5))
      console.log(
        `${name}: ${what.padEnd(38)} p50 ${figures[0]} p95 ${figures[1]} ms; idle ${figures[2]} ${figures[3]}${mark}`,
      )
    }
  } finally {
    await site.stop()
  }
}

/** @returns {Promise<[string, string][]>} */
async function addresses(/** @type {string} */ origin, /** @type {string} */ cookie) {
  const deep = await pagesDeep(origin, cookie, 40)
  return [
    ['admin list', '/admin/blog'],
    ['admin list, 40 pages deep', deep],
    ['admin list by title', '/admin/blog?sort=title'],
    ['search: a common word', '/admin/blog?q=number'],
    ['search: a word of a few posts', '/admin/blog?q=99999'],
    ['search: the beginning of a word', '/admin/blog?q=abc'],
    ['search: nothing found', '/admin/blog?q=zzzzzz'],
    ['filter: drafts', '/admin/blog?status=draft'],
    ['filter: the trash', '/admin/blog?status=trash'],
    ['filter: changes not published', '/admin/blog?status=changes'],
    ['filter: a rare author', '/admin/blog?author=Rare+Author'],
    ['filter: a rare tag, by title', '/admin/blog?tag=rare&sort=title'],
    ['filter: author, category, drafts', '/admin/blog?author=Author+3&category=guides&status=draft'],
    ['search and filter', '/admin/blog?q=abc&status=published&category=guides'],
    ['public list', '/blog'],
    ['public list, page 7,000', '/blog?page=7000'],
    ['public list of a category, page 1,800', '/blog?category=guides&page=1800'],
    ['public post', '/blog/bench-4711'],
    ['home', '/'],
    ['feed.xml', '/feed.xml'],
    ['sitemap.xml', '/sitemap.xml'],
    ...(await sitemapFiles(origin)),
    ['sitemap', '/sitemap'],
  ]
}

/** Where "Older" leads after so many pages. */
async function pagesDeep(/** @type {string} */ origin, /** @type {string} */ cookie, /** @type {number} */ pages) {
  let address = '/admin/blog'
  for (let page = 0; page < pages; page++) {
    const html = await (await fetch(origin + address, { headers: { cookie } })).text()
    const after = /href="(?:\/admin\/blog)?\?after=([0-9a-f-]{36})"/.exec(html)?.[1]
    if (!after) throw new Error(`There is no page after ${address}.`)
    address = `/admin/blog?after=${after}`
  }
  return address
}

/** @returns {Promise<[string, string][]>} */
async function sitemapFiles(/** @type {string} */ origin) {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  if (!xml.includes('<sitemapindex')) return []
  const files = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  // there may be hundreds: the first, one from the middle, the last
  const some = [0, 0.5, 0.999].map((share) => files[Math.floor(files.length * share)] ?? '')
  return some.map((file) => [file, file])
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

function addAdmin(/** @type {Record<string, string>} */ env) {
  const words = ['scripts/run-studio.mjs', 'admin', 'add', admin.email, '--password', admin.password]
  const { status } = spawnSync(process.execPath, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The admin of the bench could not be added.')
}

async function signIn(/** @type {string} */ origin) {
  const answer = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    body: new URLSearchParams(admin),
    redirect: 'manual',
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  if (!cookie) throw new Error(`Nobody was signed in: ${answer.status}`)
  return cookie
}
