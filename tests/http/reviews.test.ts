import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { type SiteWithOrders, startSiteWithOrders } from '~test/site-with-orders'

let site: SiteWithOrders
let cookie: string

beforeAll(async () => {
  site = await startSiteWithOrders(12)
  cookie = (await anAdmin(site)).cookie
}, 120_000)
afterAll(() => site?.stop())

const fields = { stars: '4', title: 'It works', text: 'We opened after two days.', name: 'Ada' }
type Fields = Record<string, string | Blob>

async function send(token: string, form: Fields = fields, from = '127.0.0.1') {
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) body.append(name, value)
  const encoded = new Response(body)
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '' }
  return httpRequest(site.origin, `/review/${token}`, {
    method: 'POST',
    headers,
    body: Buffer.from(await encoded.arrayBuffer()),
    localAddress: from,
  })
}

function adminCall(method: string, place: string, json: unknown, more: Record<string, string> = { cookie }) {
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...more }
  return httpRequest(site.origin, `/admin/api/reviews/${place}`, { method, headers, body: JSON.stringify(json) })
}

async function waiting() {
  const { text } = await httpRequest(site.origin, '/admin/review-moderation.data?show=all', { headers: { cookie } })
  return text
}

/** The reviews that the queue knows, newest first, by what the page says of them. */
async function idOf(title: string) {
  const text = (await httpRequest(site.origin, '/admin/review-moderation?show=all', { headers: { cookie } })).text
  const row = text.split('<tr').find((part) => part.includes(title)) ?? ''
  return /data-key="([0-9a-f-]{36})"/.exec(row)?.[1] ?? ''
}

const order = (place: number) => site.orders[place]?.token ?? ''

test('a link that was not made here leads nowhere, whatever is tried', async () => {
  const token = order(0)
  const forged = [
    ...['x', '0'.repeat(65), token.slice(0, -1), `${token}A`, token.slice(0, 22), token.toUpperCase()],
    token.slice(0, 22) + order(1).slice(22), // this order with the signature of another
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    ...['%2e%2e%2fadmin', '..%00', "'%20or%201=1"],
  ]
  for (const wrong of forged) {
    expect([400, 404], wrong).toContain((await httpRequest(site.origin, `/review/${wrong}`)).status)
    expect([400, 404], wrong).toContain((await send(wrong)).status)
    const withdrawal = await httpRequest(site.origin, `/review/${wrong}/withdrawal`, { method: 'POST' })
    expect([400, 404], wrong).toContain(withdrawal.status)
  }
  expect(await waiting()).not.toContain('It works')
})

test('the page of a review is for its author: kept by nobody, told to nobody', async () => {
  const { status, headers, text } = await httpRequest(site.origin, `/review/${order(0)}`)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['referrer-policy']).toBe('strict-origin')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(text).toContain('<meta name="robots" content="noindex"')
  expect((await httpRequest(site.origin, '/robots.txt')).text).toContain('Disallow: /review/')
  expect(site.output()).not.toContain(order(0))
})

const refused: [what: string, form: Fields, sentence: string][] = [
  ['no stars', { ...fields, stars: '' }, 'a rating from 1 to 5 stars'],
  ['six stars', { ...fields, stars: '6' }, 'a rating from 1 to 5 stars'],
  ['minus one star', { ...fields, stars: '-1' }, 'a rating from 1 to 5 stars'],
  ['half a star', { ...fields, stars: '4.5' }, 'a rating from 1 to 5 stars'],
  ['no title', { ...fields, title: '  ' }, 'enter a title'],
  ['a title of 10,000 characters', { ...fields, title: 'a'.repeat(10_000) }, 'to 120 characters or fewer'],
  ['no text', { ...fields, text: '\u0000 \n' }, 'write your review'],
  ['a text of 5,001 characters', { ...fields, text: 'a'.repeat(5_001) }, '5,000 characters or fewer'],
  ['a name of 61 characters', { ...fields, name: 'a'.repeat(61) }, 'to 60 characters or fewer'],
  ['no fields at all', {}, 'a rating from 1 to 5 stars'],
]

test.each(refused)('%s is refused beside its field, and what was typed stays', async (_what, form, sentence) => {
  const { status, text } = await send(order(1), form, '127.0.0.9')
  expect(status).toBe(422)
  expect(text).toContain(sentence)
  if (form.title && typeof form.title === 'string' && form.title.length < 100)
    expect(text).toContain(`value="${form.title}"`)
})

test('what is no photo is refused, and so is what is too large', async () => {
  const html = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], {
    type: 'image/png',
  })
  expect((await send(order(2), { ...fields, photos: html })).status).toBe(415)
  const large = new Blob([new Uint8Array(9 * 1024 * 1024)], { type: 'image/jpeg' })
  expect((await send(order(2), { ...fields, photos: large })).status).toBe(422)
  const far = new Blob([new Uint8Array(34 * 1024 * 1024)], { type: 'image/jpeg' })
  expect((await send(order(2), { ...fields, photos: far })).status).toBe(413)
  const other = await httpRequest(site.origin, `/review/${order(2)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(other.status).toBe(415)
})

test('a photo loses where it was taken', async () => {
  const jpeg = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Artist: 'Secret Person' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(jpeg).metadata()).exif?.includes('Secret Person')).toBe(true)
  const photo = new File([new Uint8Array(jpeg)], '../../home/ada/me.jpg', { type: 'image/jpeg' })
  expect((await send(order(3), { ...fields, title: 'With a photo', photos: photo })).status).toBe(200)
  const folder = path.join(site.dataDir, 'media')
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(webp|avif)$/.test(name))
  expect(files.length).toBeGreaterThan(0)
  for (const name of files) {
    const bytes = await readFile(path.join(folder, name))
    expect(bytes.includes('Secret Person')).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  }
}, 60_000)

test('what is typed into any field is shown as it was typed and does nothing', async () => {
  const evil = '<img src=x onerror=alert(1)>"\'</script><script>alert(2)</script>'
  const hostile = { stars: '5', title: `T${evil}`, text: `X${evil}`, name: 'N<b>"\'</b>' }
  expect((await send(order(4), hostile)).status).toBe(200)
  const id = await idOf('T&lt;img')
  await adminCall('POST', 'decisions', { reviews: [{ id, revision: 1 }], decision: { status: 'approved' } })
  await adminCall('PUT', `${id}/reply`, { reply: `R${evil}` })
  for (const place of ['/tools/queuepro', `/review/${order(4)}`, `/admin/review-moderation?show=all&open=${id}`]) {
    const { text } = await httpRequest(site.origin, place, { headers: place.startsWith('/admin') ? { cookie } : {} })
    expect(text).toContain('T&lt;img')
    expect(text).not.toContain('<img src=x')
    expect(text).not.toContain('<script>alert(2)')
  }
})

test('one order has one review, sent again or at once', async () => {
  const sent = await Promise.all(
    ['1', '2', '3'].map((stars) => send(order(5), { ...fields, stars, title: 'Only one of these' })),
  )
  expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await waiting()).split('Only one of these').length - 1).toBe(1)
})

test('nobody sends a hundred reviews with one link', async () => {
  const statuses: number[] = []
  for (let round = 0; round < 22; round++) statuses.push((await send(order(6))).status)
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
  expect(statuses.slice(20)).toEqual([429, 429])
})

test('a deleted review is gone, and the link can write a new one', async () => {
  await send(order(7), { ...fields, title: 'To be deleted' })
  const gone = await httpRequest(site.origin, `/review/${order(7)}/withdrawal`, { method: 'POST' })
  expect(gone.status).toBe(302)
  expect(gone.headers.location).toBe(`/review/${order(7)}?withdrawn`)
  expect(await idOf('To be deleted')).toBe('')
  const again = await httpRequest(site.origin, `/review/${order(7)}/withdrawal`, { method: 'POST' })
  expect(again.status).toBe(404)
  expect(again.text).toContain('no longer exists')
  expect((await send(order(7), { ...fields, title: 'Written anew' })).status).toBe(200)
})

test('only admins decide, only with a reason that is a rule, and only about what they read', async () => {
  await send(order(8), { ...fields, title: 'To be decided' })
  const id = await idOf('To be decided')
  const decide = (decision: unknown, revision = 1, more?: Record<string, string>) =>
    adminCall('POST', 'decisions', { reviews: [{ id, revision }], decision }, more)
  expect((await decide({ status: 'approved' }, 1, {})).status).not.toBe(200)
  for (const reason of ['negative', 'bad rating', '']) {
    expect((await decide({ status: 'rejected', reason })).status).toBe(422)
  }
  expect((await decide({ status: 'rejected' })).status).toBe(422)
  expect((await decide({ status: 'verified' })).status).toBe(422)
  const stale = JSON.parse((await decide({ status: 'approved' }, 2)).text)
  expect(stale).toMatchObject({ done: [], refused: [{ id }] })
  expect(JSON.parse((await decide({ status: 'approved' })).text)).toMatchObject({ done: [{ id }], refused: [] })
  expect((await adminCall('PUT', `${id}/reply`, { reply: 'a'.repeat(3_001) })).status).toBe(422)
  expect((await adminCall('PUT', 'no-id/reply', { reply: 'x' })).status).toBe(404)
})

test('an approved review stands on the kept page at once, and leaves it when it is rejected', async () => {
  await send(order(9), { ...fields, title: 'Seen at once' })
  const id = await idOf('Seen at once')
  const page = async () => (await httpRequest(site.origin, '/tools/queuepro')).text
  const decide = (decision: unknown) => adminCall('POST', 'decisions', { reviews: [{ id, revision: 1 }], decision })
  expect(await page()).not.toContain('Seen at once')
  await decide({ status: 'approved' })
  const shown = await page()
  expect(shown).toContain('Seen at once')
  expect(shown).toContain('Verified buyer')
  expect(shown).toContain('"aggregateRating"')
  await decide({ status: 'rejected', reason: 'off-topic' })
  expect(await page()).not.toContain('Seen at once')
})

test('parts of the reviews are pages of their own, and nonsense makes none', async () => {
  const etag = async (query: string) => (await httpRequest(site.origin, `/tools/queuepro${query}`)).headers.etag
  const plain = await etag('')
  for (const nonsense of ['?stars=6', '?sort=random', '?reviews=1', '?utm_source=a', '?stars=%00']) {
    expect(await etag(nonsense), nonsense).toBe(plain)
  }
  const narrowed = await httpRequest(site.origin, '/tools/queuepro?stars=5')
  expect(narrowed.status).toBe(200)
  expect(narrowed.headers.etag).not.toBe(plain)
  expect(narrowed.text).toContain('<meta name="robots" content="noindex"')
  expect((await httpRequest(site.origin, '/tools/queuepro?reviews=999')).status).toBe(404)
})
