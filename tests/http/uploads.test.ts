import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { createPicture, reencodedFiles, rejectedFiles } from '~test/hostile-files'
import { httpRequest } from '~test/http'
import { createMediaClient } from '~test/media-client'
import { type RunningSite, startSite } from '~test/running-site'
import { tempSiteFolder } from '~test/temp-folder'

const MIB = 1024 * 1024
let site: RunningSite
let media: ReturnType<typeof createMediaClient>

beforeAll(async () => {
  site = await startSite({ DEMO: '0' })
  media = createMediaClient(site, (await anAdmin(site)).cookie)
})
afterAll(() => site.stop())

/** A picture that hardly compresses, so that it has as many bytes as a camera's. */
function aPhotograph(width: number, height: number) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 98 })
    .toBuffer()
}

test('a picture comes in in parts and is served in two formats that can do no harm', async () => {
  const bytes = await aPhotograph(2_400, 1_600)
  const { status, file, isDuplicate } = await media.upload('harbour at dawn.jpg', bytes, MIB)
  expect({ status, isDuplicate }).toEqual({ status: 200, isDuplicate: false })
  expect(file).toMatchObject({ fileName: 'harbour at dawn.jpg', width: 2_400, height: 1_600, byteSize: bytes.length })
  expect(file).toMatchObject({ widths: [480, 720, 960, 1600, 2400], formats: ['avif', 'webp'], uses: 0 })
  for (const format of ['avif', 'webp']) {
    const answer = await httpRequest(site.origin, `/media/${file.checksum}-960.${format}`)
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
  }
  const found = await media.call('GET', 'files?q=dawn')
  expect(found).toMatchObject({ count: 1, pages: 1, files: [{ id: file.id }] })
})

test('an upload goes on where it was cut, and a part that is in another place than the next changes nothing', async () => {
  const bytes = await aPhotograph(1_200, 900)
  const [first, second] = [bytes.subarray(0, 200_000), bytes.subarray(200_000)]
  const { id } = await media.begin('cut.jpg', bytes.length)
  expect(await media.part(id, 200_000, second)).toMatchObject({ status: 409 })
  expect(await media.part(id, 0, first)).toMatchObject({ status: 204, received: 200_000 })
  expect(await media.part(id, 0, first)).toMatchObject({ status: 409 })
  expect(await media.complete(id)).toMatchObject({
    status: 409,
    error: { message: expect.stringContaining('200000 of') },
  })
  expect(await media.received(id)).toEqual({ status: 200, received: 200_000 })
  expect(await media.part(id, 200_000, Buffer.concat([second, Buffer.from('more')]))).toMatchObject({ status: 413 })
  expect(await media.part(id, 200_000, second)).toMatchObject({ status: 204, received: bytes.length })
  const done = await media.complete(id)
  expect(done).toMatchObject({ status: 200, file: { width: 1_200 } })
  expect(await media.complete(id), 'asked again').toMatchObject({ file: { id: done.file.id } })
  expect(await media.upload('again.jpg', bytes)).toMatchObject({ isDuplicate: true, file: { fileName: 'cut.jpg' } })
})

test('of two who send the same part at once one is answered 409, and the file is whole', async () => {
  const bytes = await aPhotograph(1_300, 900)
  const { id } = await media.begin('twice.jpg', bytes.length)
  const answers = await Promise.all([media.part(id, 0, bytes), media.part(id, 0, bytes)])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  expect(await media.complete(id)).toMatchObject({ status: 200, file: { width: 1_300, byteSize: bytes.length } })
})

test('a file of exactly 40 MB may come, one byte more may not, and nothing at all may not', async () => {
  const largest = 40 * MIB
  expect(await media.begin('large.jpg', largest)).toMatchObject({ status: 201 })
  expect(await media.begin('larger.jpg', largest + 1)).toMatchObject({
    status: 413,
    error: { message: 'larger.jpg is larger than 40 MB.' },
  })
  expect(await media.begin('nothing.jpg', 0)).toMatchObject({
    status: 422,
    error: { message: 'nothing.jpg is empty.' },
  })
})

test('a part has at most 10 MiB, is bytes and says where it belongs', async () => {
  const { id } = await media.begin('large.jpg', 30 * MIB)
  expect(await media.part(id, 0, Buffer.alloc(10 * MIB + 1))).toMatchObject({ status: 413 })
  expect(await media.part(id, 0, Buffer.alloc(9), { 'content-type': 'application/json' })).toMatchObject({
    status: 400,
  })
  expect(await media.part(id, 0, Buffer.alloc(9), { 'tus-resumable': '0.2.2' })).toMatchObject({ status: 400 })
  for (const offset of [-1, 'x', '1e9', '']) expect((await media.part(id, offset, Buffer.alloc(9))).status).toBe(400)
  expect(await media.received(id)).toEqual({ status: 200, received: 0 })
  expect(await media.part(id, 0, Buffer.from('secret'))).toMatchObject({ status: 204, received: 6 })
  const served = await media.get(id, { 'tus-resumable': '1.0.0' })
  expect(served, 'what was sent is never served').toMatchObject({ status: 200, text: '' })
  expect(await media.callUploads('DELETE', `/${id}`)).toMatchObject({ status: 200 })
  expect(await media.part(id, 0, Buffer.alloc(9))).toMatchObject({ status: 404 })
})

test.each(['..', '../../media', 'x', '%2e%2e%2f', '00000000-0000-4000-8000-000000000000'])(
  'there is no upload %s',
  async (id) => {
    expect([400, 404]).toContain((await media.received(id)).status)
    expect([400, 404]).toContain((await media.part(id, 0, Buffer.alloc(9))).status)
  },
)

test('a name is only a name', async () => {
  const { file } = await media.upload('../../etc/\u202egnp.exe.png', await createPicture('png', 61))
  expect(file.fileName).toBe('gnp.exe.png')
})

test('too many unfinished uploads are refused until some are given up', async () => {
  const ids: string[] = []
  for (let number = 0; ; number++) {
    const { status, id, error } = await media.begin(`${number}.jpg`, 39 * MIB)
    if (status === 429) {
      expect(error.message).toBe('Too many unfinished uploads. Wait until some are done or cancel them.')
      break
    }
    ids.push(id)
    expect(ids.length).toBeLessThan(60)
  }
  for (const id of ids) await media.callUploads('DELETE', `/${id}`)
  expect(await media.begin('one.jpg', 9)).toMatchObject({ status: 201 })
})

describe('hostile files', () => {
  test.for(rejectedFiles)('%s is refused with a sentence', async ([name, bytes, told]) => {
    const answer = await media.upload(name, await bytes())
    expect([413, 415]).toContain(answer.status)
    expect(answer.error.message).toMatch(told)
  })

  test.for(reencodedFiles)('%s is served as a new drawing only', async ([name, bytes]) => {
    const answer = await media.upload(name, await bytes())
    expect([200, 201]).toContain(answer.status)
    for (const width of answer.file.widths) {
      const { status, text } = await httpRequest(site.origin, `/media/${answer.file.checksum}-${width}.webp`)
      expect(status).toBe(200)
      expect(text).not.toMatch(/<script|alert\(1/)
    }
  })

  test.each(['original', 'about.json', 'x.html', `${'a'.repeat(32)}-480.svg`, `${'a'.repeat(32)}-480.webp.part`])(
    'nothing but pictures is ever served: /media/%s',
    async (name) => {
      expect((await httpRequest(site.origin, `/media/${name}`)).status).toBe(404)
    },
  )
})

test('who is no admin uploads nothing, with any method', async () => {
  const stranger = createMediaClient(site, '')
  const { id } = await media.begin('a.png', 9)
  for (const [method, address] of [
    ['GET', ''],
    ['GET', 'files'],
    ['POST', 'deletions'],
    ['DELETE', 'deletions'],
    ['PATCH', `files/${id}`],
  ] as const) {
    const { status } = await stranger.call(method, address, method === 'GET' ? undefined : {})
    expect([302, 401], `${method} ${address}`).toContain(status)
  }
  for (const [method, address] of [
    ['POST', ''],
    ['HEAD', `/${id}`],
    ['PATCH', `/${id}`],
    ['DELETE', `/${id}`],
    ['POST', `/${id}/completion`],
  ] as const) {
    expect([302, 401], `${method} ${address}`).toContain((await stranger.callUploads(method, address)).status)
  }
  expect((await media.received(id)).status).toBe(200)
})

test('a part from another site is refused', async () => {
  const { id } = await media.begin('a.png', 9)
  const headers = { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' }
  expect(await media.part(id, 0, Buffer.alloc(9), headers)).toMatchObject({ status: 403 })
})

test.each([
  '/admin/media/uploads',
  '/admin/media/uploads/some-id?offset=0',
  '/admin/settings/import/uploads',
  '/admin/settings/export/archives/uploads/some-id/completion',
  '/admin/products/edit/some-id/files/uploads',
])('a screen from before the update that calls %s hears that it is to be reloaded', async (path) => {
  const answer = await httpRequest(site.origin, path, { method: 'POST', headers: { accept: 'application/json' } })
  expect(answer.status).toBe(410)
  expect(JSON.parse(answer.text).error.message).toBe(
    'The site was updated. Reload this page and choose the file again.',
  )
})

test('kill -9 between the parts and in the middle of completion loses nothing and leaves nothing half', {
  timeout: 240_000,
}, async () => {
  const DATA_DIR = await tempSiteFolder({ DEMO: '0' })
  const env = { DATA_DIR, DEMO: '0', LOG_LEVEL: 'silent' }
  let running = await startSite(env)
  const { cookie } = await anAdmin(running)
  let calls = createMediaClient(running, cookie)
  const bytes = await aPhotograph(2_400, 1_800)
  const { id } = await calls.begin('killed.jpg', bytes.length)

  const half = Math.min(4 * MIB, bytes.length >> 1)
  expect(await calls.part(id, 0, bytes.subarray(0, half))).toMatchObject({ status: 204 })
  await running.kill()
  running = await startSite(env)
  calls = createMediaClient(running, cookie)
  let { received } = await calls.received(id)
  expect(received).toBe(half)
  while (received < bytes.length) {
    received = (await calls.part(id, received, bytes.subarray(received, received + 4 * MIB))).received
  }

  for (const afterMs of [50, 250, 550, 900]) {
    const lost = calls.complete(id).catch(() => undefined)
    await pause(afterMs)
    await running.kill()
    await Promise.race([lost, pause(100)])
    running = await startSite(env)
    calls = createMediaClient(running, cookie)
    const { files } = await calls.call('GET', 'files')
    for (const file of files) await isWhole(DATA_DIR, file) // a row never lacks its files
  }
  const { file } = await calls.complete(id)
  await isWhole(DATA_DIR, file)
  expect((await calls.call('GET', 'files')).count).toBe(1)
  await running.stop()
})

async function isWhole(dataDir: string, file: { checksum: string; widths: number[]; formats: string[] }) {
  for (const format of file.formats) {
    for (const width of file.widths) {
      const name = path.join(dataDir, 'media', `${file.checksum}-${width}.${format}`)
      expect(existsSync(name), name).toBe(true)
      expect((await sharp(readFileSync(name)).metadata()).width).toBe(width)
    }
  }
  expect(readdirSync(path.join(dataDir, 'media'))).toHaveLength(file.formats.length * file.widths.length)
}
