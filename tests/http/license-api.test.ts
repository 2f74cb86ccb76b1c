import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { issueLicense, revokeLicense } from '~/wings/shop/licenses/commands.server'
import { anOrder } from '~/wings/shop/orders/fixtures'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'
import { createSiteFolder } from '~test/site-folder'

const DATA_DIR = await createSiteFolder({ DEMO: '0' })
let site: RunningSite
const keys = { good: '', single: '', revoked: '' }
const UNKNOWN = 'HARB-00000-00000-00000-00000'

beforeAll(async () => {
  const { db, close } = await openSiteDatabase({ DATA_DIR })
  const licence = async (activations: number | null) => {
    const { id: orderId } = await anOrder(db)
    return { orderId, key: await issueLicense(db, { orderId, activations }) }
  }
  keys.good = (await licence(null)).key
  keys.single = (await licence(1)).key
  const revoked = await licence(5)
  keys.revoked = revoked.key
  await revokeLicense(db, revoked.orderId)
  await close()
  site = await startSite({ DATA_DIR, DEMO: '0' })
})
afterAll(async () => {
  await site.stop()
  rmSync(DATA_DIR, { recursive: true })
})

interface Sent {
  body?: unknown
  method?: string
  type?: string
  from?: string
}

async function call(verb: string, { body, method = 'POST', type = 'application/json', from }: Sent) {
  const answer = await httpRequest(site.origin, `/api/licences/${verb}`, {
    method,
    localAddress: from,
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { ...answer, json: JSON.parse(answer.text) }
}

const verbs = ['validate', 'activate', 'deactivate']
const fine = () => ({ key: keys.good, name: 'a.example' })

const refused: [string, string[], () => Sent, number, string][] = [
  ['a key that nobody has', verbs, () => ({ body: { key: UNKNOWN, name: 'a' } }), 404, 'not_found'],
  ['what is no key', verbs, () => ({ body: { key: "' or 1=1 --", name: 'a' } }), 404, 'not_found'],
  ['the beginning of a key', verbs, () => ({ body: { key: keys.good.slice(0, -1), name: 'a' } }), 404, 'not_found'],
  ['no key', verbs, () => ({ body: { name: 'a' } }), 422, 'invalid'],
  ['an empty key', verbs, () => ({ body: { key: ' ', name: 'a' } }), 422, 'invalid'],
  ['a list in place of a key', verbs, () => ({ body: { key: [keys.good], name: 'a' } }), 422, 'invalid'],
  ['an endless name', verbs, () => ({ body: { ...fine(), name: 'a'.repeat(201) } }), 422, 'invalid'],
  ['a name of two lines', verbs, () => ({ body: { ...fine(), name: 'a\nb' } }), 422, 'invalid'],
  ['no name', ['activate', 'deactivate'], () => ({ body: { key: keys.good } }), 422, 'invalid'],
  ['what is no JSON', verbs, () => ({ body: '{' }), 400, 'bad_request'],
  ['a list', verbs, () => ({ body: [] }), 422, 'invalid'],
  [
    'a form',
    verbs,
    () => ({ body: 'key=1', type: 'application/x-www-form-urlencoded' }),
    415,
    'unsupported_media_type',
  ],
  ['a book', verbs, () => ({ body: { ...fine(), more: 'x'.repeat(5_000) } }), 413, 'too_large'],
  ['GET', verbs, () => ({ method: 'GET' }), 405, 'method_not_allowed'],
  ['PUT', verbs, () => ({ method: 'PUT', body: fine() }), 405, 'method_not_allowed'],
  ['a revoked key', ['activate'], () => ({ body: { key: keys.revoked, name: 'a' } }), 403, 'forbidden'],
]
const cases = refused.flatMap(([what, on, sent, status, code]) =>
  on.map((verb) => ({ verb, what, sent, status, code })),
)

test.each(cases)('$verb refuses $what with $status', async ({ verb, sent, status, code }) => {
  const answer = await call(verb, sent())
  expect([answer.status, answer.json.error.code]).toEqual([status, code])
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a key that nobody has and one that is none are told apart by nothing', async () => {
  const texts = [UNKNOWN, 'nonsense', keys.revoked.replace(/.$/, 'U')].map(
    async (key) => (await call('validate', { body: { key } })).text,
  )
  expect(new Set(await Promise.all(texts)).size).toBe(1)
})

test('software takes the one place of a key, is told when it is taken, and frees it', async () => {
  const [a, b] = ['a.example', 'b.example'].map((name) => ({ key: keys.single, name }))
  const taken = { valid: true, status: 'active', product: 'QueuePro', tier: 'Standard', activations: 1 }
  expect((await call('activate', { body: a })).json).toEqual({ ...taken, activation_limit: 1, activated: true })
  expect((await call('activate', { body: a })).status).toBe(200)
  const full = await call('activate', { body: b })
  expect([full.status, full.json.error.code]).toEqual([409, 'conflict'])
  expect((await call('validate', { body: b })).json).toMatchObject({ valid: true, activated: false })
  expect((await call('deactivate', { body: a })).json).toMatchObject({ activations: 0, activated: false })
  expect((await call('activate', { body: b })).json).toMatchObject({ activations: 1, activated: true })
})

test('of twenty calls for the last place at once, one gets it', async () => {
  await call('deactivate', { body: { key: keys.single, name: 'b.example' } })
  const calls = Array.from({ length: 20 }, (_, n) =>
    call('activate', { body: { key: keys.single, name: `site-${n}` }, from: '127.0.0.9' }),
  )
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 409)).toHaveLength(19)
})

test('a revoked key is reported as revoked to whoever has it', async () => {
  const { json } = await call('validate', { body: { key: keys.revoked } })
  expect(json).toMatchObject({ valid: false, status: 'revoked', activated: null })
})

test('one key and one address are counted, each by itself', async () => {
  const ofKey = await statusesOf(61, (n) => call('validate', { body: { key: keys.good }, from: `127.0.1.${n + 1}` }))
  expect(ofKey.slice(0, 60)).not.toContain(429)
  expect(ofKey[60]).toBe(429)
  const guesses = await statusesOf(121, () => call('validate', { body: { key: UNKNOWN }, from: '127.0.2.1' }))
  expect(guesses).toContain(429)
  const other = await call('validate', { body: { key: keys.revoked }, from: '127.0.2.2' })
  expect(other.status).toBe(200)
})

async function statusesOf(count: number, one: (n: number) => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let n = 0; n < count; n++) statuses.push((await one(n)).status)
  return statuses
}
