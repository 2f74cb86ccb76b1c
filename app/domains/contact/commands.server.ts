import type { Brand } from '~/domains/settings/brand'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { MailTemplate } from '~/platform/mail/mail-parts'
import { sendMail } from '~/platform/mail/send-mail.server'
import { answersMail, leadMail, messageMail } from './emails'
import { isTrapped, type Message } from './message'

// a double click, or the page loaded again after sending
const SAME_WITHIN_MS = 2 * 60_000

/** Keeps a visitor's message and mails it to the studio. What a program wrote into the trap is dropped without a word. */
export async function receiveMessage(db: Database, brand: Brand, form: Message, pagePath: string, now = new Date()) {
  if (isTrapped(form)) return
  const { name, email, subject, message } = form
  await inTransaction(db, async (tx) => {
    const row = { kind: 'contact', name, email, subject, message, pagePath }
    if (await cameJustNow(tx, row, now)) return
    const id = await keep(tx, row, now)
    await sendMail(tx, {
      secret: null,
      cause: `contact:${id}`,
      to: brand.contactEmail,
      replyTo: email,
      template: messageMail(brand, form),
    })
  })
}

interface Lead {
  email: string
  /** What the visitor asked for, in the studio's words. */
  wants: string
  note?: string
  pagePath: string
  /** What the page promised to send at once, if anything; `secret` as a mail takes it. */
  reply?: { template: MailTemplate; secret: string | null }
  isTrapped: boolean
}

/** Keeps an address that someone left, tells the studio, and sends what was promised. */
export async function receiveLead(db: Database, brand: Brand, lead: Lead, now = new Date()) {
  if (lead.isTrapped) return
  const { email, wants, note = '', pagePath, reply } = lead
  await inTransaction(db, async (tx) => {
    const row = { kind: 'lead', email, subject: wants, message: note, pagePath }
    if (await cameJustNow(tx, row, now)) return
    const id = await keep(tx, row, now)
    const notice = leadMail(brand, { email, wants, note, pagePath })
    await sendMail(tx, { secret: null, cause: `lead:${id}`, to: brand.contactEmail, replyTo: email, template: notice })
    if (reply)
      await sendMail(tx, {
        secret: reply.secret,
        cause: `lead-reply:${id}`,
        to: email,
        replyTo: brand.contactEmail,
        template: reply.template,
      })
  })
}

interface FilledForm {
  /** What the form is about, in the studio's words. */
  subject: string
  /** What was asked and what was answered, in the form's order. */
  answers: [question: string, answer: string][]
  /** Empty where the form asks for none. */
  email: string
  pagePath: string
  isTrapped: boolean
}

/** Keeps what somebody wrote into a form of the studio's own making, and mails it to the studio. */
export async function receiveAnswers(db: Database, brand: Brand, form: FilledForm, now = new Date()) {
  if (form.isTrapped) return
  const { subject, answers, email, pagePath } = form
  const message = answers.map(([question, answer]) => `${question}: ${answer}`).join('\n')
  await inTransaction(db, async (tx) => {
    const row = { kind: 'lead', email, subject, message, pagePath }
    if (await cameJustNow(tx, row, now)) return
    const id = await keep(tx, row, now)
    const template = answersMail(brand, { subject, answers, pagePath })
    await sendMail(tx, {
      secret: null,
      cause: `lead:${id}`,
      to: brand.contactEmail,
      ...(email && { replyTo: email }),
      template,
    })
  })
}

interface NewRow {
  kind: string
  name?: string
  email: string
  subject: string
  message: string
  pagePath: string
}

async function keep(tx: Database, row: NewRow, createdAt: Date) {
  const { id } = await tx
    .insertInto('inboxMessages')
    .values({ ...row, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function cameJustNow(tx: Database, { kind, email, subject, message, pagePath }: NewRow, now: Date) {
  const same = await tx
    .selectFrom('inboxMessages')
    .select('id')
    .where('createdAt', '>', new Date(now.getTime() - SAME_WITHIN_MS))
    .where((where) => where.and({ kind, email, subject, message, pagePath }))
    .executeTakeFirst()
  return same !== undefined
}
