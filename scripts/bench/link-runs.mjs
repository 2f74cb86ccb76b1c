import { asAdmin } from './admin-lists.mjs'
import { cachedPageWhile } from './cached-page.mjs'
import { filledSite } from './filled-site.mjs'
import { aPost, keyword } from './link-texts.mjs'
import { workOfProcesses } from './process-work.mjs'
import { count, seconds } from './work-times.mjs'

const POSTS = 10_000
const RULES = [50, 500, 5_000]
// links are put in and taken out with so many rules: a page is a save of its own
const APPLIED = 50
const INSERTED_AT_ONCE = 50
const SWITCHED_AT_ONCE = 500
const RUNS = '/admin/bulk-auto-link'
const API = '/admin/api/internal-links'

const settings = {
  kinds: ['post'],
  ruleIds: null,
  maxPerPage: 5,
  maxPerParagraph: 1,
  leavesFirstSentence: true,
}

/** A dry run of link rules as a job of the site, then its links put in and taken out, while visitors read a cached page. */
export async function linkRuns() {
  await asAdmin(await filledSite(fill), async (origin, cookie, pid) => {
    const site = { origin, pid, headers: { cookie, origin, 'content-type': 'application/json' } }
    let on = 0
    let planned = ''
    for (const rules of RULES) {
      await switchOn(site, on, rules)
      on = rules
      const { id } = await post(site, `${API}/runs`, settings)
      await watched(site, id, `${count(rules)} rules: dry run`)
      if (rules === APPLIED) planned = id
    }
    await post(site, `${API}/runs/${planned}/apply`, {})
    await watched(site, planned, 'put in')
    await post(site, `${API}/runs/${planned}/undo`, {})
    await watched(site, planned, 'taken out')
  })
}

/** @typedef {{ origin: string, pid: number, headers: Record<string, string> }} Site */

/** Waits for the end of a phase. @param {Site} site @param {string} id @param {string} what */
async function watched({ origin, pid, headers }, id, what) {
  const [startedAt, worked] = [performance.now(), workOfProcesses(pid)]
  const page = await cachedPageWhile(origin, async () => {
    const { state } = await (await fetch(`${origin}${API}/runs/${id}/progress`, { headers })).json()
    return state === 'completed'
  })
  const text = (await (await fetch(`${origin}${RUNS}/${id}`, { headers })).text()).replaceAll('<!-- -->', '')
  const [, links, pages] = text.match(/([\d,]+) links.*?in ([\d,]+) of/s) ?? []
  console.log(
    `${count(POSTS)} posts × ${what}: ${seconds(performance.now() - startedAt)}, of work ${seconds(workOfProcesses(pid) - worked)}, ${links} links in ${pages} pages; ${page}`,
  )
}

/** @param {Site} site @param {string} path @param {unknown} body */
async function post({ origin, headers }, path, body) {
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** @param {Site} site @param {number} from @param {number} to */
async function switchOn(site, from, to) {
  for (let start = from; start < to; start += SWITCHED_AT_ONCE) {
    const rules = Array.from({ length: Math.min(SWITCHED_AT_ONCE, to - start) }, (_, n) => start + n)
    const states = rules.map((n) => ({ id: ruleId(n), priority: n % 10, isEnabled: true }))
    await post(site, `${API}/rule-states`, { states })
  }
}

const ruleId = (/** @type {number} */ n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** @param {(sql: string) => Promise<unknown>} run */
async function fill(run) {
  for (let start = 0; start < POSTS; start += INSERTED_AT_ONCE) {
    const rows = Array.from({ length: INSERTED_AT_ONCE }, (_, n) => start + n).map(
      (n) => `('bench-${n}', 'Post ${n}', $body$${aPost(n)}$body$, timestamptz '2026-01-01')`,
    )
    await run(`insert into blog_posts (slug, title, body, published_at) values ${rows.join(',')}`)
  }
  const scope = JSON.stringify({ kinds: [], categories: [], include: [], exclude: [] })
  const rules = Array.from({ length: Math.max(...RULES) }, (_, n) => n).map(
    (n) =>
      `('${ruleId(n)}', '${keyword(n)}', '/target-${n}', ${n % 10}, false, true, ${n % 2 === 0}, 1, 1, '${scope}', false, false, false, true, false)`,
  )
  for (let start = 0; start < rules.length; start += SWITCHED_AT_ONCE) {
    await run(`insert into link_rules (id, keyword, to_url, priority, is_case_sensitive, is_whole_word, has_word_forms,
      max_per_page, max_per_target, scope, is_nofollow, opens_new_tab, is_first_only, is_once_per_target, is_enabled)
      values ${rules.slice(start, start + SWITCHED_AT_ONCE).join(',')}`)
  }
  await run('vacuum analyze')
}
