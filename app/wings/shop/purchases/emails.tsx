import { MailButton, MailNote, type MailTemplate, MailText } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'
import { StudioMailLayout } from '~/wings/site/settings/studio-mail-layout'
import { PURCHASES_LINK_MINUTES } from './purchases'

/** To a customer who asked for what they bought. */
export function purchasesLinkMail(brand: Brand, link: string): MailTemplate {
  return {
    subject: `Your purchases at ${brand.name}`,
    body: (
      <StudioMailLayout
        brand={brand}
        title="Your purchases"
        preheader={`The link works once and expires after ${PURCHASES_LINK_MINUTES} minutes.`}
        reason={`You received this email because somebody asked for the purchases of this address at ${brand.name}. If you did not request it, you can ignore this email.`}
      >
        <MailText>{`You asked to see your purchases from ${brand.name}.`}</MailText>
        <MailButton href={link}>View your purchases</MailButton>
        <MailNote>{`The link works once and expires after ${PURCHASES_LINK_MINUTES} minutes.`}</MailNote>
      </StudioMailLayout>
    ),
  }
}
