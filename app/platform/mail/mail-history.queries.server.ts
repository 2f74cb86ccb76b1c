import { sql } from 'kysely'
import type { Database } from '../database/database.server'

/** The mails whose cause names this thing, `receipt:<id>`, oldest first. */
export function listMailsByCause(db: Database, id: string) {
  return db
    .selectFrom('outboxMails')
    .select(['id', 'cause', 'recipient', 'subject', 'createdAt', 'sentAt', 'attempts', 'lastError'])
    .where(sql<string>`split_part(cause, ':', 2)`, '=', id)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** The mails to an address, oldest first, without their text: it may hold links that sign in. */
export function listMailsByRecipient(db: Database, recipient: string) {
  return db
    .selectFrom('outboxMails')
    .select(['subject', 'createdAt', 'sentAt'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}
