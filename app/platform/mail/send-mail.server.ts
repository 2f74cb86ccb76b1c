import type { Database } from '../database/database.server'
import { isEmail } from '../email-pattern'
import { enqueue } from '../jobs/enqueue.server'
import { deliverMail } from './deliver-mail.server'
import type { MailTemplate } from './mail-parts'
import { renderMail } from './render-mail.server'

interface Mail {
  /** What the mail answers to, `contact:<id>`: one mail per cause, however often the cause is handled. */
  cause: string
  to: string
  /** Who is answered instead of the studio. */
  replyTo?: string
  /** Of a mail of a series: where a POST stops the series, without signing in. */
  unsubscribeUrl?: string
  template: MailTemplate
}

/** Writes a mail as part of the transaction `tx`: it leaves if and when that commits, once. */
export async function sendMail(tx: Database, { cause, to, replyTo = '', unsubscribeUrl, template }: Mail) {
  const { subject, body } = template
  if (!isEmail(to) || (replyTo && !isEmail(replyTo))) throw new Error(`The mail "${cause}" has no proper address.`)
  if (/\p{Cc}/u.test(subject)) throw new Error(`The mail "${cause}" has a subject of more than one line.`)
  const heads = { cause, recipient: to, replyTo: replyTo || null, unsubscribeUrl: unsubscribeUrl ?? null, subject }
  const row = { ...heads, ...renderMail(body) }
  const written = await tx
    .insertInto('outboxMails')
    .values(row)
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (written) await enqueue(tx, deliverMail, { mailId: written.id }, { id: written.id })
}
