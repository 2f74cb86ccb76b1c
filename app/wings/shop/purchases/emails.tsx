import { MailButton, MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'
import { PURCHASES_LINK_MINUTES } from './purchases'

/** To a customer who asked for what they bought. */
export function purchasesLinkMail(brand: Brand, link: string): MailTemplate {
  return {
    subject: `Your purchases at ${brand.name}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>Your purchases</MailTitle>
        <MailText>{`You asked to see your purchases from ${brand.name}.`}</MailText>
        <MailButton href={link}>View your purchases</MailButton>
        <MailText>{`The link works once and expires after ${PURCHASES_LINK_MINUTES} minutes. If you did not request it, you can ignore this email.`}</MailText>
      </MailLayout>
    ),
  }
}
