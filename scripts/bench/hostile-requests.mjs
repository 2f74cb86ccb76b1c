import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { median, temporaryFolder } from './a-site.mjs'
import { asAdmin } from './admin-lists.mjs'
import { processesUnder } from './process-work.mjs'

const ROUNDS = 3
const ROUND_MS = 4_000
const WANTED_MS = 20
const PAGE_BYTES = 4_096
const MS_PER_TICK = 10
const LETTERS = 15_900
const TABLE = '/admin/bulk-generate/new'

/** @typedef {{ port: number, pid: number }} Site */
/** @typedef {{ method?: string, path: string, headers?: Record<string, string>, body?: string }} Sent */

/**
 * Requests that are made to take long, each sent again and again by one client, beside somebody who reads the cached home
 * page: how much longer the reader waits at p99 (wanted ≤ 20 ms). SITE_SCRIPT=file:///…/scripts/serve.mjs, run from the folder of
 * another build, measures that one.
 */
export async function hostileRequests() {
  const script = process.env.SITE_SCRIPT ?? '../serve.mjs'
  await asAdmin({ dataDir: temporaryFolder(), env: {}, script }, async (origin, cookie, pid) => {
    const port = Number(new URL(origin).port)
    const send = (/** @type {Sent} */ sent) => answerTo(port, sent)
    const note = /** @type {{ id: string }} */ (JSON.parse((await send(newNote(cookie))).text))
    await beside({ port, pid }, () => pause(50))
    for (const [name, attack] of Object.entries(attacks(send, cookie, note.id)))
      await measure(name, { port, pid, attack })
    await measure('12 bodies of 49 MB without a length', { port, pid, attack: () => sendWithoutLength(port) })
  })
}

/** @param {string} name @param {Site & { attack: () => Promise<unknown> }} on */
async function measure(name, { port, pid, attack }) {
  /** @type {Record<'alone' | 'attacked' | 'times' | 'work' | 'grown', number>[]} */
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) {
    const resident = megabytes(pid)
    const alone = await beside({ port, pid }, () => pause(50))
    const attacked = await beside({ port, pid }, attack)
    const work = (attacked.work - alone.work) / attacked.times
    rounds.push({
      alone: alone.p99,
      attacked: attacked.p99,
      times: attacked.times,
      work,
      grown: attacked.most - resident,
    })
  }
  const of = (/** @type {keyof typeof rounds[0]} */ figure) => median(rounds.map((round) => round[figure]))
  const mark = of('attacked') - of('alone') > WANTED_MS ? '  MISSED' : ''
  const p99 = `p99 ${of('alone').toFixed(1)} → ${of('attacked').toFixed(1)} ms`
  const work = `${of('times')} times, ${of('work').toFixed(1)} ms of the processor each`
  console.log(`${name.padEnd(38)} ${p99}, ${work}, memory +${of('grown').toFixed(0)} MB${mark}`)
}

/**
 * @param {(sent: Sent) => Promise<unknown>} send @param {string} cookie @param {string} noteId
 * @returns {Record<string, () => Promise<unknown>>}
 */
function attacks(send, cookie, noteId) {
  const change = {
    method: 'PATCH',
    path: `/api/notes/${noteId}`,
    headers: { cookie, 'content-type': 'application/json' },
  }
  const changed = async (/** @type {string} */ content) => {
    await send({ ...change, body: JSON.stringify({ content }) })
    await pause(100) // as often as one person may
  }
  return {
    'a path of 16 kB': () => send({ path: `/${'a'.repeat(LETTERS)}` }),
    'an error report of 16 kB': () => send(asJson('/api/errors', { message: 'a'.repeat(LETTERS) })),
    // each another one: those that were read already are remembered
    'spaces in Accept-Encoding': () => send({ path: '/', headers: { 'accept-encoding': `gzip${spaces()}x` } }),
    'a text field of 9 MB': () => send(asForm('/contact', '<a'.repeat(4_500_000))),
    'a text field of 60 kB': () => send(asForm('/contact', '<a'.repeat(30_000))),
    'a note of 66,000 <x>': () => changed('<x>'.repeat(66_000)),
    'a note of 56,000 tags': () => changed('<b></b>'.repeat(28_000)),
    'a note of 199,000 &': () => changed('&'.repeat(199_000)),
    'a note with as many tags as it takes': () => changed('<b></b>'.repeat(9_990)),
    'a note of 39,000 words': () => changed(`<p>${'word '.repeat(39_000)}</p>`),
  }
}

let asked = 0
const spaces = () => ' '.repeat(15_000 + (asked++ % 800))

function newNote(/** @type {string} */ cookie) {
  const { headers, ...sent } = asJson('/api/notes', { title: 'Bench' })
  return { ...sent, headers: { ...headers, cookie } }
}

function asJson(/** @type {string} */ path, /** @type {object} */ body) {
  return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

function asForm(/** @type {string} */ path, /** @type {string} */ name) {
  const body = `--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n${name}\r\n--b--\r\n`
  return { method: 'POST', path, headers: { 'content-type': 'multipart/form-data; boundary=b' }, body }
}

/**
 * Somebody reads the home page in a thread of their own while `attack` is done again and again.
 * @param {Site} site @param {() => Promise<unknown>} attack
 */
async function beside({ port, pid }, attack) {
  const reader = new Worker(new URL('./asks-meanwhile.mjs', import.meta.url), { workerData: { port } })
  await new Promise((resolve) => reader.once('online', resolve))
  const before = workOf(pid)
  let [times, most] = [0, 0]
  for (const until = performance.now() + ROUND_MS; performance.now() < until; times++) {
    await attack()
    most = Math.max(most, megabytes(pid))
  }
  const work = workOf(pid) - before
  const said = new Promise((resolve) => reader.once('message', resolve))
  reader.postMessage('stop')
  return { p99: Number(/p99 ([\d.]+)/.exec(String(await said))?.[1]), times, work, most }
}

/** @param {number} port @param {Sent} sent @returns {Promise<{ status: number, text: string }>} */
function answerTo(port, { method = 'GET', path, headers = {}, body = '' }) {
  return new Promise((resolve) => {
    const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {}
    const sent = request({ host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk))
      response.once('close', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    // a site that refuses a body may close the line before all of it was sent
    sent.once('error', () => resolve({ status: 0, text: '' })).end(body)
  })
}

/** Twelve connections send 49 MB each and do not end; they hang up after three seconds. @param {number} port */
async function sendWithoutLength(port) {
  const piece = Buffer.alloc(1024 * 1024, 'a')
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'transfer-encoding': 'chunked' }
  const all = Array.from({ length: 12 }, () =>
    request({ host: '127.0.0.1', port, method: 'POST', path: TABLE, headers, agent: false }).on('error', () => {}),
  )
  for (const asked of all) for (let sent = 0; sent < 49; sent++) asked.write(piece)
  await pause(3_000)
  for (const asked of all) asked.destroy()
}

/** Milliseconds that the processor has worked for the site's own process. @param {number} pid */
function workOf(pid) {
  return (processesUnder(pid).find(({ id }) => id === pid)?.ticks ?? 0) * MS_PER_TICK
}

/** @param {number} pid */
function megabytes(pid) {
  return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1e6
}
