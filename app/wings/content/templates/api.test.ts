import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { templatesApi } from './api.server'
import { saveTemplate } from './commands.server'
import { aCityTemplate } from './fixtures'
import { findTemplate } from './queries.server'

const copy = endpoint(templatesApi, '/:templateId/copy')
const revision = endpoint(templatesApi, '/:templateId/revisions/:revision')
const save = endpoint(templatesApi, '/:templateId')
const trash = endpoint(templatesApi, '/trash')

const form = { ...aCityTemplate(), name: 'Cities', samples: [{ city: 'Oslo' }] }

async function aTemplate(db: Database) {
  const templateId = randomUUID()
  await saveTemplate(db, testAdmin, templateId, { basedOn: 0, form })
  return { templateId }
}

test('a template is stored, and nobody writes over what they have not seen', async ({ db }) => {
  const params = { templateId: randomUUID() }
  const call = (json: object) => readJsonResponse(callAsAdmin(save, db, { method: 'PUT', params, json }))
  const stored = () => findTemplate(db, params.templateId)
  expect(await call({ ...form, basedOn: 2 })).toMatchObject({ status: 404 })
  expect(await call({ ...form, basedOn: 0 })).toMatchObject({ status: 200, body: { revision: 1 } })
  expect(await call({ ...form, name: 'Towns', basedOn: 1 })).toMatchObject({ status: 200, body: { revision: 2 } })
  expect(await stored()).toMatchObject({ ...form, name: 'Towns', revision: 2, savedBy: testAdmin.email })
  const late = await callAsAdmin(save, db, { method: 'PUT', params, json: { ...form, basedOn: 1 } })
  expect([late.status, late.headers.get('cache-control')]).toEqual([409, 'no-store'])
  expect(await late.json()).toMatchObject({
    error: { code: 'conflict', message: 'This template was changed since you opened it.' },
    current: { name: 'Towns', revision: 2 },
  })
  const { status, body } = await call({ ...form, name: ' ' })
  expect([status, Object.keys(body.error.fields).sort()]).toEqual([422, ['basedOn', 'name']])
  const wrong = await call({ ...form, content: { title: 3 }, basedOn: 2 })
  expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([422, expect.arrayContaining(['content.title'])])
  expect((await stored())?.revision).toBe(2)
})

test('a long template is stored too', async ({ db }) => {
  const params = { templateId: randomUUID() }
  const samples = [{ city: 'x'.repeat(40_000), pitch: 'x'.repeat(40_000) }]
  const call = { method: 'PUT', params, json: { ...form, samples, basedOn: 0 } }
  expect((await callAsAdmin(save, db, call)).status).toBe(200)
  expect((await findTemplate(db, params.templateId))?.samples).toEqual(samples)
})

test('a template is copied', async ({ db }) => {
  const { status, body } = await readJsonResponse(
    callAsAdmin(copy, db, { method: 'POST', params: await aTemplate(db) }),
  )
  expect(status).toBe(200)
  expect(await findTemplate(db, body.id)).toMatchObject({ ...form, name: 'Cities (copy)', revision: 1 })
})

test('each save of a template is read whole', async ({ db }) => {
  const { templateId } = await aTemplate(db)
  await saveTemplate(db, testAdmin, templateId, { basedOn: 1, form: { ...form, name: 'Towns' } })
  const read = (number: string, id: string = templateId) =>
    readJsonResponse(callAsAdmin(revision, db, { params: { templateId: id, revision: number } }))
  expect(await read('1')).toEqual({ status: 200, body: { state: form } })
  expect(await read('2')).toMatchObject({ status: 200, body: { state: { name: 'Towns' } } })
  for (const number of ['0', '3', '-1', '1.5', 'x1', '1x', '2147483647', '2147483648', '9999999999', '10000000000'])
    expect([number, await read(number)]).toMatchObject([number, { status: 404 }])
  for (const id of [randomUUID(), 'last']) expect(await read('1', id)).toMatchObject({ status: 404 })
})

test('templates go into the trash and come out, and those that were there already are not answered', async ({ db }) => {
  const [first, second, other] = [await aTemplate(db), await aTemplate(db), await aTemplate(db)]
  const call = (method: string, ids: string[]) => readJsonResponse(callAsAdmin(trash, db, { method, json: { ids } }))
  const areDeleted = () =>
    Promise.all(
      [first, second, other].map(async ({ templateId: id }) => (await findTemplate(db, id))?.deletedAt != null),
    )
  expect(await call('POST', [first.templateId])).toEqual({ status: 200, body: { ids: [first.templateId] } })
  const both = [first.templateId, second.templateId]
  expect(await call('POST', both)).toEqual({ status: 200, body: { ids: [second.templateId] } })
  expect(await areDeleted()).toEqual([true, true, false])
  expect(await call('DELETE', [...both, other.templateId])).toEqual({
    status: 200,
    body: { ids: expect.arrayContaining(both) },
  })
  expect(await areDeleted()).toEqual([false, false, false])
  for (const method of ['POST', 'DELETE'])
    expect(await call(method, [])).toMatchObject({
      status: 422,
      body: { error: { fields: { ids: 'Select at least one item.' } } },
    })
})

test('a template that is not there is neither saved nor copied', async ({ db }) => {
  const statusOf = async (action: typeof save, method: string, templateId: string, json?: object) =>
    (await callAsAdmin(action, db, { method, params: { templateId }, json })).status
  expect(await statusOf(copy, 'POST', randomUUID())).toBe(404)
  expect(await statusOf(copy, 'POST', 'last')).toBe(404)
  expect(await statusOf(save, 'PUT', 'last', { ...form, basedOn: 0 })).toBe(404)
  expect(await db.selectFrom('contentTemplates').select('id').execute()).toEqual([])
})
