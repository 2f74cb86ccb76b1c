import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import type { InboxMessages } from '~/platform/database/tables'
import { callAsAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { expect, test } from '~test/test'
import { inboxApi } from './api.server'
import { archiveMessages, markMessagesRead, markMessagesUnread, unarchiveMessages } from './inbox.commands.server'
import { countUnreadMessages, listInboxMessages } from './queries.server'
import { replyMailtoUrl } from './reply-mailto-url'

const archiving = endpoint(inboxApi, '/archived')

const ada = { id: null, email: 'ada@harbor.test' }

async function aMessage(db: Database, message: Partial<Insertable<InboxMessages>> = {}) {
  const { id } = await db
    .insertInto('inboxMessages')
    .values({ kind: 'contact', email: 'zoe@example.com', pagePath: '/contact', ...message })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const found = async (db: Database, filter: Parameters<typeof listInboxMessages>[1]) =>
  (await listInboxMessages(db, filter, {}, 50)).rows.map(({ id }) => id)
const actions = async (db: Database) =>
  (await db.selectFrom('auditEntries').select(['action', 'subject']).execute()).map(({ action }) => action).sort()

test('a message is archived and brought back, and the log tells of both', async ({ db }) => {
  const id = await aMessage(db)
  expect(await archiveMessages(db, ada, [id])).toEqual([id])
  expect([await found(db, {}), await found(db, { show: 'archived' })]).toEqual([[], [id]])
  expect(await unarchiveMessages(db, ada, [id])).toEqual([id])
  expect([await found(db, {}), await found(db, { show: 'archived' })]).toEqual([[id], []])
  expect(await actions(db)).toEqual(['message.archived', 'message.unarchived'])
})

test('what changes nothing is not written into the log', async ({ db }) => {
  const id = await aMessage(db, { readAt: new Date() })
  expect(await markMessagesRead(db, ada, [id, randomUUID()])).toEqual([])
  expect(await actions(db)).toEqual([])
})

test('unread messages are counted until they are read or archived', async ({ db }) => {
  const [first, second] = [await aMessage(db), await aMessage(db)]
  expect(await countUnreadMessages(db)).toBe(2)
  await markMessagesRead(db, ada, [first])
  await archiveMessages(db, ada, [second])
  expect(await countUnreadMessages(db)).toBe(0)
  await markMessagesUnread(db, ada, [first])
  expect(await found(db, { show: 'unread' })).toEqual([first])
})

test('a message is found by the beginnings of words in its text, its name and its address', async ({ db }) => {
  const id = await aMessage(db, {
    name: 'Zoë Müller',
    email: 'zoe@workshop.example',
    message: "Our tickets jam, O'Brien\\says. Node.js?",
  })
  for (const q of [
    'tick',
    'müll zoë',
    'workshop',
    'ZOE@workshop.example',
    'zoe@work',
    'jam.',
    "o'br",
    'brien\\says',
    'node.js',
  ]) {
    expect([q, await found(db, { q })]).toEqual([q, [id]])
  }
  for (const q of ['icket', 'zoe nobody']) expect([q, await found(db, { q })]).toEqual([q, []])
  for (const q of ["' | & ! :* <->", '()', '  ', '\0', '\\']) expect(await found(db, { q })).toEqual([id])
})

test('leads and messages are told apart', async ({ db }) => {
  const lead = await aMessage(db, { kind: 'lead' })
  await aMessage(db)
  expect(await found(db, { kind: 'lead' })).toEqual([lead])
})

test('over HTTP, POST archives and DELETE takes it back; nothing else is understood', async ({ db }) => {
  const id = await aMessage(db)
  const call = (method: string, json?: unknown) => callAsAdmin(archiving, db, { method, json })
  expect(await (await call('POST', { ids: [id] })).json()).toEqual({ ids: [id] })
  expect(await (await call('DELETE', { ids: [id] })).json()).toEqual({ ids: [id] })
  expect((await call('PUT', { ids: [id] })).status).toBe(405)
  expect((await call('POST', { ids: [] })).status).toBe(422)
  expect((await call('POST', { ids: ['1 or 1=1'] })).status).toBe(422)
  expect((await call('GET')).status).toBe(405)
})

test('an answer opens in the mail program with the message quoted', () => {
  const address = replyMailtoUrl({
    name: 'Zoë',
    email: 'zoe+shop@example.com',
    subject: 'A license?',
    message: 'Does it\nprint & fold?',
  })
  expect(address).toMatch(/^mailto:zoe%2Bshop%40example\.com\?subject=Re%3A%20A%20license%3F&body=/)
  expect(new URL(address).searchParams.get('body')).toBe('Hello Zoë,\r\n\r\n\r\n> Does it\r\n> print & fold?')
})
