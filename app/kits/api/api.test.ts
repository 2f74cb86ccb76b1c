import { z } from 'zod'
import { DomainError } from '~/platform/errors/errors'
import { endpoint } from '~test/endpoint'
import { methodNotAllowedResponse, readJsonResponse } from '~test/json-response'
import { callRoute } from '~test/route-call'
import { expect, test } from '~test/test'
import { before, createApi, integerParam, jsonBody, listAddresses, mountApis, uuidParam } from './api.server'
import { describeApi } from './describe-api'

const id = '00000000-0000-4000-8000-000000000000'

class CupIsGone extends DomainError {
  override readonly details = { cup: null }
  constructor() {
    super('This cup is gone.', 404)
  }
}

const cups = createApi(() => ({ guest: 'Ada' }))
  .get('/', (c) => c.json({ guest: c.var.guest, size: c.req.query('size') ?? 'any' }))
  .post('/', jsonBody(z.object({ size: z.int() }), 50), (c) => c.json({ size: c.req.valid('json').size }))
  .delete(
    '/:id',
    uuidParam('id', () => new CupIsGone()),
    (c) => c.json({ id: c.req.param('id') }),
  )

const shelves = createApi(() => ({}))
  .get('/empty', (c) => c.json([]))
  .patch(
    '/:shelf',
    integerParam('shelf', () => new CupIsGone()),
    before((c) => {
      if (c.req.query('locked') !== undefined) throw new CupIsGone()
    }),
    jsonBody(z.object({ cups: z.int() })),
    (c) => c.json({ shelf: c.req.param('shelf'), ...c.req.valid('json') }),
  )

const client = describeApi<typeof cups>('/kitchen/cups')

test('an address answers JSON that nobody caches, and knows who asks', async ({ db }) => {
  const answer = await callRoute(endpoint(cups, '/'), db, { path: '/?size=3' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ guest: 'Ada', size: '3' })
})

test('a body is checked before the handler sees it', async ({ db }) => {
  const post = (json: unknown) => readJsonResponse(callRoute(endpoint(cups, '/'), db, { json }))
  expect(await post({ size: 2 })).toEqual({ status: 200, body: { size: 2 } })
  expect(await post({ size: 'large' })).toMatchObject({
    status: 422,
    body: { error: { fields: { size: expect.anything() } } },
  })
  expect((await post({ size: 2, note: 'x'.repeat(50) })).status).toBe(413)
})

test('a broken rule is answered with its status, its sentence and what belongs to it', async ({ db }) => {
  const call = { method: 'DELETE', params: { id: 'tea' } }
  expect(await readJsonResponse(callRoute(endpoint(cups, '/:id'), db, call))).toEqual({
    status: 404,
    body: { error: { code: 'not_found', message: 'This cup is gone.' }, cup: null },
  })
})

test('a method that an address does not know is named with those that it knows', async ({ db }) => {
  const answer = readJsonResponse(callRoute(endpoint(cups, '/'), db, { method: 'PUT' }))
  expect(await answer).toEqual(methodNotAllowedResponse('GET, POST'))
  const elsewhere = await callRoute(endpoint(cups, '/of/tea'), db)
  expect(elsewhere.status).toBe(404)
})

test('an address without a parameter is never taken for one with it', async ({ db }) => {
  const patch = (path: string) =>
    readJsonResponse(callRoute(endpoint(shelves, path), db, { method: 'PATCH', json: {} }))
  expect(await patch('/empty')).toEqual(methodNotAllowedResponse('GET'))
  expect(await patch('/full')).toMatchObject({ status: 404, body: { error: { message: 'This cup is gone.' } } })
  expect((await callRoute(endpoint(shelves, '/empty'), db, { method: 'HEAD' })).status).toBe(200)
})

test('a part of an address that has to be a whole number is one that the database can hold', async ({ db }) => {
  const call = { method: 'PATCH', json: { cups: 1 } }
  const at = async (shelf: string) => (await callRoute(endpoint(shelves, `/${shelf}`), db, call)).status
  for (const wrong of ['0', '-1', '1.5', '1e3', 'x', '2147483648'])
    expect([wrong, await at(wrong)]).toEqual([wrong, 404])
  for (const right of ['1', '2147483647']) expect([right, await at(right)]).toEqual([right, 200])
})

test('what comes before the body is asked for first', async ({ db }) => {
  const call = { method: 'PATCH', json: 'no cups' }
  expect((await callRoute(endpoint(shelves, '/1'), db, call)).status).toBe(422)
  expect((await callRoute(endpoint(shelves, '/1'), db, { ...call, path: '/?locked' })).status).toBe(404)
})

test('a bug is left to the router', async ({ db }) => {
  const broken = createApi(() => ({})).get('/', () => {
    throw new TypeError('no cup')
  })
  await expect(callRoute(endpoint(broken, '/'), db)).rejects.toThrow('no cup')
})

test('the addresses of all rooms can be listed', () => {
  expect(listAddresses(mountApis('/kitchen', { cups }))).toEqual([
    { method: 'GET', path: '/kitchen/cups' },
    { method: 'POST', path: '/kitchen/cups' },
    { method: 'DELETE', path: '/kitchen/cups/:id' },
  ])
})

test('a call is described by its address, with what stands in it filled in', () => {
  expect(client.get('/', { query: { size: 'a&b', shape: undefined } })).toMatchObject({
    path: '/kitchen/cups?size=a%26b',
    method: 'GET',
  })
  expect(client.delete('/:id', { param: { id } })).toMatchObject({ path: `/kitchen/cups/${id}`, method: 'DELETE' })
  expect(client.post('/', { json: { size: 1 } })).toMatchObject({ path: '/kitchen/cups', json: { size: 1 } })
})
