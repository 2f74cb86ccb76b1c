import type { Database } from '~/platform/database/database.server'
import { type MailToSend, sendMail } from '~/platform/mail/send-mail.commands.server'
import type { Brand } from './brand'

/** Writes a mail to the studio, as part of `tx`. Without a contact email there is none: the back office shows what it would say. */
export async function sendMailToStudio(tx: Database, { contactEmail }: Brand, mail: Omit<MailToSend, 'to'>) {
  if (contactEmail) await sendMail(tx, { ...mail, to: contactEmail })
}
