import type { Database } from '~/platform/database/database.server'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { siteAuditApi } from './api.server'
import { findRunningAudit, listAudits } from './queries.server'

const start = (db: Database) => call(db, '/runs')
const call = (db: Database, path: string) =>
  readJsonResponse(callAsAdmin(endpoint(siteAuditApi, path), db, { method: 'POST' }))

test('an audit is begun, one at a time, and the one that is named is stopped', async ({ db }) => {
  const { status, body } = await start(db)
  expect([status, body]).toEqual([200, { id: expect.any(String) }])
  expect(await findRunningAudit(db)).toMatchObject({ id: body.id, startedByEmail: testAdmin.email })
  expect(await start(db)).toMatchObject({ status: 409 })
  for (const other of ['00000000-0000-4000-8000-000000000000', 'nonsense'])
    expect(await call(db, `/runs/${other}/stop`)).toMatchObject({ status: 404 })
  expect(await findRunningAudit(db)).toMatchObject({ id: body.id })
  expect(await call(db, `/runs/${body.id}/stop`)).toEqual({ status: 200, body: {} })
  expect(await listAudits(db, 9)).toMatchObject([{ id: body.id, state: 'stopped' }])
  expect(await call(db, `/runs/${body.id}/stop`)).toMatchObject({ status: 409 })
})
