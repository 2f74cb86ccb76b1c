import path from 'node:path'
import { runnerImport } from 'vite'
import { startConcurrentRequests } from './concurrent-requests.mjs'
import { filledSite } from './filled-site.mjs'
import { makeManyPosts } from './many-posts.mjs'
import { openDatabaseOf } from './open-database.mjs'

const PAGES = Number(process.env.AUDIT_PAGES ?? 10_000)
const AUDITS = Number(process.env.AUDITS ?? 2)
const LINKS_PER_PAGE = 10
const OUTSIDE_ADDRESSES = 2_000
const ORIGIN = 'https://harbor.test'
const KEYPHRASES = 4_000
const LOOK_EVERY_MS = 250

/**
 * Audits of a site of 10,000 posts (AUDIT_PAGES), each with ten links, two to other sites and two pictures, in this process,
 * which answers somebody else meanwhile as the page cache would: from memory. The second one is compared with the first;
 * AUDITS=1 leaves it out.
 */
export async function siteAudit() {
  const { dataDir } = await filledSite(fill)
  const database = await openDatabaseOf(dataDir)
  for (let audit = 1; audit <= AUDITS; audit++) await timeAudit(`audit ${audit}`, database.db, dataDir)
  await database.close()
}

/** What reading the pages would have put into the register. @param {(sql: string) => Promise<unknown>} run */
async function fill(run) {
  await makeManyPosts(run, PAGES)
  await run(`insert into derived.page_boilerplates (checksum, links) values ('bench', '[]')`)
  await run(`insert into derived.page_facts (path, page_id, kind, title, description, robots, canonical, is_indexable, words,
      headings, boilerplate, tags, index_version, checksum, indexed_at, lang, titles, descriptions, canonicals, json_ld, bytes, loaded_images)
    select '/blog/' || slug, id, 'post', title, description, '', '/blog/' || slug, true, 1600,
      '[{"level": 1, "text": "A title"}]', 'bench', '{}', 'bench', slug, now(), 'en', array[title || ' – Harbor'],
      array[description], array['${ORIGIN}/blog/' || slug],
      array['{"@context": "https://schema.org", "@type": "BlogPosting", "headline": "A title"}'], 60000,
      array['/media/' || md5(slug) || '-960.avif', '/media/' || md5(slug) || '-480.avif']
    from blog_posts where published_at <= now() and slug like 'bench-%'`)
  await run(`insert into derived.indexed_links (from_path, position, to_path, anchor, place, heading, rel)
    select path, n, '/blog/bench-' || (1 + (hashtext(path) & 1048575) * n % ${PAGES}), 'anchor ' || n, 'body', '', ''
    from derived.page_facts, generate_series(1, ${LINKS_PER_PAGE}) as n where kind = 'post'`)
  await run(`insert into derived.picture_sizes (name, bytes)
    select substr(picture, 8), 40000 from derived.page_facts, unnest(loaded_images) as picture where kind = 'post'`)
  await run(`insert into derived.indexed_links (from_path, position, url, anchor, place, heading, rel)
    select path, ${LINKS_PER_PAGE} + n, 'https://elsewhere.test/' || (hashtext(path) & 1048575) * n % ${OUTSIDE_ADDRESSES}, 'a source',
      'body', '', ''
    from derived.page_facts, generate_series(1, 2) as n where kind = 'post'`)
  await run(`insert into derived.external_links (url, due_at, state)
    select 'https://elsewhere.test/' || n, now(), (array['fine', 'broken', 'moved', 'unchecked'])[1 + n % 4]
    from generate_series(0, ${OUTSIDE_ADDRESSES} - 1) as n`)
  await run(`insert into derived.link_targets (path, status)
    select distinct to_path, 404 from derived.indexed_links
    where to_path is not null and not exists (select from derived.page_facts where page_facts.path = to_path)`)
  await run(`insert into seo_settings (page_path, focus_keyphrase, keyphrase_key)
    select path, 'phrase ' || number, number || ' phrase' from (
      select path, row_number() over (order by path) % ${KEYPHRASES} as number from derived.page_facts where kind = 'post') as page
    on conflict (page_path) do nothing`)
}

/**
 * @param {string} name
 * @param {import('~/platform/database/database.server').Database} db
 * @param {string} dataDir
 */
async function timeAudit(name, db, dataDir) {
  const { startAudit } = /** @type {typeof import('~/wings/seo-tools/site-audit/commands.server')} */ (
    await load('wings/seo-tools/site-audit/commands.server.ts')
  )
  const { runAudit } = /** @type {typeof import('~/wings/seo-tools/site-audit/runs/run-audit.commands.server')} */ (
    await load('wings/seo-tools/site-audit/runs/run-audit.commands.server.ts')
  )
  const { findLastFinishedAudit } = /** @type {typeof import('~/wings/seo-tools/site-audit/queries.server')} */ (
    await load('wings/seo-tools/site-audit/queries.server.ts')
  )
  await db.deleteFrom('derived.contentChanges').execute()
  await db.deleteFrom('derived.indexQueue').execute()
  const id = await startAudit(db, { id: null, email: 'bench@studio.test' })
  const somebody = await startConcurrentRequests()
  const before = residentMb()
  let most = before
  const looking = setInterval(() => (most = Math.max(most, residentMb())), LOOK_EVERY_MS)
  const [startedAt, usedBefore] = [performance.now(), process.cpuUsage()]
  await runAudit(db, id, { ORIGIN, DATA_DIR: dataDir })
  const seconds = (performance.now() - startedAt) / 1000
  const { user, system } = process.cpuUsage(usedBefore)
  clearInterval(looking)
  const last = await findLastFinishedAudit(db)
  const findings = last?.summary.checks.reduce((sum, { bad, ok }) => sum + bad + ok, 0)
  const pages = last?.doneCount ?? 0
  const work = `${((user + system) / 1e6).toFixed(0)} s of the processor, ${most - before} MB more memory`
  console.log(`${name}: ${pages} pages in ${seconds.toFixed(0)} s, ${(pages / seconds).toFixed(0)} pages/s (${work})`)
  console.log(`  ${findings} findings; asked meanwhile: ${await somebody.stop()}`)
}

const residentMb = () => Math.round(process.memoryUsage.rss() / 1024 / 1024)

async function load(/** @type {string} */ file) {
  const config = { configFile: /** @type {const} */ (false), resolve: { tsconfigPaths: true } }
  return (await runnerImport(path.resolve('app', file), config)).module
}
