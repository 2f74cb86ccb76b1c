import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { runnerImport } from 'vite'
import { filledSite } from './filled-site.mjs'
import { makeManyPosts } from './many-posts.mjs'
import { openDatabaseOf } from './open-database.mjs'
import { count, percentiles, seconds } from './work-times.mjs'

const PAGES = 10_000
const LINKS_PER_PAGE = 10
const ROUNDS = 100
const LOOK_EVERY_MS = 50
const IDLE_MS = 5_000
const NANOSECONDS = 1e6

/** @typedef {import('~/platform/database/database.server').Database} Database */

/**
 * The screens about links at 10,000 posts of about 1,000 words and 100,000 links: the lists, making the index for suggestions
 * while others wish to be answered, and suggestions of one post with everything that is read for them.
 */
export async function internalLinks() {
  const { dataDir } = await filledSite(fill)
  const database = await openDatabaseOf(dataDir)
  await timeLists(database.db)
  await timeSuggestions(database.db)
  await database.close()
}

/** The register as reading would write it, with one orphan in a hundred. @param {(sql: string) => Promise<unknown>} run */
async function fill(run) {
  await makeManyPosts(run, PAGES)
  await run(
    `update blog_posts set title = array_to_string((regexp_split_to_array(regexp_replace(body, '<[^>]+>', ' ', 'g'), '\\s+'))[20:21], ' ')`,
  )
  await run(`update pages set title = blog_posts.title from blog_posts where blog_posts.id = pages.id`)
  await run(`insert into derived.page_boilerplates values ('boilerplate', '[]') on conflict do nothing`)
  await run(`insert into derived.page_facts (path, page_id, kind, title, description, robots, is_indexable, words, headings, boilerplate, tags, index_version, checksum, indexed_at)
    select '/blog/bench-' || n, pages.id, 'post', coalesce(pages.title, ''), '', '', true, 1000, '[]', 'boilerplate', '{}', '', n::text, now()
    from generate_series(1, ${PAGES}) as n left join pages on pages.path = '/blog/bench-' || n`)
  await run(`insert into derived.indexed_links (from_path, position, to_path, anchor, place, heading, rel)
    select '/blog/bench-' || page, n, '/blog/' || case when n = 1 and page % 50 = 0 then 'missing-' || page else 'bench-' || target end, 'anchor ' || n, 'body', '', ''
    from (select page, n, 1 + (page * 7919 + n * n * 104729) % ${PAGES} as target
      from generate_series(1, ${PAGES}) as page, generate_series(1, ${LINKS_PER_PAGE}) as n) as link where target % 100 <> 0`)
  await run(
    `insert into derived.link_targets select distinct to_path, 404, null from derived.indexed_links where to_path like '/blog/missing-%'`,
  )
  await run(`insert into derived.page_metrics (path, rank, body_rank, depth, body_depth, pages_in, body_pages_in, pages_out, body_pages_out)
    select path, 0.0001, 0.0001, 2, 2, 12, (select count(distinct from_path) from derived.indexed_links where to_path = path and from_path <> path), 12, 10 from derived.page_facts`)
  await run('vacuum analyze')
}

/** @param {Database} db */
async function timeLists(db) {
  const { listLinks } = /** @type {typeof import('~/wings/seo-tools/internal-links/links/links.queries.server')} */ (
    await load('wings/seo-tools/internal-links/links/links.queries.server.ts')
  )
  const { listLinkedPages } =
    /** @type {typeof import('~/wings/seo-tools/internal-links/links/linked-pages.queries.server')} */ (
      await load('wings/seo-tools/internal-links/links/linked-pages.queries.server.ts')
    )
  const { listOrphanPages } =
    /** @type {typeof import('~/wings/seo-tools/internal-links/links/orphan-pages.queries.server')} */ (
      await load('wings/seo-tools/internal-links/links/orphan-pages.queries.server.ts')
    )
  const { listOverLinkedPages } =
    /** @type {typeof import('~/wings/seo-tools/internal-links/links/over-linked-pages.queries.server')} */ (
      await load('wings/seo-tools/internal-links/links/over-linked-pages.queries.server.ts')
    )
  const { findLinkedPage } =
    /** @type {typeof import('~/wings/seo-tools/internal-links/links/linked-page.queries.server')} */ (
      await load('wings/seo-tools/internal-links/links/linked-page.queries.server.ts')
    )
  const { findPageIndexStatus } =
    /** @type {typeof import('~/wings/seo-tools/internal-links/links/page-indexing-status.queries.server')} */ (
      await load('wings/seo-tools/internal-links/links/page-indexing-status.queries.server.ts')
    )
  const at = (/** @type {number} */ round) => `/blog/bench-${1 + ((round * 331) % PAGES)}`
  const size = 50
  /** @type {Record<string, (round: number) => Promise<unknown>>} */
  const questions = {
    'links, further on': (round) => listLinks(db, { q: '' }, { after: `3${at(round)}` }, size),
    'broken links': () => listLinks(db, { q: '', status: 'broken' }, {}, size),
    'redirected links, of which there are none': () => listLinks(db, { q: '', status: 'redirected' }, {}, size),
    'links by words that are nowhere': () => listLinks(db, { q: 'nowhere' }, {}, size),
    'pages, least linked first': () => listLinkedPages(db, { q: '', sort: 'in' }, {}, size),
    'one page': (round) => findLinkedPage(db, at(round)),
    orphans: () => listOrphanPages(db, {}, size),
    'orphans, further on': (round) => listOrphanPages(db, { after: at(round) }, size),
    'too many links': () => listOverLinkedPages(db, {}, size),
    'state of the register': () => findPageIndexStatus(db),
  }
  for (const [what, question] of Object.entries(questions)) {
    console.log(`${what}: ${percentiles(await timesOf(ROUNDS, question)).words}`)
  }
}

/** @param {Database} db */
async function timeSuggestions(db) {
  const { findInboundSuggestions, findOutboundSuggestions } =
    /** @type {typeof import('~/wings/seo-tools/internal-links/suggestions/queries.server')} */ (
      await load('wings/seo-tools/internal-links/suggestions/queries.server.ts')
    )
  const rows = await db
    .selectFrom('pages')
    .select('id')
    .where('publishedAt', '<=', new Date())
    .orderBy('path')
    .execute()
  const ids = rows.map(({ id }) => id)
  const memoryBefore = process.memoryUsage().heapUsed
  const idle = monitorEventLoopDelay({ resolution: 1 })
  idle.enable()
  await pause(IDLE_MS)
  idle.disable()
  const waiting = monitorEventLoopDelay({ resolution: 1 })
  const [startedAt, before] = [performance.now(), process.cpuUsage()]
  waiting.enable()
  while ('building' in (await findOutboundSuggestions(db, ids[0] ?? ''))) await pause(LOOK_EVERY_MS)
  waiting.disable()
  const { user, system } = process.cpuUsage(before)
  const memory = (process.memoryUsage().heapUsed - memoryBefore) / 2 ** 20
  console.log(
    `the index of ${count(PAGES)} pages in ${seconds(performance.now() - startedAt)} (of work ${seconds((user + system) / 1000)}), ${memory.toFixed(0)} MB more; others waited meanwhile p50 ${ms(waiting.percentile(50))}, p99 ${ms(waiting.percentile(99))}, at most ${ms(waiting.max)}; without it p99 ${ms(idle.percentile(99))}, at most ${ms(idle.max)}`,
  )
  for (const [what, find] of Object.entries({ outbound: findOutboundSuggestions, inbound: findInboundSuggestions })) {
    let found = 0
    const times = await timesOf(ROUNDS, async (round) => {
      const answer = await find(db, ids[(round * 331) % ids.length] ?? '')
      if ('suggestions' in answer) found += answer.suggestions.length
    })
    console.log(`${what} suggestions of one page: ${percentiles(times).words}; ${count(found)} found`)
  }
}

const ms = (/** @type {number} */ nanoseconds) => `${(nanoseconds / NANOSECONDS).toFixed(0)} ms`

/** @param {number} rounds @param {(round: number) => Promise<unknown>} work */
async function timesOf(rounds, work) {
  const times = []
  for (let round = 0; round < rounds; round++) {
    const [startedAt, before] = [performance.now(), process.cpuUsage()]
    await work(round)
    const { user, system } = process.cpuUsage(before)
    times.push({ clock: performance.now() - startedAt, work: (user + system) / 1000 })
  }
  return times
}

async function load(/** @type {string} */ file) {
  const config = { configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } }
  return (await runnerImport(path.resolve('app', file), config)).module
}
