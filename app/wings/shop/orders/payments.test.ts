import type { Database } from '~/platform/database/database.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { callRoute, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { ordersApi, paymentStatusApi } from './api.server'
import { createOrderKey } from './checkout/order-key.server'
import { anOrder } from './fixtures'
import { findPaymentSettings } from './payment-settings.server'

const setUp = endpoint(ordersApi, '/payment-settings')
const status = endpoint(paymentStatusApi, '/')

const { SECRET } = testEnvironment()

test('the studio says what Stripe does besides taking the money', async ({ db }) => {
  const call = (json: object) => readJsonResponse(callAsAdmin(setUp, db, { method: 'PUT', json }))
  const wanted = { tax: true, invoices: false }
  expect(await call(wanted)).toEqual({ status: 200, body: wanted })
  expect(await findPaymentSettings(db)).toEqual(wanted)
  const { status, body } = await call({ tax: 'yes' })
  expect([status, Object.keys(body.error.fields)]).toEqual([422, ['tax', 'invoices']])
  expect(await findPaymentSettings(db)).toEqual(wanted)
  const actions = await db.selectFrom('auditEntries').select(['action', 'actorEmail']).execute()
  expect(actions).toEqual([{ action: 'payments.set-up', actorEmail: testAdmin.email }])
})

const askFor = (db: Database, key: string) => callRoute(status, db, { path: `/payment/status?order=${key}` })

test.for([
  ['waiting', { status: 'open', paidAt: null }],
  ['expired', { status: 'expired', paidAt: null }],
  ['ready', { status: 'paid', paidAt: new Date() }],
  ['revoked', { status: 'refunded', paidAt: new Date() }],
] as const)('whoever has the key of an order is told that it is %s', async ([progress, order], { db }) => {
  const { id } = await anOrder(db, order)
  const answer = await askFor(db, createOrderKey(SECRET, id))
  expect([answer.status, await answer.json()]).toEqual([200, { status: progress }])
  const { headers } = answer
  expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
})

test('nobody is told anything of an order without its key', async ({ db }) => {
  const { id } = await anOrder(db)
  for (const key of ['', id, createOrderKey('another secret', id)]) expect((await askFor(db, key)).status).toBe(404)
  expect((await callRoute(status, db, { path: '/payment/status' })).status).toBe(404)
  const gone = createOrderKey(SECRET, '00000000-0000-4000-8000-000000000000')
  expect((await askFor(db, gone)).status).toBe(404)
})
