import { asAdmin } from './admin-lists.mjs'
import { cachedPageWhile } from './cached-page.mjs'
import { filledSite } from './filled-site.mjs'

const ROWS = 10_000
const VARIABLES = 20
const TEMPLATE = '0b0e4d5a-7c52-4a4e-9d7a-0d8ab2c0a001'
const names = Array.from({ length: VARIABLES }, (_, n) => `v${n}`)

/** 10,000 posts from a CSV file and a template with 20 variables: checked, made, undone, while visitors read a cached page. */
export async function bulk() {
  await asAdmin(await filledSite(async (run) => void (await run(aTemplate()))), measure)
}

/** @param {string} origin @param {string} cookie */
async function measure(origin, cookie) {
  const table = new FormData()
  table.set('template', TEMPLATE)
  table.set('from', 'file')
  table.set('file', new File([csv()], 'towns.csv', { type: 'text/csv' }))
  const startedAt = performance.now()
  const columns = await redirectOf(`${origin}/admin/bulk-generate/new`, { cookie, body: table })
  const read = performance.now() - startedAt
  const chosen = names.map((variable) => [`column.${variable}`, variable])
  const form = {
    ...Object.fromEntries(chosen),
    title: 'Bench',
    template: TEMPLATE,
    warnThreshold: '55',
    refuseThreshold: '85',
  }
  const runPath = await redirectOf(origin + columns, { cookie, body: new URLSearchParams(form) })
  const run = { origin, cookie, runPath }
  const check = await timed(run)
  const make = await timed(run, 'make')
  const undo = await timed(run, 'undo')
  console.log(`the file read in ${seconds(read)}`)
  for (const [what, { took, page }] of Object.entries({ checked: check, made: make, undone: undo })) {
    console.log(`${ROWS.toLocaleString('en-US')} pages ${what} in ${seconds(took)}; ${page}`)
  }
}

/** @typedef {{ origin: string, cookie: string, runPath: string }} Run */

/** Has the run begin a phase and waits for its end. @param {Run} run @param {string} [phase] */
async function timed({ origin, cookie, runPath }, phase) {
  const startedAt = performance.now()
  const address = `${origin}/admin/api/bulk/runs/${runPath.split('/').pop()}`
  const headers = { cookie, origin, 'content-type': 'application/json' }
  if (phase) {
    const answer = await fetch(`${address}/${phase}`, { method: 'POST', headers, body: '{}' })
    if (!answer.ok) throw new Error(`${phase}: ${answer.status} ${await answer.text()}`)
  }
  const page = await cachedPageWhile(origin, async () => {
    const { state } = await (await fetch(`${address}/progress`, { headers })).json()
    return state === 'completed'
  })
  return { took: performance.now() - startedAt, page }
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
    name,
    label: '',
    type: 'text',
    help: '',
    preset: '',
    isRequired: true,
    choices: [],
    separator: ',',
  })
  const common = Array.from({ length: 120 }, (_, n) => `common${n}`).join(' ')
  /** @type {Partial<import('~/wings/web/seo/seo-fields').SeoFields>} */
  const seo = {
    metaTitle: '',
    metaDescription: '',
    canonicalUrl: '',
    isNoindex: false,
    ogTitle: '',
    ogDescription: '',
    keyphrase: '',
    synonyms: '',
    isPillar: false,
    language: '',
  }
  const content = {
    title: 'Page of {{ v0 }}',
    slug: '{{ v0 | slug }}',
    description: '{{ v1 }}',
    category: 'guides',
    tags: [],
    body: `<h2>About {{ v0 }}</h2><p>${common}</p>${names
      .slice(2)
      .map((name) => `<p>{{ ${name} }}</p>`)
      .join('')}`,
    author: '',
    coverId: null,
    coverAlt: '',
    seo,
  }
  const json = (/** @type {unknown} */ value) => `'${JSON.stringify(value)}'::jsonb`
  return `insert into content_templates (id, kind, name, variables, content)
    values ('${TEMPLATE}', 'post', 'Bench', ${json(names.map(variable))}, ${json(content)})`
}

/** @param {number} ms */
function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}
