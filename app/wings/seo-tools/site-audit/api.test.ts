import type { Database } from '~/platform/database/database.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { methodNotAllowedResponse, readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { siteAuditApi } from './api.server'
import { findRunningAudit, listAudits } from './queries.server'

const running = endpoint(siteAuditApi, '/running')

const call = (db: Database, method: string, json?: unknown) =>
  readJsonResponse(callAsAdmin(running, db, { method, json }))

test('an audit is begun, one at a time, and the one that is named is stopped', async ({ db }) => {
  const { status, body } = await call(db, 'POST')
  expect([status, body]).toEqual([200, { id: expect.any(String) }])
  expect(await findRunningAudit(db)).toMatchObject({ id: body.id, requestedBy: testAdmin.email })
  expect(await call(db, 'POST')).toMatchObject({ status: 409 })
  const another = { id: '00000000-0000-4000-8000-000000000000' }
  expect(await call(db, 'DELETE', another)).toMatchObject({ status: 409 })
  for (const json of [{}, { id: 'nonsense' }]) {
    expect(await call(db, 'DELETE', json)).toMatchObject({
      status: 422,
      body: { error: { fields: { id: expect.any(String) } } },
    })
  }
  expect(await findRunningAudit(db)).toMatchObject({ id: body.id })
  expect(await call(db, 'DELETE', body)).toEqual({ status: 200, body: {} })
  expect(await listAudits(db, 9)).toMatchObject([{ id: body.id, state: 'stopped' }])
  expect(await call(db, 'DELETE', body)).toMatchObject({ status: 409 })
})

test('an audit is begun and stopped in no other way', async ({ db }) => {
  const { body } = await call(db, 'POST')
  expect(await call(db, 'PUT', body)).toEqual(methodNotAllowedResponse('POST, DELETE'))
  expect(await call(db, 'GET')).toEqual(methodNotAllowedResponse('POST, DELETE'))
  expect(await findRunningAudit(db)).toMatchObject({ id: body.id })
})
