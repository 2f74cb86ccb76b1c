import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { callAsAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { methodNotAllowedResponse, readJsonResponse } from '~test/json-response'
import { aRedirect } from '~test/redirect-fixtures'
import { expect, test } from '~test/test'
import { redirectsApi } from '../api.server'
import type { RemovedRedirect } from '../commands.server'
import { loader as askForChanging, action as changing } from './admin-redirect'

const removal = endpoint(redirectsApi, '/removal')

const rows = (db: Database) =>
  db.selectFrom('redirects').select(['id', 'fromPath', 'toPath', 'status']).orderBy('fromPath').execute()

const change = async (db: Database, redirectId: string, form: Record<string, string>) =>
  callAsAdmin(changing, db, { params: { redirectId }, form })

test('a redirect is changed; a whole address of this site is one of its paths', async ({ db }) => {
  const { id } = await aRedirect(db, '/old', '/a')
  const answer = await change(db, id, { from: '/Older/', to: 'http://harbor.test/b', status: '302' })
  expect(answer).toEqual({ id, from: '/older', skipped: [], updatedCount: 0 })
  expect(await rows(db)).toEqual([{ id, fromPath: '/older', toPath: '/b', status: 302 }])
})

test('what keeps a redirect from being changed is told, with its status', async ({ db }) => {
  const { id } = await aRedirect(db, '/old', '/a')
  await aRedirect(db, '/taken', '/b')
  const before = await rows(db)
  expect(await change(db, id, { from: 'old', to: '/b', status: '301' })).toMatchObject({
    init: { status: 422 },
    data: { fieldErrors: { from: expect.any(String) }, values: { from: 'old' } },
  })
  expect(await change(db, id, { from: '/taken', to: '/c', status: '301' })).toMatchObject({
    init: { status: 409 },
    data: { formError: expect.stringContaining('already has a redirect') },
  })
  const form = { from: '/x', to: '/y', status: '301' }
  expect(await change(db, randomUUID(), form)).toMatchObject({ init: { status: 404 } })
  await expect(change(db, 'nonsense', form)).rejects.toMatchObject({ init: { status: 404 } })
  expect(await rows(db)).toEqual(before)
})

test('redirects are removed and answered, and such an answer brings them back with their visits', async ({ db }) => {
  const [first, second, kept] = [
    await aRedirect(db, '/a', '/x'),
    await aRedirect(db, '/b', '', 410),
    await aRedirect(db, '/c', '/x'),
  ]
  const visited = { hits: 7, lastHitAt: new Date('2026-02-03T04:05:06.789Z') }
  await db.updateTable('redirects').set(visited).where('id', '=', first.id).execute()
  const before = await rows(db)
  const json = { ids: [first.id, second.id] }
  const removed = await readJsonResponse(callAsAdmin(removal, db, { method: 'POST', json }))
  expect(removed.status).toBe(200)
  expect(removed.body.redirects.map(({ fromPath }: RemovedRedirect) => fromPath).sort()).toEqual(['/a', '/b'])
  expect((await rows(db)).map(({ id }) => id)).toEqual([kept.id])
  const restored = await readJsonResponse(callAsAdmin(removal, db, { method: 'DELETE', json: removed.body }))
  expect(restored).toEqual(removed)
  expect(await rows(db)).toEqual(before)
  const again = db.selectFrom('redirects').select(['hits', 'lastHitAt']).where('id', '=', first.id)
  expect(await again.executeTakeFirst()).toEqual(visited)
})

test('as many redirects as are removed at once come back at once, long addresses and all', async ({ db }) => {
  const long = Array.from({ length: 500 }, (_, at) => ({
    fromPath: `/${at}/`.padEnd(500, '語'),
    toPath: `/${at}/`.padEnd(2_000, '語'),
  }))
  const added = await db.insertInto('redirects').values(long).returning('id').execute()
  const json = { ids: added.map(({ id }) => id) }
  const { body } = await readJsonResponse(callAsAdmin(removal, db, { method: 'POST', json }))
  expect(await rows(db)).toEqual([])
  expect(await readJsonResponse(callAsAdmin(removal, db, { method: 'DELETE', json: body }))).toMatchObject({
    status: 200,
  })
  expect(await rows(db)).toHaveLength(500)
})

const whole = {
  id: '00000000-0000-4000-8000-000000000000',
  fromPath: '/a',
  toPage: null,
  toPath: '/b',
  status: 301,
  isAutomatic: false,
  hits: 0,
  lastHitAt: null,
}

const wrong: [string, object][] = [
  ['an address that is no path', { fromPath: 'a' }],
  ['an address that is too long', { fromPath: `/${'a'.repeat(500)}` }],
  ['a target that a browser would run', { toPath: 'javascript:alert(1)' }],
  ['a target that is too long', { toPath: `/${'a'.repeat(2_000)}` }],
  ['an answer that is unknown', { status: 308 }],
  ['a target although it is gone', { status: 410 }],
  ['no target', { toPath: null }],
  ['two targets', { toPage: '00000000-0000-4000-8000-000000000001' }],
  ['visits that cannot be', { hits: -1 }],
  ['a visit at no time', { lastHitAt: 'yesterday' }],
]

test.for(wrong)('nothing is brought back with %s', async ([, changes], { db }) => {
  const json = { redirects: [whole, { ...whole, ...changes }] }
  expect(await readJsonResponse(callAsAdmin(removal, db, { method: 'DELETE', json }))).toMatchObject({ status: 422 })
  expect(await rows(db)).toEqual([])
})

test('nothing is removed without saying what, and nothing is brought back from nothing', async ({ db }) => {
  await aRedirect(db, '/a', '/x')
  for (const [method, json] of [
    ['POST', { ids: [] }],
    ['POST', { ids: ['1 or 1=1'] }],
    ['DELETE', { redirects: [] }],
  ] as const) {
    expect(await readJsonResponse(callAsAdmin(removal, db, { method, json }))).toMatchObject({ status: 422 })
  }
  expect(await rows(db)).toHaveLength(1)
})

test('redirects are changed and removed in no other way', async ({ db }) => {
  const { id } = await aRedirect(db, '/a', '/x')
  const call = { method: 'PUT', params: { redirectId: id }, json: { ids: [id] } }
  for (const refused of [call, { method: 'GET' }])
    expect(await readJsonResponse(callAsAdmin(removal, db, refused))).toEqual(methodNotAllowedResponse('POST, DELETE'))
  expect(await readJsonResponse((await callAsAdmin(changing, db, call)) as Response)).toEqual(
    methodNotAllowedResponse('POST'),
  )
  expect(await readJsonResponse(askForChanging())).toEqual(methodNotAllowedResponse('POST'))
  expect(await rows(db)).toHaveLength(1)
})
