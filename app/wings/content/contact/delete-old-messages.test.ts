import { expect, test } from '~test/test'
import { deleteOldMessages } from './inbox.commands.server'

test('a conversation goes 24 months after its last message, and not a day before', async ({ db }) => {
  const now = new Date('2026-11-24T03:17:00Z')
  const messages = [
    ['ada@example.com', 'two years and a day ago', '2024-11-23T03:17:00Z'],
    ['bea@example.com', 'two years ago to the minute', '2024-11-24T03:17:00Z'],
    ['cleo@example.com', 'the beginning of a long conversation', '2019-02-28T12:00:00Z'],
    ['cleo@example.com', 'its last word so far', '2025-01-01T12:00:00Z'],
    ['', 'an old survey without an address', '2020-01-01T12:00:00Z'],
    ['', 'a new one', '2026-11-01T12:00:00Z'],
  ]
  for (const [email = '', subject, createdAt = ''] of messages) {
    const row = { kind: 'contact', pagePath: '/contact', email, subject, createdAt: new Date(createdAt) }
    await db.insertInto('inboxMessages').values(row).execute()
  }
  await deleteOldMessages(db, now)
  const left = await db.selectFrom('inboxMessages').select('subject').orderBy('createdAt').execute()
  expect(left.map(({ subject }) => subject)).toEqual([
    'the beginning of a long conversation',
    'two years ago to the minute',
    'its last word so far',
    'a new one',
  ])
})
