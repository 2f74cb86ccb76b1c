import type { Database } from '~/platform/database/database.server'
import { aProductFileRow } from '~/wings/shop/downloads/fixtures'
import { anOrder } from '~/wings/shop/orders/fixtures'
import { aProduct } from '~/wings/shop/products/fixtures'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { announcementsApi } from './api.server'
import { listVersionAnnouncements } from './commands.server'

const announce = endpoint(announcementsApi, '/:productId')

async function auditActions(db: Database) {
  const entries = await db.selectFrom('auditEntries').select(['action', 'actorEmail']).execute()
  expect(entries.every(({ actorEmail }) => actorEmail === testAdmin.email)).toBe(true)
  return entries.map(({ action }) => action).sort()
}

test('buyers are told of a version once, and that is taken back in time', async ({ db }) => {
  const { id: productId } = await aProduct(db)
  await aProductFileRow(db, { productId, version: '2.0' })
  const call = (method: string, version: string) =>
    readJsonResponse(callAsAdmin(announce, db, { method, params: { productId }, json: { version } }))
  const told = async () => (await listVersionAnnouncements(db, productId)).map(({ version }) => version)
  const nobody = { status: 409, body: { error: { message: 'This product has no customers yet.' } } }
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
  expect(await auditActions(db)).toEqual(['product-version.announced', 'product-version.announcement-recalled'])
})

test('a product that is not there, or no id, is not found', async ({ db }) => {
  const statusOf = async (method: string, productId: string) =>
    (await callAsAdmin(announce, db, { method, params: { productId }, json: { version: '2.0' } })).status
  for (const productId of ['00000000-0000-4000-8000-000000000000', 'last'])
    expect(await statusOf('POST', productId)).toBe(404)
  expect(await statusOf('DELETE', 'x')).toBe(404)
  expect(await auditActions(db)).toEqual([])
})
