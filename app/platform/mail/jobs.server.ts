import { z } from 'zod'
import type { Database } from '../database/database.server'
import type { Environment, SiteEnvironment } from '../env/env.server'
import { defineJob } from '../jobs/define-job.server'
import { enqueue } from '../jobs/enqueue.server'
import { log } from '../monitoring/log.server'
import { DAY_MS } from '../time/dates'
import { isLocalMailPreview, redactMailBody, toDeliverableMailBody, toStoredMailBody } from './mail-body.server'
import { sendBySmtp } from './smtp.server'

export const MAX_DELIVERY_ATTEMPTS = 8
// waits of 1, 2, 4 … 64 minutes: about two hours in all
const FIRST_WAIT_SECONDS = 60
const MAX_DELIVERY_SECONDS = 120
// An old mail that suddenly arrives confuses more than it helps: it stays in the outbox.
const MAX_REQUEUE_AGE_DAYS = 7
const BATCH_SIZE = 100
const RETENTION_DAYS = 90

/** One job per mail (it has the mail's id), so only one process at a time has it in hand. */
export const deliverMailJob = defineJob({
  name: 'deliver-mail',
  retryLimit: MAX_DELIVERY_ATTEMPTS - 1,
  retryDelaySeconds: FIRST_WAIT_SECONDS,
  expireInSeconds: MAX_DELIVERY_SECONDS,
  data: z.object({ mailId: z.uuid() }),
  async work(db, { mailId }, env) {
    const mail = await findWaitingMail(db, mailId)
    if (!mail) return
    if (!env.SMTP_URL) return printMail(mail, env)
    const body = toDeliverableMailBody(env.SECRET, mail)
    if (!body) return markUndeliverable(db, mail)
    try {
      await sendBySmtp(env.SMTP_URL, env, { ...mail, ...body })
    } catch (error) {
      await recordFailure(db, mail, error)
      throw error
    }
    await db
      .updateTable('outboxMails')
      .set({
        sentAt: new Date(),
        attempts: mail.attempts + 1,
        lastError: null,
        sealedBody: null,
        ...redactMailBody(mail),
      })
      .where('id', '=', mailId)
      .execute()
  },
})

type WaitingMail = NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>

function findWaitingMail(db: Database, mailId: string) {
  return db
    .selectFrom('outboxMails')
    .selectAll()
    .where('id', '=', mailId)
    .where('sentAt', 'is', null)
    .where('attempts', '<', MAX_DELIVERY_ATTEMPTS)
    .executeTakeFirst()
}

/** Who tries the site reads its mails here and in the outbox; where others reach it, no link belongs in a log. */
function printMail(mail: WaitingMail, env: SiteEnvironment) {
  const { recipient, subject } = mail
  const text = isLocalMailPreview(env) ? { text: toDeliverableMailBody(env.SECRET, mail)?.plainText } : {}
  log.info({ to: recipient, subject, ...text }, 'a mail was kept in the outbox: SMTP_URL is not set')
}

/** No other try opens it. */
async function markUndeliverable(db: Database, { id }: WaitingMail) {
  const lastError = 'It was written while the site had another SECRET, and cannot be opened any more.'
  await db.updateTable('outboxMails').set({ attempts: MAX_DELIVERY_ATTEMPTS, lastError }).where('id', '=', id).execute()
}

async function recordFailure(db: Database, { id, attempts }: WaitingMail, error: unknown) {
  const lastError = error instanceof Error ? error.message : String(error)
  const tries = isPermanentFailure(error) ? MAX_DELIVERY_ATTEMPTS : attempts + 1
  await db.updateTable('outboxMails').set({ attempts: tries, lastError }).where('id', '=', id).execute()
}

/** The server said that this recipient or this text will never do; 4xx and broken connections are worth another try. */
function isPermanentFailure(error: unknown) {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
}

/** Hands over again what waits without a job: after a restore, or once a mail server is set up. */
export const requeueWaitingMailsJob = defineJob({
  name: 'sweep-outbox',
  cron: '*/10 * * * *',
  async work(db, _data, env) {
    await sealOldMails(db, env)
    await requeueWaitingMails(db, env)
  },
})

/** Seals what waited unsealed when the site was upgraded: a migration has no SECRET. */
async function sealOldMails(db: Database, { SECRET }: Pick<SiteEnvironment, 'SECRET'>) {
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

export const deleteOldMailsJob = defineJob({
  name: 'forget-sent-mails',
  cron: '23 3 * * *',
  work: (db) => deleteOldMails(db),
})

/** What waits for a mail server stays; what was given up goes, with the keys that are sealed in it. */
async function deleteOldMails(db: Database, now = new Date()) {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  await db.deleteFrom('outboxMails').where('sentAt', '<', before).execute()
  await db
    .deleteFrom('outboxMails')
    .where('sentAt', 'is', null)
    .where('attempts', '>=', MAX_DELIVERY_ATTEMPTS)
    .where('createdAt', '<', before)
    .execute()
}

async function requeueWaitingMails(db: Database, env: Pick<Environment, 'SMTP_URL'>, now = new Date()) {
  if (!env.SMTP_URL) return
  const waiting = await db
    .selectFrom('outboxMails')
    .select('id')
    .where('sentAt', 'is', null)
    .where('attempts', '<', MAX_DELIVERY_ATTEMPTS)
    .where('createdAt', '>', new Date(now.getTime() - MAX_REQUEUE_AGE_DAYS * DAY_MS))
    .orderBy('createdAt')
    .limit(BATCH_SIZE)
    .execute()
  for (const { id } of waiting) await enqueue(db, deliverMailJob, { mailId: id }, { id })
}
