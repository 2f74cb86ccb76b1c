import { spawnSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { median, newestPost, startSite, temporaryFolder } from './a-site.mjs'

const ROUNDS = 3
const PART_BYTES = 5 * 1024 * 1024
const BASELINE_MS = 8_000
const PAUSE_MS = 5
const account = { email: 'bench@harbor.test', password: 'Passage7TideOfTheBench' }

/** A 48-megapixel photograph brought into the library, and what visitors of a cached page notice of it. */
export async function pictures() {
  const dataDir = temporaryFolder()
  const site = await startSite({ dataDir })
  const page = await newestPost(site.origin)
  const cookie = await signIn(site.origin, dataDir)
  for (let round = 0; round < ROUNDS; round++) {
    const photograph = await aPhotograph(round)
    const idle = await watched(page, () => pause(BASELINE_MS))
    const { result, delays } = await watched(page, () => upload(site.origin, cookie, photograph))
    const { sentMs, drawnMs, file } = result
    const megabytes = (photograph.length / 1e6).toFixed(1)
    console.log(
      `${file.width} × ${file.height} (${megabytes} MB): sent in ${(sentMs / 1000).toFixed(1)} s, drawn in ${(drawnMs / 1000).toFixed(1)} s ` +
        `as ${file.formats.join(' and ')}, ${file.widths.join(', ')} px wide (wanted ≤ 10 s)`,
    )
    console.log(
      `  cached page meanwhile: median ${median(delays).toFixed(1)} ms, p99 ${p99(delays).toFixed(1)} ms of ${delays.length} (wanted ≤ 50 ms); ` +
        `idle: median ${median(idle.delays).toFixed(1)} ms, p99 ${p99(idle.delays).toFixed(1)} ms of ${idle.delays.length}`,
    )
  }
  await site.stop()
}

/** Shapes and grain, different in each round: what is known already is not drawn again. */
async function aPhotograph(/** @type {number} */ round) {
  const grain = { type: /** @type {const} */ ('gaussian'), mean: 128, sigma: 30 }
  const spots = { type: /** @type {const} */ ('gaussian'), mean: 120 + round, sigma: 60 }
  const size = { width: 8_000, height: 6_000 }
  const noise = (/** @type {number} */ width, /** @type {typeof grain | typeof spots} */ kind) =>
    sharp({ create: { width, height: (width * 3) / 4, channels: 3, background: '#888', noise: kind } })
      .png()
      .toBuffer()
  const fine = await sharp(await noise(2_000, grain))
    .resize(size)
    .png({ compressionLevel: 0 })
    .toBuffer()
  const coarse = sharp(await noise(160, spots)).resize(size)
  return coarse
    .composite([{ input: fine, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** @param {string} origin @param {string} dataDir */
async function signIn(origin, dataDir) {
  const studio = fileURLToPath(new URL('../run-studio.mjs', import.meta.url))
  const words = ['admin', 'add', account.email, '--password', account.password]
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const { status, stderr } = spawnSync(process.execPath, [studio, ...words], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const answer = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    body: new URLSearchParams(account),
    headers: { Origin: origin, Accept: 'text/html' },
    redirect: 'manual',
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** @param {string} origin @param {string} cookie @param {Buffer} bytes */
async function upload(origin, cookie, bytes) {
  const call = async (/** @type {string} */ path, /** @type {RequestInit} */ request) => {
    const headers = { Cookie: cookie, Origin: origin, ...request.headers }
    const answer = await fetch(`${origin}/admin/api/uploads/media${path}`, { ...request, headers })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.status === 204 ? undefined : answer.json()
  }
  const startedAt = performance.now()
  const announced = JSON.stringify({ fileName: 'bench.jpg', byteSize: bytes.length, details: {} })
  const { id } = await call('', { method: 'POST', body: announced, headers: { 'Content-Type': 'application/json' } })
  for (let offset = 0; offset < bytes.length; offset += PART_BYTES) {
    const body = new Uint8Array(bytes.subarray(offset, offset + PART_BYTES))
    const headers = { 'Tus-Resumable': '1.0.0', 'Upload-Offset': String(offset) }
    await call(`/${id}`, {
      method: 'PATCH',
      body,
      headers: { ...headers, 'Content-Type': 'application/offset+octet-stream' },
    })
  }
  const sentAt = performance.now()
  let answer = await call(`/${id}/completion`, { method: 'POST' })
  while (answer.isWorking) answer = await call(`/${id}/completion`, { method: 'POST' })
  return { file: answer.file, sentMs: sentAt - startedAt, drawnMs: performance.now() - sentAt }
}

/**
 * Asks for `page` again and again while `work` goes on, and notes how long each answer took.
 * @template Result @param {string} page @param {() => Promise<Result>} work
 */
async function watched(page, work) {
  /** @type {number[]} */
  const delays = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const startedAt = performance.now()
      await (await fetch(page)).arrayBuffer()
      delays.push(performance.now() - startedAt)
      await pause(PAUSE_MS)
    }
  })()
  const result = await work()
  isOver = true
  await asking
  return { result, delays }
}

function p99(/** @type {number[]} */ values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Number.NaN
}
