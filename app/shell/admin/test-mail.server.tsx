import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { MailLayout, MailText, MailTitle } from '~/platform/mail/mail-components'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { findBrand } from '~/wings/site/settings/queries.server'

/** Writes a mail to the admin who asks for it: when it arrives, the buyers' receipts will too. Answers its id. */
export function sendTestMail(db: Database, by: Actor) {
  return inTransaction(db, async (tx) => {
    const { legalName, name } = await findBrand(tx)
    const body = (
      <MailLayout sender={legalName}>
        <MailTitle>Test email</MailTitle>
        <MailText>This test email was sent from the settings of {name}. No action is needed.</MailText>
      </MailLayout>
    )
    const template = { subject: `Test email from ${name}`, body }
    const cause = `test-mail:${randomUUID()}`
    const mailId = (await sendMail(tx, { secret: null, cause, to: by.email, template })) ?? ''
    await recordAction(tx, by, { action: 'test-mail.sent', subject: 'setting:mail', title: by.email })
    return { mailId, to: by.email }
  })
}
