import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { MailTemplate } from '~/platform/mail/mail-components'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import type { Brand } from '~/wings/site/settings/brand'
import { sendMailToStudio } from '~/wings/site/settings/studio-mail.commands.server'
import { formSubmissionMail, leadMail, messageMail } from './emails'
import { type ContactMessage, isHoneypotFilled } from './message'

// a double click, or the page loaded again after sending
const DUPLICATE_WINDOW_MS = 2 * 60_000

/** Keeps a visitor's message and mails it to the studio. What a program wrote into the trap is dropped without a word. */
export async function receiveMessage(
  db: Database,
  brand: Brand,
  form: ContactMessage,
  pagePath: string,
  now = new Date(),
) {
  if (isHoneypotFilled(form)) return
  const { name, email, subject, message } = form
  await inTransaction(db, async (tx) => {
    const row = { kind: 'contact', name, email, subject, message, pagePath }
    if (await isDuplicate(tx, row, now)) return
    const id = await saveMessage(tx, row, now)
    const template = messageMail(brand, form)
    await sendMailToStudio(tx, brand, { secret: null, cause: `contact:${id}`, replyTo: email, template })
  })
}

interface Lead {
  email: string
  /** What the visitor asked for, in the studio's words. */
  request: string
  note?: string
  pagePath: string
  /** What the page promised to send at once, if anything; `secret` as a mail takes it. */
  reply?: { template: MailTemplate; secret: string | null }
  isSpam: boolean
}

/** Keeps an address that someone left, tells the studio, and sends what was promised. */
export async function receiveLead(db: Database, brand: Brand, lead: Lead, now = new Date()) {
  if (lead.isSpam) return
  const { email, request, note = '', pagePath, reply } = lead
  await inTransaction(db, async (tx) => {
    const row = { kind: 'lead', email, subject: request, message: note, pagePath }
    if (await isDuplicate(tx, row, now)) return
    const id = await saveMessage(tx, row, now)
    const notice = leadMail(brand, { email, request, note, pagePath })
    await sendMailToStudio(tx, brand, { secret: null, cause: `lead:${id}`, replyTo: email, template: notice })
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

interface FormSubmission {
  /** What the form is about, in the studio's words. */
  subject: string
  /** What was asked and what was answered, in the form's order. */
  answers: [question: string, answer: string][]
  /** Empty where the form asks for none. */
  email: string
  pagePath: string
  isSpam: boolean
}

/** Keeps what somebody wrote into a form of the studio's own making, and mails it to the studio. */
export async function receiveFormSubmission(db: Database, brand: Brand, form: FormSubmission, now = new Date()) {
  if (form.isSpam) return
  const { subject, answers, email, pagePath } = form
  const message = answers.map(([question, answer]) => `${question}: ${answer}`).join('\n')
  await inTransaction(db, async (tx) => {
    const row = { kind: 'lead', email, subject, message, pagePath }
    if (await isDuplicate(tx, row, now)) return
    const id = await saveMessage(tx, row, now)
    const template = formSubmissionMail(brand, { subject, answers, pagePath })
    await sendMailToStudio(tx, brand, { secret: null, cause: `lead:${id}`, replyTo: email, template })
  })
}

interface NewInboxMessage {
  kind: string
  name?: string
  email: string
  subject: string
  message: string
  pagePath: string
}

async function saveMessage(tx: Database, row: NewInboxMessage, createdAt: Date) {
  const { id } = await tx
    .insertInto('inboxMessages')
    .values({ ...row, createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function isDuplicate(tx: Database, { kind, email, subject, message, pagePath }: NewInboxMessage, now: Date) {
  const same = await tx
    .selectFrom('inboxMessages')
    .select('id')
    .where('createdAt', '>', new Date(now.getTime() - DUPLICATE_WINDOW_MS))
    .where((where) => where.and({ kind, email, subject, message, pagePath }))
    .executeTakeFirst()
  return same !== undefined
}
