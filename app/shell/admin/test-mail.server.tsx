import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { type MailTemplate, MailText } from '~/platform/mail/mail-components'
import { sendMail } from '~/platform/mail/send-mail.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import type { Brand } from '~/wings/site/settings/brand'
import { findBrand } from '~/wings/site/settings/queries.server'
import { StudioMailLayout } from '~/wings/site/settings/studio-mail-layout'

/** Writes a mail to the admin who asks for it: when it arrives, the buyers' receipts will too. Answers its id. */
export function sendTestMail(db: Database, by: Actor) {
  return inTransaction(db, async (tx) => {
    const template = testMail(await findBrand(tx))
    const cause = `test-mail:${randomUUID()}`
    const mailId = (await sendMail(tx, { secret: null, cause, to: by.email, template })) ?? ''
    await recordAction(tx, by, { action: 'test-mail.sent', subject: 'setting:mail', title: by.email })
    return { mailId, to: by.email }
  })
}

export function testMail(brand: Brand): MailTemplate {
  return {
    subject: `Test email from ${brand.name}`,
    body: (
      <StudioMailLayout
        brand={brand}
        title="Test email"
        preheader="Emails of the site arrive."
        reason={`You received this email because you asked for it in the settings of ${brand.name}.`}
      >
        <MailText>{`This test email was sent from the settings of ${brand.name}. No action is needed.`}</MailText>
      </StudioMailLayout>
    ),
  }
}
