import type { Database } from '../database/database.server'
import { isEmail } from '../forms/is-email'
import { enqueue } from '../jobs/enqueue.server'
import { deliverMailJob } from './jobs.server'
import { toStoredMailBody } from './mail-body.server'
import type { MailTemplate } from './mail-components'
import { renderMail } from './render-mail.server'

export interface MailToSend {
  /** What the mail answers to, `contact:<id>`: one mail per cause, however often the cause is handled. */
  cause: string
  to: string
  /** Who is answered instead of the studio. */
  replyTo?: string
  /** Of a mail of a series: where a POST stops the series, without signing in. */
  unsubscribeUrl?: string
  /** The site's SECRET, which seals a body with a link that opens something; null for a mail that holds none. */
  secret: string | null
  template: MailTemplate
}

/**
 * Writes a mail as part of the transaction `tx`: it leaves if and when that commits, once. Answers its id; undefined when
 * there is one of this cause already.
 */
export async function sendMail(
  tx: Database,
  { cause, to, replyTo = '', unsubscribeUrl, secret, template }: MailToSend,
) {
  const { subject, body } = template
  if (!isEmail(to) || (replyTo && !isEmail(replyTo))) throw new Error(`The mail "${cause}" has no proper address.`)
  if (/\p{Cc}/u.test(subject)) throw new Error(`The mail "${cause}" has a subject of more than one line.`)
  const whole = { ...renderMail(body), unsubscribeUrl: unsubscribeUrl ?? null }
  const kept = secret === null ? whole : toStoredMailBody(secret, cause, whole)
  const row = { cause, recipient: to, replyTo: replyTo || null, subject, ...kept }
  const written = await tx
    .insertInto('outboxMails')
    .values(row)
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written) await enqueue(tx, deliverMailJob, { mailId: written.id }, { id: written.id })
  return written?.id
}
