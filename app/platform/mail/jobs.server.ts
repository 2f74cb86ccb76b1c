import { z } from 'zod'
import type { Database } from '../database/database.server'
import type { Environment, SiteEnvironment } from '../env/env.server'
import { defineJob } from '../jobs/define-job.server'
import { enqueue } from '../jobs/enqueue.server'
import { log } from '../monitoring/log.server'
import {
  deleteOldMails,
  findWaitingMail,
  listMailsToRequeue,
  MAX_DELIVERY_ATTEMPTS,
  markDelivered,
  markUndeliverable,
  recordFailure,
  sealOldMails,
  type WaitingMail,
} from './delivery.commands.server'
import { isLocalMailPreview, toDeliverableMailBody } from './mail-body.server'
import { sendBySmtp } from './smtp.server'

// waits of 1, 2, 4 … 64 minutes: about two hours in all
const FIRST_WAIT_SECONDS = 60
const MAX_DELIVERY_SECONDS = 120

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
    await markDelivered(db, mail)
  },
})

/** Who tries the site reads its mails here and in the outbox; where others reach it, no link belongs in a log. */
function printMail(mail: WaitingMail, env: SiteEnvironment) {
  const { recipient, subject } = mail
  const text = isLocalMailPreview(env) ? { text: toDeliverableMailBody(env.SECRET, mail)?.plainText } : {}
  log.info({ to: recipient, subject, ...text }, 'a mail was kept in the outbox: SMTP_URL is not set')
}

/** Hands over again what waits without a job: after a restore, or once a mail server is set up. */
export const requeueWaitingMailsJob = defineJob({
  name: 'requeue-waiting-mails',
  cron: '*/10 * * * *',
  async work(db, _data, env) {
    await sealOldMails(db, env)
    await requeueWaitingMails(db, env)
  },
})

export const deleteOldMailsJob = defineJob({
  name: 'delete-old-mails',
  cron: '23 3 * * *',
  work: (db) => deleteOldMails(db),
})

async function requeueWaitingMails(db: Database, env: Pick<Environment, 'SMTP_URL'>) {
  if (!env.SMTP_URL) return
  for (const { id } of await listMailsToRequeue(db)) await enqueue(db, deliverMailJob, { mailId: id }, { id })
}
