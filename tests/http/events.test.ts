import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '~/platform/database/database.server'
import { anAdmin } from '../support/admin'
import { ask } from '../support/http'
import { type RunningSite, startSite } from '../support/running-site'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const place = { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'events-')), ORIGIN: 'http://harbor.test', DEMO: '0' }

let site: RunningSite
beforeAll(async () => {
  site = await startSite(place)
})
afterAll(async () => {
  await site.stop()
  rmSync(place.DATA_DIR, { recursive: true })
})

const event = (id: string, changes: object = {}) => ({
  ...{ event_id: id, event_type: 'page_view', page_path: '/blog', metadata: {} },
  ...changes,
})
const json = { 'content-type': 'application/json', 'user-agent': firefox }
const send = (body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  ask(site.origin, '/api/events', {
    ...{ method, headers: { ...json, ...headers } },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

test.for<[string, unknown, Record<string, string>, number, string]>([
  ['from another site', event('foreign-1'), { 'sec-fetch-site': 'cross-site' }, 403, 'forbidden'],
  ['with another origin', event('foreign-2'), { origin: 'https://elsewhere.example' }, 403, 'forbidden'],
  ['as a form', 'event_type=page_view', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
  ['larger than any event', 'x'.repeat(20_000), {}, 413, 'too_large'],
  ['as no JSON', '{', {}, 400, 'bad_request'],
  ['of an unknown type', event('forged-1', { event_type: 'purchase' }), {}, 422, 'invalid'],
])('what is sent %s is refused', async ([, body, headers, status, code]) => {
  const answer = await send(body, headers)
  expect([answer.status, JSON.parse(answer.text).error.code]).toEqual([status, code])
})

test('only POST is taken', async () => {
  const answer = await send('', {}, 'GET')
  expect([answer.status, answer.headers.allow]).toEqual([405, 'POST'])
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

test('what was acknowledged is there once, an admin’s marked, and what was refused is counted', async () => {
  const { cookie } = await anAdmin(site, place)
  expect((await send([event('kept-0001'), event('kept-0002')])).status).toBe(204)
  expect((await send(event('kept-0001'))).status).toBe(204)
  expect((await send(event('admins-01'), { cookie })).status).toBe(204)
  expect((await send(event('program-1'), { 'user-agent': 'curl/8.5.0' })).status).toBe(204)
  await site.stop()
  const database = await openDatabase(place)
  const events = await database.db.selectFrom('analyticsEvents').select(['pagePath', 'metadata']).execute()
  const refused = await database.db.selectFrom('refusedEvents').select(['reason', 'count']).orderBy('reason').execute()
  await database.close()
  expect(events.map(({ metadata }) => metadata)).toEqual([{ is_admin: false }, { is_admin: false }, { is_admin: true }])
  expect(refused).toEqual([
    { reason: 'foreign', count: 2 },
    { reason: 'malformed', count: 4 },
    { reason: 'program', count: 1 },
  ])
  site = await startSite(place)
})
