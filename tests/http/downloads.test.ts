import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readlinkSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '~/platform/database/database.server'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { grantDownloads, revokeDownloads } from '~/wings/shop/downloads/download-links.commands.server'
import { aStoredFile } from '~/wings/shop/downloads/fixtures'
import { anOrder } from '~/wings/shop/orders/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { createSiteFolder } from '~test/site-folder'

const DATA_DIR = await createSiteFolder({ DEMO: '0' })
const SECRET = 'a secret of these tests, which is long enough'
const env = { DATA_DIR, DEMO: '0', SECRET, ORIGIN: 'http://harbor.test' }
const bytes = randomBytes(20 * 1024 * 1024)
const small = Buffer.from('%PDF <script>alert(1)</script>')
const tokens = { good: '', expired: '', usedUp: '', nearlyUsed: '', revoked: '', other: '', replay: '' }
const files = { large: '', small: '', others: '', checksum: '' }
const email = 'zoe@example.com'
let site: RunningSite

beforeAll(async () => {
  const database = await openSiteDatabase({ DATA_DIR })
  await fill(database)
  await database.close()
  site = await startSite(env)
})
afterAll(async () => {
  await site.stop()
  rmSync(DATA_DIR, { recursive: true })
})

async function fill({ db }: OpenDatabase) {
  const [product, other] = [await aProduct(db, { name: 'Ledger' }), await aProduct(db)]
  const of = { productId: product.id, version: '2.0' }
  const large = await aStoredFile(db, DATA_DIR, bytes, { ...of, fileName: 'Größe "2".zip' })
  files.large = large.id
  files.checksum = large.checksum
  files.small = (await aStoredFile(db, DATA_DIR, small, { ...of, fileName: 'manual.html' })).id
  files.others = (await aStoredFile(db, DATA_DIR, small, { productId: other.id })).id
  const grant = async (limit = 10, daysAgo = 0, productId = product.id) => {
    const order = await anOrder(db, { productId, email })
    const now = new Date(Date.now() - daysAgo * 86_400_000)
    return { ...(await grantDownloads(db, { secret: SECRET, order, days: 30, limit }, now)), orderId: order.id }
  }
  tokens.good = (await grant(1_000)).token
  tokens.replay = (await grant(5)).token
  tokens.expired = (await grant(10, 31)).token
  tokens.nearlyUsed = (await grant(1)).token
  tokens.other = (await grant(10, 0, other.id)).token
  const [usedUp, revoked] = [await grant(1), await grant()]
  tokens.usedUp = usedUp.token
  await db.updateTable('downloadLinks').set({ downloads: 1 }).where('orderId', '=', usedUp.orderId).execute()
  tokens.revoked = revoked.token
  await revokeDownloads(db, revoked.orderId)
}

const program = { accept: '*/*' }
const address = (token: keyof typeof tokens, file: string) => `/download/${tokens[token]}/${file}`

/** The answer with its bytes; `ask` would read them as text. */
async function fetchFile(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(site.origin)
  const outgoing = request({ hostname, port, path, method, agent: false, headers: { ...program, ...headers } })
  outgoing.end()
  const [response] = await once(outgoing, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode as number, headers: response.headers, body: Buffer.concat(chunks) }
}

async function downloadsLeft(token: keyof typeof tokens) {
  const { text } = await httpRequest(site.origin, `/download/${tokens[token]}`)
  return Number(/(\d+) of (?:<!-- -->)?\d+ downloads left/.exec(text.replaceAll('<!-- -->', ''))?.[1])
}

test('a file comes whole, under its own name, and can do nothing on this site', async () => {
  const { status, headers, body } = await fetchFile(address('good', files.large))
  expect([status, body.equals(bytes)]).toEqual([200, true])
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="Gr__e _2_.zip"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%222%22.zip`,
    'content-length': String(bytes.length),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    etag: `"${files.checksum}"`,
  })
  const page = await fetchFile(address('good', files.small), { accept: 'text/html' })
  expect(page.headers['content-type']).toBe('application/octet-stream')
  expect(page.headers['content-disposition']).toContain('attachment; filename="manual.html"')
})

test.for([
  ['bytes=0-99', 206, 'bytes 0-99/20971520', 0, 100],
  ['bytes=20971510-', 206, 'bytes 20971510-20971519/20971520', 20_971_510, 20_971_520],
  ['bytes=-5', 206, 'bytes 20971515-20971519/20971520', 20_971_515, 20_971_520],
  ['bytes=1000000-2999999', 206, 'bytes 1000000-2999999/20971520', 1_000_000, 3_000_000],
  ['bytes=20971520-', 416, 'bytes */20971520', 0, 0],
  ['bytes=-0', 416, 'bytes */20971520', 0, 0],
] as const)('of the file %s can be had', async ([range, status, contentRange, start, end]) => {
  const answer = await fetchFile(address('good', files.large), { range })
  expect([answer.status, answer.headers['content-range']]).toEqual([status, contentRange])
  expect(answer.body.equals(bytes.subarray(start, end))).toBe(true)
  const head = await fetchFile(address('good', files.large), { range }, 'HEAD')
  expect([head.status, head.headers['content-range'], head.body.length]).toEqual([status, contentRange, 0])
})

test('several ranges, or a file that has changed meanwhile, come whole', async () => {
  const asked: Record<string, string>[] = [{ range: 'bytes=0-1,5-6' }, { range: 'bytes=5-', 'if-range': '"another"' }]
  for (const headers of asked) {
    const answer = await fetchFile(address('good', files.small), headers)
    expect([answer.status, answer.body.equals(small)]).toEqual([200, true])
  }
  const same = await fetchFile(address('good', files.large), { range: 'bytes=5-9', 'if-range': `"${files.checksum}"` })
  expect([same.status, same.body.equals(bytes.subarray(5, 10))]).toEqual([206, true])
})

test('HEAD and ranges that cannot be had count nothing; a download that goes on, and eight ranges at once, count one', async () => {
  await fetchFile(address('replay', files.large), {}, 'HEAD')
  await fetchFile(address('replay', files.large), { range: 'bytes=99999999-' })
  expect(await downloadsLeft('replay')).toBe(5)
  const ranges = Array.from({ length: 8 }, (_, part) => `bytes=${part * 1_000}-${part * 1_000 + 999}`)
  const answers = await Promise.all(ranges.map((range) => fetchFile(address('replay', files.large), { range })))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(206))
  await fetchFile(address('replay', files.large), { range: 'bytes=8000-' })
  expect(await downloadsLeft('replay')).toBe(4)
})

test('the last download of a link is had once, and may be finished', async () => {
  const [first, second] = [address('nearlyUsed', files.large), address('nearlyUsed', files.small)]
  const answers = await Promise.all([fetchFile(first), fetchFile(second)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  const [had, other] = answers[0]?.status === 200 ? [first, second] : [second, first]
  expect((await fetchFile(had, { range: 'bytes=1-' })).status).toBe(206)
  expect((await fetchFile(other)).status).toBe(410)
})

const nobody = '00000000-0000-4000-8000-000000000000'
const refused: [string, () => string, number][] = [
  ['a token that nobody has', () => `/download/${randomBytes(32).toString('base64url')}/${files.small}`, 404],
  ['a token that is cut', () => `/download/${tokens.good.slice(0, -1)}/${files.small}`, 404],
  ['a token in other letters', () => `/download/${tokens.good.toLowerCase()}/${files.small}`, 404],
  ["another product's file", () => address('good', files.others), 404],
  ['a file that nobody has', () => address('good', nobody), 404],
  ['no id', () => address('good', "'%20or%201=1"), 404],
  ['an expired link', () => address('expired', files.small), 410],
  ['a used-up link', () => address('usedUp', files.small), 410],
  ['a revoked link', () => address('revoked', files.small), 403],
  ["a revoked link and another product's file", () => address('revoked', files.others), 403],
  ['a path that climbs', () => `/download/${tokens.good}/..%2f..%2fsecret`, 400],
  ['a path that climbs as it is', () => `/download/${tokens.good}/../../secret`, 400],
  ['a name that ends early', () => address('good', `${files.small}%00.zip`), 400],
  ['the name of the bytes in the store', () => address('good', 'product-files'), 404],
]

test.for(refused)('%s is refused with the right status', async ([, at, status]) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetchFile(at(), {}, method)
    expect([method, answer.status, answer.body.includes('alert')]).toEqual([method, status, false])
  }
})

test('people are led to the page of their link, which says what happened and never that they have not paid', async () => {
  const pages: [keyof typeof tokens, number, RegExp][] = [
    ['good', 200, /Download Ledger/],
    ['expired', 410, /This link has expired/],
    ['usedUp', 410, /This link has reached its download limit/],
    ['revoked', 403, /This link was revoked/],
  ]
  for (const [token, status, words] of pages) {
    const file = await httpRequest(site.origin, address(token, nobody))
    expect([file.status, file.headers.location]).toEqual([302, `/download/${tokens[token]}`])
    const page = await httpRequest(site.origin, `/download/${tokens[token]}`)
    expect([token, page.status]).toEqual([token, status])
    expect(page.text).toMatch(words)
    expect(/<main.*<\/main>/s.exec(page.text)?.[0]).not.toMatch(/not paid|unpaid|payment/i)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(page.text).toContain('noindex')
  }
  const unknown = await httpRequest(site.origin, `/download/${randomBytes(32).toString('base64url')}`)
  expect([unknown.status, unknown.text.includes('Link not found')]).toEqual([404, true])
})

test('a fresh link is sent to the address of the order only, and says nothing of it; too many are refused', async () => {
  const post = (token: string, from: string) =>
    httpRequest(site.origin, `/download/${token}/new-link`, {
      method: 'POST',
      localAddress: from,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin },
      body: 'email=mallory@example.com',
    })
  for (const token of [tokens.expired, tokens.usedUp]) {
    const answer = await post(token, '127.0.0.2')
    expect([answer.status, answer.headers.location]).toEqual([303, `/download/${token}?new-link=sent`])
    const page = await httpRequest(site.origin, `/download/${token}?new-link=sent`)
    expect(page.text).toContain('We sent a new link')
    expect(page.text).not.toContain(email)
  }
  expect((await post(tokens.revoked, '127.0.0.2')).status).toBe(403)
  expect((await post(randomBytes(32).toString('base64url'), '127.0.0.2')).status).toBe(404)
  const again = []
  for (let tries = 0; tries < 3; tries++) again.push((await post(tokens.expired, '127.0.0.3')).status)
  expect(again).toEqual([303, 303, 429])
  expect(site.output()).not.toContain('mallory@example.com')
})

test('whoever hangs up leaves no file open, however often', async () => {
  const { hostname, port } = new URL(site.origin)
  const open = () =>
    readdirSync(`/proc/${site.pid}/fd`).filter((fd) => linkOf(`/proc/${site.pid}/fd/${fd}`).includes('product-files'))
  for (let round = 0; round < 5; round++) {
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const outgoing = request({ hostname, port, path: address('good', files.large), agent: false })
        outgoing.on('error', () => {})
        outgoing.end()
        const [response] = await once(outgoing, 'response')
        if (index % 2 === 0) await once(response, 'data')
        response.on('error', () => {})
        outgoing.destroy()
      }),
    )
  }
  for (let tries = 0; open().length > 0 && tries < 50; tries++) await pause(100)
  expect(open()).toEqual([])
})

function linkOf(path: string) {
  try {
    return readlinkSync(path)
  } catch {
    return '' // closed meanwhile
  }
}
