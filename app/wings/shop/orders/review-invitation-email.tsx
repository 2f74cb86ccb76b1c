import { MailButton, MailNote, type MailTemplate, MailText } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'
import { StudioMailLayout } from '~/wings/site/settings/studio-mail-layout'

interface Invitation {
  number: number
  buyerName: string
  productName: string
}

/** To a buyer, once. */
export function reviewInvitationMail(
  brand: Brand,
  { number, buyerName, productName }: Invitation,
  link: string,
): MailTemplate {
  return {
    subject: `What do you think of ${productName}?`,
    body: (
      <StudioMailLayout
        brand={brand}
        title={`How do you like ${productName}?`}
        preheader="It takes two minutes and needs no account."
        reason={`You received this email because of order ${number} at ${brand.name}. We will not send another one about it.`}
      >
        <MailText>
          {`${buyerName ? `Hello ${buyerName}, you` : 'You'} bought it a few days ago. Your review helps other customers decide.`}
        </MailText>
        <MailButton href={link}>Write a review</MailButton>
        <MailNote>
          No account needed. You can edit or delete your review with the same link, so please do not share it.
        </MailNote>
      </StudioMailLayout>
    ),
  }
}
