import type { RouterContextProvider } from 'react-router'
import type { Database } from '~/platform/database/database.server'
import { anOrder } from '~/wings/shop/orders/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { readJsonResponse } from '~test/json-response'
import type { RouteCall } from '~test/route-call'
import { expect, test } from '~test/test'
import { listVersionAnnouncements } from '../announcement.commands.server'
import { aProductFileRow } from '../fixtures'
import { action as announce } from './admin-product-announcement'
import { action as relabel } from './admin-product-file'
import { action as withdraw } from './admin-product-file-withdrawal'

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

test('buyers are told of a version once, and that is taken back in time', async ({ db }) => {
  const { productId } = await aFile(db)
  const call = (method: string, version: string) =>
    readJsonResponse(callAsAdmin(announce, db, { method, params: { productId }, json: { version } }))
  const told = async () => (await listVersionAnnouncements(db, productId)).map(({ version }) => version)
  const nobody = { status: 409, body: { error: { message: 'Nobody has bought this product yet.' } } }
  expect(await call('POST', '2.0')).toMatchObject(nobody)
  for (const email of ['zoe@example.com', 'yan@example.com']) await anOrder(db, { productId, email })
  expect(await call('POST', '3.0')).toMatchObject({ status: 409 })
  expect(await told()).toEqual([])
  expect(await call('POST', '2.0')).toEqual({ status: 200, body: { buyers: 2 } })
  expect(await call('POST', '2.0')).toMatchObject({ status: 409 })
  expect(await told()).toEqual(['2.0'])
  expect(await call('DELETE', '2.0')).toEqual({ status: 200, body: {} })
  expect(await told()).toEqual([])
  expect(await call('DELETE', '2.0')).toMatchObject({ status: 409 })
  for (const version of ['', 'x'.repeat(41)])
    expect(await call('POST', version)).toMatchObject({
      status: 422,
      body: { error: { fields: { version: expect.anything() } } },
    })
  expect(await deedsOf(db)).toEqual(['product-version.announced', 'product-version.announcement-recalled'])
})

// they differ in the names of their parameters alone
type Called = (args: { request: Request; params: object; context: RouterContextProvider }) => Promise<Response>

test('what belongs to another product, or is no id, is not found', async ({ db }) => {
  const [file, other] = [await aFile(db), await aFile(db)]
  const statusOf = async (action: unknown, call: RouteCall<object>) =>
    (await callAsAdmin(action as Called, db, call)).status
  const others = { productId: other.productId, fileId: file.fileId }
  for (const params of [
    others,
    { ...file, fileId: nowhere },
    { ...file, fileId: 'last' },
    { ...file, productId: 'x' },
  ]) {
    expect(await statusOf(withdraw, { method: 'POST', params })).toBe(404)
    expect(await statusOf(relabel, { method: 'PATCH', params, json: { version: '9' } })).toBe(404)
  }
  for (const productId of [nowhere, 'last'])
    expect(await statusOf(announce, { params: { productId }, json: { version: '2.0' } })).toBe(404)
  expect(await statusOf(announce, { method: 'DELETE', params: { productId: 'x' }, json: { version: '2.0' } })).toBe(404)
  expect(await fileOf(db, file)).toMatchObject({ version: '2.0', withdrawnAt: null })
  expect(await deedsOf(db)).toEqual([])
})
