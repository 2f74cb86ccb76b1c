import type { Database } from '../database/database.server'
import type { SiteEnvironment } from '../env/env.server'
import { enqueue } from '../jobs/enqueue.server'
import { startJobNow } from '../jobs/start-job-now.server'
import {
  type KeysetCursor,
  keysetCondition,
  keysetOrder,
  type ListPage,
  toListPage,
} from '../lists/keyset-pagination.server'
import { MAX_DELIVERY_ATTEMPTS } from './delivery.commands.server'
import { deliverMailJob } from './jobs.server'
import { isLocalMailPreview, redactMailBody, toDeliverableMailBody } from './mail-body.server'

export const mailStates = ['waiting', 'failed', 'sent'] as const
export type MailState = (typeof mailStates)[number]

const listColumns = ['id', 'recipient', 'subject', 'createdAt', 'sentAt', 'attempts', 'lastError'] as const

export type OutboxMail = Awaited<ReturnType<typeof listMails>> extends ListPage<infer Row> ? Row : never

/** The studio's mails, newest first, of one state or of all. */
export async function listMails(db: Database, { state }: { state?: MailState }, place: KeysetCursor, size: number) {
  const [newest, byId] = keysetOrder(place)
  const rows = await db
    .selectFrom('outboxMails')
    .select(listColumns)
    .$if(state === 'sent', (query) => query.where('sentAt', 'is not', null))
    .$if(state === 'waiting', (query) => query.where('sentAt', 'is', null).where('lastError', 'is', null))
    .$if(state === 'failed', (query) => query.where('sentAt', 'is', null).where('lastError', 'is not', null))
    .where(keysetCondition('outbox_mails', 'created_at', place))
    .orderBy('createdAt', newest)
    .orderBy('id', byId)
    .limit(size + 1)
    .execute()
  return toListPage(rows, size, place)
}

/** A mail to look at: without what its links open, but for somebody who tries the site on their own machine. */
export async function findMail(db: Database, env: SiteEnvironment, id: string) {
  const mail = await db
    .selectFrom('outboxMails')
    .select([...listColumns, 'replyTo', 'html', 'plainText', 'cause', 'unsubscribeUrl', 'sealedBody'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!mail) return undefined
  const { sealedBody, unsubscribeUrl, cause, ...shown } = mail
  const body = isLocalMailPreview(env) ? toDeliverableMailBody(env.SECRET, mail) : undefined
  const { html, plainText } = body ?? redactMailBody(mail)
  return { ...shown, html, plainText, isCut: body === undefined && sealedBody !== null }
}

/** How far a mail is, and what the last try met; undefined for one that is not there. */
export async function findMailState(
  db: Database,
  id: string,
): Promise<{ state: MailState; reason: string } | undefined> {
  const mail = await db
    .selectFrom('outboxMails')
    .select(['sentAt', 'lastError'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!mail) return undefined
  const state = mail.sentAt ? 'sent' : mail.lastError ? 'failed' : 'waiting'
  return { state, reason: mail.lastError ?? '' }
}

/** The mails that have not left: `failed` met an error, whether they are tried again or given up. */
export function countUnsentMails(db: Database): Promise<{ waiting: number; failed: number }> {
  return db
    .selectFrom('outboxMails')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('lastError', 'is', null).as('waiting'),
      fn.countAll<number>().filterWhere('lastError', 'is not', null).as('failed'),
    ])
    .where('sentAt', 'is', null)
    .executeTakeFirstOrThrow()
}

export async function countFailedMails(db: Database) {
  return (await countUnsentMails(db)).failed
}

/** Hands the mail over now, with all its tries, as part of `tx`. Answers it as it was, unless it has left already. */
export async function retryMail(tx: Database, id: string) {
  const mail = await tx
    .selectFrom('outboxMails')
    .select(listColumns)
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!mail) return undefined
  await tx.updateTable('outboxMails').set({ attempts: 0 }).where('id', '=', id).execute()
  await enqueue(tx, deliverMailJob, { mailId: id }, { id })
  await startJobNow(tx, deliverMailJob, id)
  return mail
}

/** Whether every try of the mail is used up. */
export function isUndeliverable({ sentAt, attempts }: Pick<OutboxMail, 'sentAt' | 'attempts'>) {
  return !sentAt && attempts >= MAX_DELIVERY_ATTEMPTS
}
