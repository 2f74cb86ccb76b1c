import { spawn } from 'node:child_process'
import { request } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { startSite } from './a-site.mjs'
import { filledSite } from './filled-site.mjs'
import { makeManyPosts } from './many-posts.mjs'
import { openDatabaseOf } from './open-database.mjs'

const PAGES = 10_000
const LINKS_PER_PAGE = 10
const ASK_EVERY_MS = 5
const ROUNDS = 100
const WANTED_MS = 100

/**
 * A site of 10,000 posts with ten links in each text: how fast its pages are read while a visitor asks for a cached one, and
 * what the questions of the screens take at 100,000 links.
 */
export async function pageRegister() {
  const filled = await filledSite(fill)
  const site = await startSite(filled)
  const seconds = await timeReading(site.origin, filled)
  await site.stop()
  await timeQuestions(filled.dataDir, seconds)
}

/** @param {(sql: string) => Promise<unknown>} run */
async function fill(run) {
  await makeManyPosts(run, PAGES)
  const links = `select string_agg('<p>Sentence <a href="/blog/bench-' || (1 + (posts.number * 7919 + n * n * 104729) % ${PAGES}) || '">anchor ' || n || '</a>.</p>', '')
    from generate_series(1, ${LINKS_PER_PAGE}) as n`
  await run(`update blog_posts set body = body || (${links}) from (
    select id, replace(slug, 'bench-', '')::int as number from blog_posts where slug like 'bench-%') as posts where posts.id = blog_posts.id`)
}

/** @param {string} origin @param {import('./filled-site.mjs').StoppedSite} filled */
async function timeReading(origin, { dataDir, env }) {
  await ask(`${origin}/tools`)
  const startedAt = performance.now()
  let isDone = false
  studio(['read', 'pages'], { DATABASE_URL: '', ...env, DATA_DIR: dataDir }).then(() => (isDone = true))
  /** @type {number[]} */
  const latencies = []
  while (!isDone) {
    latencies.push(await ask(`${origin}/tools`))
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
  }
  const seconds = (performance.now() - startedAt) / 1000
  latencies.sort((a, b) => a - b)
  const [p50, p99] = [at(latencies, 0.5), at(latencies, 0.99)]
  console.log(
    `all pages read in ${seconds.toFixed(0)} s; a cached page meanwhile p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${latencies.length}`,
  )
  return seconds
}

/** @param {string[]} words @param {Record<string, string>} env */
function studio(words, env) {
  const file = fileURLToPath(new URL('../run-studio.mjs', import.meta.url))
  const child = spawn(process.execPath, [file, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve) => child.once('close', resolve))
}

/** @typedef {import('~/platform/database/database.server').Database} Database */
/** @typedef {typeof import('~/wings/web/pages/page-index.queries.server')} Questions */

/** @param {string} dataDir @param {number} seconds that the reading took */
async function timeQuestions(dataDir, seconds) {
  const questions = /** @type {Questions} */ (await load('wings/web/pages/page-index.queries.server.ts'))
  const { updatePageMetrics } =
    /** @type {typeof import('~/wings/web/pages/indexing/page-metrics.commands.server')} */ (
      await load('wings/web/pages/indexing/page-metrics.commands.server.ts')
    )
  const database = await openDatabaseOf(dataDir)
  const [pages, links] = [
    await count(database.db, 'derived.pageFacts'),
    await count(database.db, 'derived.indexedLinks'),
  ]
  console.log(
    `${pages} pages (${(pages / seconds).toFixed(0)} a second), ${links} links besides those of menus and footers`,
  )
  const startedAt = performance.now()
  await updatePageMetrics(database.db)
  console.log(`the graph read, measured and written in ${Math.round(performance.now() - startedAt)} ms`)
  for (const [what, question] of Object.entries(askedOf(questions, database.db))) await timeQuestion(what, question)
  await database.close()
}

/** @param {Database} db @param {'derived.pageFacts' | 'derived.indexedLinks'} table */
async function count(db, table) {
  const row = await db
    .selectFrom(table)
    .select((all) => all.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** @param {Questions} questions @param {Database} db @returns {Record<string, (round: number) => Promise<unknown>>} */
function askedOf(questions, db) {
  const limit = 50
  const page = (/** @type {number} */ round) => `/blog/bench-${1 + ((round * 331) % PAGES)}`
  const after = (/** @type {number} */ round) => ({ fromPath: page(round), position: 3 })
  return {
    'links of a page': (round) => questions.listOutboundLinks(db, page(round), { limit }),
    'links to a page': (round) => questions.listInboundLinks(db, page(round), { places: ['body', 'card'], limit }),
    'links to what all pages link to': () =>
      questions.listInboundLinks(db, '/blog', { places: ['breadcrumbs'], limit }),
    'frames that lead to a page': () => questions.countPagesWithBoilerplateLink(db, '/tools'),
    'anchors of a page': (round) => questions.listAnchorTexts(db, page(round), limit),
    orphans: () => questions.listUnlinkedPages(db, { limit }),
    'orphans further on': (round) => questions.listUnlinkedPages(db, { limit, after: page(round) }),
    'broken links': () => questions.listBrokenLinks(db, { limit }),
    'broken links further on': (round) => questions.listBrokenLinks(db, { limit, after: after(round) }),
    'redirected links': () => questions.listRedirectedLinks(db, { limit }),
    'pages at a depth': (round) => questions.listPagesAtDepth(db, 3, { limit, after: page(round) }),
    'pages by depth': () => questions.countPagesByDepth(db),
  }
}

/** @param {string} what @param {(round: number) => Promise<unknown>} question */
async function timeQuestion(what, question) {
  /** @type {number[]} */
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now()
    await question(round)
    times.push(performance.now() - startedAt)
  }
  times.sort((a, b) => a - b)
  console.log(
    `${what}: p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms (wanted ≤ ${WANTED_MS} ms)`,
  )
}

async function load(/** @type {string} */ file) {
  const config = { configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } }
  return (await runnerImport(path.resolve('app', file), config)).module
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

/** @param {number[]} sorted @param {number} share */
function at(sorted, share) {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}
