import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSiteDatabase } from '~/platform/database/embedded-postgres/open-site-database.server'
import { anAdmin } from '~test/admin'
import { httpRequest } from '~test/http'
import { type RunningSite, startSite } from '~test/running-site'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const folder = mkdtempSync(path.join(tmpdir(), 'events-'))
const place = { DATA_DIR: folder, ORIGIN: 'http://harbor.test', DEMO: '0', TRUSTED_PROXIES: '1' }

let site: RunningSite
beforeAll(async () => {
  writeFileSync(path.join(place.DATA_DIR, 'data-centres.txt'), '# a provider of the test\n198.51.100.0/24\n')
  site = await startSite(place)
})
afterAll(async () => {
  await site.stop()
  rmSync(place.DATA_DIR, { recursive: true })
})

const event = (id: string, changes: object = {}) => ({
  event_id: id,
  event_type: 'page_view',
  page_path: '/blog',
  metadata: {},
  ...changes,
})
const json = { 'content-type': 'application/json', 'user-agent': firefox }
const send = (body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  httpRequest(site.origin, '/api/events', {
    method,
    headers: { ...json, ...headers },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

type Sent = [how: string, body: unknown, headers: Record<string, string>, status: number, code: string, reason: string]

const unkept: Sent[] = [
  ['from another site', event('foreign-1'), { 'sec-fetch-site': 'cross-site' }, 403, 'forbidden', 'foreign'],
  ['with another origin', event('foreign-2'), { origin: 'https://elsewhere.example' }, 403, 'forbidden', 'foreign'],
  ['as a form', 'type=page_view', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type', 'malformed'],
  ['larger than any event', 'x'.repeat(20_000), {}, 413, 'too_large', 'malformed'],
  ['as no JSON', '{', {}, 400, 'bad_request', 'malformed'],
  ['as the beginning of a whole', '[[[['.repeat(3_000), {}, 400, 'bad_request', 'malformed'],
  ['with a purchase in it', event('forged-1', { event_type: 'purchase' }), {}, 422, 'invalid', 'malformed'],
  ['with a price of its own', event('forged-2', { metadata: { amount: 499 } }), {}, 422, 'invalid', 'malformed'],
  ['for a visitor of its choice', event('forged-3', { visitor: 7 }), {}, 422, 'invalid', 'malformed'],
  ['dated ahead', event('future-01', { created_at: '2036-01-01T00:00:00Z' }), {}, 422, 'invalid', 'malformed'],
  ['for a day to come', event('future-02', { day: '2036-01-01' }), {}, 422, 'invalid', 'malformed'],
  ['by a program', event('program-1'), { 'user-agent': 'curl/8.5.0' }, 204, '', 'program'],
  ['by nobody', event('program-2'), { 'user-agent': '' }, 204, '', 'program'],
  ['ahead of any look', event('ahead-001'), { 'sec-purpose': 'prefetch;prerender' }, 204, '', 'prefetch'],
  ['ahead, as it was said earlier', event('ahead-002'), { purpose: 'prefetch' }, 204, '', 'prefetch'],
  ['from a data centre', event('centre-01'), { 'x-forwarded-for': '198.51.100.77' }, 204, '', 'data-centre'],
]

test.for(unkept)('what is sent %s is not kept', async ([, body, headers, status, code]) => {
  const answer = await send(body, headers)
  expect([answer.status, answer.text && JSON.parse(answer.text).error.code]).toEqual([status, code])
})

test('a flood is refused, and others are heard meanwhile', async () => {
  const flood = { 'x-forwarded-for': '192.0.2.9' }
  const statuses: number[] = []
  for (let batch = 0; batch < 40; batch++) {
    const events = Array.from({ length: 20 }, (_, index) =>
      event(`flood-${batch}-${index}`, { metadata: { is_admin: true } }),
    )
    statuses.push((await send(events, flood)).status)
  }
  expect(new Set(statuses)).toEqual(new Set([204, 429]))
  expect((await send(event('beside-01', { metadata: { is_admin: true } }))).status).toBe(204)
})

test('only POST is taken', async () => {
  const answer = await send('', {}, 'GET')
  expect([answer.status, answer.headers.allow]).toEqual([405, 'POST'])
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

test('what was acknowledged is there once, an admin’s marked, and what was refused is counted, by its reason', async () => {
  const { cookie } = await anAdmin(site, place)
  expect((await send([event('kept-0001'), event('kept-0002')])).status).toBe(204)
  expect((await send(event('kept-0001'))).status).toBe(204)
  expect((await send(event('admins-01'), { cookie })).status).toBe(204)
  expect((await httpRequest(site.origin, '/')).status).toBe(200)
  await site.stop()
  const database = await openSiteDatabase(place)
  const told = await database.db.selectFrom('analyticsEvents').select(['metadata', 'day', 'createdAt']).execute()
  const refused = await database.db.selectFrom('rejectedEvents').select(['reason', 'count']).execute()
  await database.close()
  const marked = told.map(({ metadata }) => JSON.stringify(metadata))
  expect(marked.filter((metadata) => metadata === '{"is_admin":false}')).toHaveLength(2)
  expect(new Set(marked)).toEqual(new Set(['{"is_admin":false}', '{"is_admin":true}']))
  for (const { day, createdAt } of told) expect(day).toBe(createdAt.toISOString().slice(0, 10))
  const counted = Object.fromEntries(refused.map(({ reason, count }) => [reason, Number(count)]))
  const timesOf = (reason: string) => unkept.filter(([, , , , , expected]) => expected === reason).length
  for (const reason of ['foreign', 'malformed', 'program', 'prefetch', 'data-centre'])
    expect([reason, counted[reason]]).toEqual([reason, timesOf(reason)])
  expect(counted.replay).toBe(1)
  expect(counted.flood).toBeGreaterThan(0)
  site = await startSite(place)
})

test('a list of data centres with a line that is none stops the start, by the number of the line', async () => {
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'centres-'))
  writeFileSync(path.join(elsewhere, 'data-centres.txt'), '198.51.100.0/24\nsome provider\n')
  await expect(startSite({ DATA_DIR: elsewhere, DEMO: '0' })).rejects.toThrow('line 2 is not a network')
  rmSync(elsewhere, { recursive: true })
})
