import type { Database } from '~/platform/database/database.server'
import { callAsAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { methodNotAllowedResponse, readJsonResponse } from '~test/json-response'
import { expect, test } from '~test/test'
import { inboxApi } from './api.server'
import { countUnreadMessages } from './queries.server'

async function aMessage(db: Database) {
  const { id } = await db
    .insertInto('inboxMessages')
    .values({ kind: 'contact', email: 'zoe@example.com', pagePath: '/contact' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const call = (db: Database, method: string, json?: unknown) =>
  readJsonResponse(callAsAdmin(endpoint(inboxApi, '/read'), db, { method, json }))

test('messages are marked as read and as unread again, and those that changed are answered', async ({ db }) => {
  const [id] = [await aMessage(db), await aMessage(db)]
  expect(await call(db, 'POST', { ids: [id] })).toEqual({ status: 200, body: { ids: [id] } })
  expect(await countUnreadMessages(db)).toBe(1)
  expect(await call(db, 'POST', { ids: [id] })).toEqual({ status: 200, body: { ids: [] } })
  expect(await call(db, 'DELETE', { ids: [id] })).toEqual({ status: 200, body: { ids: [id] } })
  expect(await countUnreadMessages(db)).toBe(2)
})

test('messages are marked in no other way, and not without saying which', async ({ db }) => {
  const id = await aMessage(db)
  expect(await call(db, 'PUT', { ids: [id] })).toEqual(methodNotAllowedResponse('POST, DELETE'))
  expect(await call(db, 'GET')).toEqual(methodNotAllowedResponse('POST, DELETE'))
  for (const ids of [[], ['1 or 1=1']]) expect(await call(db, 'POST', { ids })).toMatchObject({ status: 422 })
  expect(await countUnreadMessages(db)).toBe(1)
})
