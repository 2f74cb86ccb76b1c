import { request } from 'node:http'
import { asAdmin } from './admin-lists.mjs'
import { onEitherDatabase } from './either-database.mjs'

const ROWS = 10_000
const VARIABLES = 20
const TEMPLATE = '0b0e4d5a-7c52-4a4e-9d7a-0d8ab2c0a001'
const LOOK_EVERY_MS = 1_000
const ASK_EVERY_MS = 5
const names = Array.from({ length: VARIABLES }, (_, n) => `v${n}`)

/** 10,000 posts from a CSV file and a template with 20 variables: checked, made, undone, while visitors read a cached page. */
export function bulk() {
  return onEitherDatabase(
    async (run) => void (await run(aTemplate())),
    (name, dataDir, env) => asAdmin({ dataDir, env }, (origin, cookie) => measure(name, origin, cookie)),
  )
}

/** @param {string} name @param {string} origin @param {string} cookie */
async function measure(name, origin, cookie) {
  const table = new FormData()
  table.set('template', TEMPLATE)
  table.set('from', 'file')
  table.set('file', new File([csv()], 'towns.csv', { type: 'text/csv' }))
  const startedAt = performance.now()
  const columns = await redirectOf(`${origin}/admin/bulk-generate/new`, { cookie, body: table })
  const read = performance.now() - startedAt
  const chosen = names.map((variable) => [`column.${variable}`, variable])
  const form = { ...Object.fromEntries(chosen), title: 'Bench', template: TEMPLATE, warnAt: '55', refuseAt: '85' }
  const runPath = await redirectOf(origin + columns, { cookie, body: new URLSearchParams(form) })
  const run = { origin, cookie, runPath }
  const check = await timed(run, 'Checked')
  const make = await timed(run, 'Done', 'make')
  const undo = await timed(run, 'Undone', 'undo')
  console.log(`${name}: the file read in ${seconds(read)}`)
  for (const [what, { took, latencies }] of Object.entries({ checked: check, made: make, undone: undo })) {
    const [p50, p99] = [at(latencies, 0.5), at(latencies, 0.99)]
    console.log(
      `${name}: ${ROWS.toLocaleString('en-US')} pages ${what} in ${seconds(took)}; a cached page meanwhile p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms of ${latencies.length}`,
    )
  }
}

/** @typedef {{ origin: string, cookie: string, runPath: string }} Run */

/** Has the run do something and waits for its end, asking for a cached page all the time. @param {Run} run @param {string} word @param {string} [deed] */
async function timed({ origin, cookie, runPath }, word, deed) {
  await ask(`${origin}/about`)
  const startedAt = performance.now()
  if (deed) {
    const headers = { cookie, origin, 'content-type': 'application/json' }
    const answer = await fetch(`${origin}${runPath}/deeds`, { method: 'POST', headers, body: JSON.stringify({ deed }) })
    if (!answer.ok) throw new Error(`${deed}: ${answer.status} ${await answer.text()}`)
  }
  /** @type {number[]} */
  const latencies = []
  let [isDone, lookedAt] = [false, startedAt]
  while (!isDone) {
    latencies.push(await ask(`${origin}/about`))
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    if (performance.now() - lookedAt < LOOK_EVERY_MS) continue
    lookedAt = performance.now()
    const page = await (await fetch(origin + runPath, { headers: { cookie } })).text()
    isDone = page.includes(`${word}<!-- -->, `)
  }
  return { took: performance.now() - startedAt, latencies: latencies.sort((a, b) => a - b) }
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

/** @param {string} url @param {{ cookie: string, body: BodyInit }} form */
async function redirectOf(url, { cookie, body }) {
  const headers = { cookie, origin: new URL(url).origin }
  const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual' })
  const location = answer.headers.get('location')
  if (!location) throw new Error(`${url}: ${answer.status} ${(await answer.text()).slice(0, 300)}`)
  return location
}

function csv() {
  const rows = Array.from({ length: ROWS }, (_, row) => names.map((_name, column) => cell(row, column)).join(','))
  return [names.join(','), ...rows].join('\n')
}

/** A name in the first column, a sentence of its own in the others. @param {number} row @param {number} column */
function cell(row, column) {
  if (column === 0) return `Town ${row}`
  return Array.from({ length: 12 }, (_, word) => `word${scattered(row * 331 + column * 17 + word)}`).join(' ')
}

/** @param {number} n */
function scattered(n) {
  const mixed = Math.imul(n ^ (n >>> 15), 0x85ebca6b)
  return ((mixed ^ (mixed >>> 13)) >>> 0) % 30_011
}

function aTemplate() {
  const variable = (/** @type {string} */ name) => ({
    ...{ name, label: '', type: 'text', help: '', preset: '', isRequired: true, choices: [], separator: ',' },
  })
  const common = Array.from({ length: 120 }, (_, n) => `common${n}`).join(' ')
  const seo = { metaTitle: '', metaDescription: '', canonicalUrl: '', isNoindex: false, ogTitle: '', ogDescription: '' }
  const content = {
    ...{ title: 'Page of {{ v0 }}', slug: '{{ v0 | slug }}', description: '{{ v1 }}', category: 'guides', tags: [] },
    body: `<h2>About {{ v0 }}</h2><p>${common}</p>${names
      .slice(2)
      .map((name) => `<p>{{ ${name} }}</p>`)
      .join('')}`,
    ...{ author: '', coverId: null, coverAlt: '', seo },
  }
  const json = (/** @type {unknown} */ value) => `'${JSON.stringify(value)}'::jsonb`
  return `insert into content_templates (id, kind, name, variables, content)
    values ('${TEMPLATE}', 'post', 'Bench', ${json(names.map(variable))}, ${json(content)})`
}

/** @param {number[]} sorted @param {number} share */
function at(sorted, share) {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}
