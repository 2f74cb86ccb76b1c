import type { Database } from '../database/database.server'
import type { SiteEnvironment } from '../env/env.server'
import { DAY_MS } from '../time/dates'
import { redactMailBody, toStoredMailBody } from './mail-body.server'

export const MAX_DELIVERY_ATTEMPTS = 8
// An old mail that suddenly arrives confuses more than it helps: it stays in the outbox.
const MAX_REQUEUE_AGE_DAYS = 7
const BATCH_SIZE = 100
const RETENTION_DAYS = 90

export type WaitingMail = NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>

export function findWaitingMail(db: Database, mailId: string) {
  return db
    .selectFrom('outboxMails')
    .selectAll()
    .where('id', '=', mailId)
    .where('sentAt', 'is', null)
    .where('attempts', '<', MAX_DELIVERY_ATTEMPTS)
    .executeTakeFirst()
}

export async function markDelivered(db: Database, mail: WaitingMail) {
  await db
    .updateTable('outboxMails')
    .set({
      sentAt: new Date(),
      attempts: mail.attempts + 1,
      lastError: null,
      sealedBody: null,
      ...redactMailBody(mail),
    })
    .where('id', '=', mail.id)
    .execute()
}

/** No other try opens it. */
export async function markUndeliverable(db: Database, { id }: WaitingMail) {
  const lastError = 'It was encrypted with a different SECRET and can no longer be opened.'
  await db.updateTable('outboxMails').set({ attempts: MAX_DELIVERY_ATTEMPTS, lastError }).where('id', '=', id).execute()
}

export async function recordFailure(db: Database, { id, attempts }: WaitingMail, error: unknown) {
  const lastError = error instanceof Error ? error.message : String(error)
  const tries = isPermanentFailure(error) ? MAX_DELIVERY_ATTEMPTS : attempts + 1
  await db.updateTable('outboxMails').set({ attempts: tries, lastError }).where('id', '=', id).execute()
}

/** The server said that this recipient or this text will never do; 4xx and broken connections are worth another try. */
function isPermanentFailure(error: unknown) {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
}

/** Seals what waited unsealed when the site was upgraded: a migration has no SECRET. */
export async function sealOldMails(db: Database, { SECRET }: Pick<SiteEnvironment, 'SECRET'>) {
  const old = () =>
    db
      .selectFrom('outboxMails')
      .select(['id', 'cause', 'html', 'plainText', 'unsubscribeUrl'])
      .where('isUnsealed', '=', true)
      .limit(BATCH_SIZE)
      .execute()
  for (let mails = await old(); mails.length > 0; mails = await old()) {
    for (const { id, cause, ...body } of mails) {
      const kept = { ...toStoredMailBody(SECRET, cause, body), isUnsealed: false }
      await db.updateTable('outboxMails').set(kept).where('id', '=', id).where('sentAt', 'is', null).execute()
    }
  }
}

/** What waits for a mail server stays; what was given up goes, with the keys that are sealed in it. */
export async function deleteOldMails(db: Database, now = new Date()) {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  await db.deleteFrom('outboxMails').where('sentAt', '<', before).execute()
  await db
    .deleteFrom('outboxMails')
    .where('sentAt', 'is', null)
    .where('attempts', '>=', MAX_DELIVERY_ATTEMPTS)
    .where('createdAt', '<', before)
    .execute()
}

/** Waiting mails to hand over again, the oldest first. */
export function listMailsToRequeue(db: Database, now = new Date()) {
  return db
    .selectFrom('outboxMails')
    .select('id')
    .where('sentAt', 'is', null)
    .where('attempts', '<', MAX_DELIVERY_ATTEMPTS)
    .where('createdAt', '>', new Date(now.getTime() - MAX_REQUEUE_AGE_DAYS * DAY_MS))
    .orderBy('createdAt')
    .limit(BATCH_SIZE)
    .execute()
}
