import type { Database } from '~/platform/database/database.server'
import { aProduct } from '~/wings/shop/products/fixtures'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { downloadsApi } from './api.server'
import { aProductFileRow } from './fixtures'

const relabel = endpoint(downloadsApi, '/:productId/files/:fileId')
const withdraw = endpoint(downloadsApi, '/:productId/files/:fileId/withdrawal')

const nowhere = '00000000-0000-4000-8000-000000000000'

async function aFile(db: Database) {
  const { id: productId } = await aProduct(db)
  const { id: fileId } = await aProductFileRow(db, { productId, version: '2.0' })
  return { productId, fileId }
}

async function fileOf(db: Database, { fileId }: { fileId: string }) {
  const columns = ['version', 'notes', 'withdrawnAt'] as const
  return db.selectFrom('productFiles').select(columns).where('id', '=', fileId).executeTakeFirstOrThrow()
}

async function deedsOf(db: Database) {
  const entries = await db.selectFrom('auditEntries').select(['action', 'actorEmail']).execute()
  expect(entries.every(({ actorEmail }) => actorEmail === testAdmin.email)).toBe(true)
  return entries.map(({ action }) => action).sort()
}

test('a file is offered to nobody new, and offered again', async ({ db }) => {
  const [params, other] = [await aFile(db), await aFile(db)]
  const call = (method: string) => readJsonResponse(callAsAdmin(withdraw, db, { method, params }))
  expect(await call('POST')).toEqual({ status: 200, body: {} })
  expect(await fileOf(db, params)).toMatchObject({ withdrawnAt: expect.any(Date) })
  expect(await fileOf(db, other)).toMatchObject({ withdrawnAt: null })
  expect(await call('DELETE')).toEqual({ status: 200, body: {} })
  expect(await fileOf(db, params)).toMatchObject({ withdrawnAt: null })
  expect(await deedsOf(db)).toEqual(['product-file.offered-again', 'product-file.withdrawn'])
})

test('a file gets another version and other notes', async ({ db }) => {
  const params = await aFile(db)
  const call = (json: object) => readJsonResponse(callAsAdmin(relabel, db, { method: 'PATCH', params, json }))
  const after = { version: '2.1', notes: 'Faster lists' }
  expect(await call({ version: ' 2.1 ', notes: 'Faster lists' })).toEqual({ status: 200, body: after })
  expect(await fileOf(db, params)).toMatchObject(after)
  const { status, body } = await call({ version: ' ', notes: 'x'.repeat(5_001) })
  expect([status, Object.keys(body.error.fields)]).toEqual([422, ['version', 'notes']])
  expect(await fileOf(db, params)).toMatchObject(after)
  expect(await deedsOf(db)).toEqual(['product-file.relabelled'])
})

test('what belongs to another product, or is no id, is not found', async ({ db }) => {
  const [file, other] = [await aFile(db), await aFile(db)]
  const others = { productId: other.productId, fileId: file.fileId }
  for (const params of [
    others,
    { ...file, fileId: nowhere },
    { ...file, fileId: 'last' },
    { ...file, productId: 'x' },
  ]) {
    expect((await callAsAdmin(withdraw, db, { method: 'POST', params })).status).toBe(404)
    expect((await callAsAdmin(relabel, db, { method: 'PATCH', params, json: { version: '9' } })).status).toBe(404)
  }
  expect(await fileOf(db, file)).toMatchObject({ version: '2.0', withdrawnAt: null })
  expect(await deedsOf(db)).toEqual([])
})
