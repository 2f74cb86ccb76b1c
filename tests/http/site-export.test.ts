import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '~/platform/database/database.server'
import { exportDescription } from '~/wings/content/archives/export/site-export'
import { anAdmin } from '~test/admin'
import { followRun } from '~test/followed-run'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { createSiteFolder } from '~test/site-folder'
import { aUser } from '~test/user-account'

const EXPORT = '/admin/settings/export'
const UPLOADS = '/admin/api/uploads/archives'
const WITHIN_MS = 120_000
const PART_BYTES = 4 * 1024 * 1024

/** What an admin's browser asks of the screen. */
function screenOf({ origin }: Pick<RunningSite, 'origin'>, cookie: string) {
  const form = { 'content-type': 'application/x-www-form-urlencoded', cookie, origin }
  const json = { 'content-type': 'application/json', accept: 'application/json', cookie, origin }
  const page = async (path = EXPORT) => (await httpRequest(origin, path, { headers: { cookie } })).text

  async function until(path: string, words: RegExp) {
    const endsAt = Date.now() + WITHIN_MS
    for (;;) {
      const html = await page(path)
      const [found] = words.exec(html) ?? []
      if (found) return found
      if (Date.now() > endsAt) throw new Error(`${words} did not appear: ${html.replace(/<[^>]*>/g, ' ')}`)
      await pause(100)
    }
  }

  return {
    page,
    until,
    begin: (kind: string) => httpRequest(origin, EXPORT, { method: 'POST', headers: form, body: `kind=${kind}` }),
    call: (method: string, path: string, body = '{}') =>
      httpRequest(origin, path, { method, headers: { ...json, 'content-length': String(body.length) }, body }),
    async exported(kind: string) {
      await this.begin(kind)
      return until(EXPORT, /\/admin\/settings\/export\/[0-9a-f-]{36}\/file/)
    },
    fetch: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(origin + path, { method, headers: { cookie, ...headers }, redirect: 'manual' }),
    /** Uploads an archive and answers where it is looked at. */
    async upload(bytes: Buffer) {
      const announced = JSON.stringify({ fileName: 'site.tar.gz', byteSize: bytes.length, details: {} })
      const { id } = JSON.parse((await this.call('POST', UPLOADS, announced)).text)
      for (let at = 0; at < bytes.length; at += PART_BYTES) {
        const part = bytes.subarray(at, at + PART_BYTES)
        const tus = { 'tus-resumable': '1.0.0', 'upload-offset': String(at) }
        const headers = { ...json, ...tus, 'content-type': 'application/offset+octet-stream' }
        const sent = await httpRequest(origin, `${UPLOADS}/${id}`, { method: 'PATCH', headers, body: part })
        expect(sent.status).toBe(204)
      }
      const done = await this.call('POST', `${UPLOADS}/${id}/completion`)
      return `${EXPORT}/archives/${JSON.parse(done.text).importId}`
    },
    bringIn: async (path: string) =>
      String((await httpRequest(origin, path, { method: 'POST', headers: form, body: '' })).headers.location),
  }
}

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

let site: RunningSite
let screen: ReturnType<typeof screenOf>
let file: string

beforeAll(async () => {
  site = await startSite()
  screen = screenOf(site, (await anAdmin(site)).cookie)
  file = await screen.exported('archive')
})
afterAll(() => site.stop())

test('the file comes whole or in parts, is kept by nobody between, and a download that broke goes on', async () => {
  const whole = await screen.fetch(file)
  const bytes = new Uint8Array(await whole.arrayBuffer())
  expect(whole.status).toBe(200)
  const headers = Object.fromEntries(whole.headers)
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="harbor-[\d-]+\.tar\.gz"/)
  expect(headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(bytes.length) })

  const etag = headers.etag ?? ''
  const first = await screen.fetch(file, { range: 'bytes=0-99999' })
  expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-99999/${bytes.length}`])
  const rest = await screen.fetch(file, { range: 'bytes=100000-', 'if-range': etag })
  const joined = Buffer.concat([Buffer.from(await first.arrayBuffer()), Buffer.from(await rest.arrayBuffer())])
  expect(sumOf(joined)).toBe(sumOf(bytes))
  expect((await screen.fetch(file, { range: `bytes=${bytes.length}-` })).status).toBe(416)
  const head = await screen.fetch(file, {}, 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])
})

test('nobody but an admin gets the file, begins an export, stops or deletes one', async () => {
  const id = file.split('/').at(-2)
  for (const cookie of ['', (await aUser(site)).cookie]) {
    const stranger = screenOf(site, cookie)
    expect((await stranger.fetch(file)).status).toBe(302)
    expect((await stranger.fetch(file, {}, 'HEAD')).status).toBe(302)
    for (const answer of [
      await stranger.begin('archive'),
      await stranger.call('DELETE', `${EXPORT}/${id}`),
      await stranger.call('DELETE', `${EXPORT}/${id}/running`),
      await stranger.call('POST', UPLOADS, '{"fileName":"a.tar.gz","byteSize":9,"details":{}}'),
    ]) {
      expect([401, 403]).toContain(answer.status)
    }
  }
  expect((await screen.fetch(file, {}, 'HEAD')).status).toBe(200)
  expect((await screen.fetch(`${EXPORT}/00000000-0000-4000-8000-000000000000/file`)).status).toBe(404)
  expect((await screen.fetch(`${EXPORT}/nonsense/file`)).status).toBe(404)
})

test('an export goes into the same site, which says that nothing would change, and into an empty one, which is then the same', async () => {
  const bytes = Buffer.from(await (await screen.fetch(file)).arrayBuffer())
  const same = await screen.upload(bytes)
  await screen.until(same, /Nothing to restore/)

  const other = await startSite({ DEMO: '0' })
  try {
    const there = screenOf(other, (await anAdmin(other)).cookie)
    const path = await there.upload(bytes)
    await there.until(path, /Restore preview/)
    expect((await httpRequest(other.origin, '/blog')).text).not.toMatch(/href="\/blog\/[a-z]/)
    await there.until(await there.bringIn(path), /Archive restored/)
    const again = await there.exported('archive')
    const back = Buffer.from(await (await there.fetch(again)).arrayBuffer())
    await there.until(await there.upload(back), /Nothing to restore/)
    await screen.until(await screen.upload(back), /Nothing to restore/)
    const report = await there.fetch(`${path}/report.csv`)
    expect(await report.text()).toMatch(/,Posts,blog_posts\/[\w-]+\.json,\/blog\/[\w-]+,added,/)
  } finally {
    await other.stop()
  }
})

test('what is no archive is refused with a sentence that names it', async () => {
  const path = await screen.upload(Buffer.from('this is no archive'))
  await screen.until(path, /site\.tar\.gz is damaged or not an archive\./)
})

test('kill -9 in the middle of an export: after the restart it comes to its end by itself', async () => {
  const env = { DATA_DIR: await createSiteFolder(), LOG_LEVEL: 'silent' }
  let running = await startSite(env)
  const { cookie } = await anAdmin(running)
  await screenOf(running, cookie).begin('archive')
  const { db, close } = openDatabase(env)
  const { id: runId } = await db.selectFrom('siteExports').select('id').executeTakeFirstOrThrow()
  await close()
  await running.kill()
  running = await startSite(env)
  try {
    const run = followRun(exportDescription, { origin: running.origin, cookie, runId })
    await run.waitUntil(({ state }) => state === 'completed', { timeout: 180_000, interval: 250 })
    const path = await screenOf(running, cookie).until(EXPORT, /\/admin\/settings\/export\/[0-9a-f-]{36}\/file/)
    expect((await screenOf(running, cookie).fetch(path)).status).toBe(200)
  } finally {
    await running.stop()
    await rm(env.DATA_DIR, { recursive: true, force: true })
  }
})
