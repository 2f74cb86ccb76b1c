import { MailButton, MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'

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
      <MailLayout
        sender={`${brand.legalName}. You received this email because of order ${number}. We will not send another one about it.`}
      >
        <MailTitle>{`How do you like ${productName}?`}</MailTitle>
        <MailText>
          {`${buyerName ? `Hello ${buyerName}, you` : 'You'} bought it a few days ago. Your review helps other customers decide.`}
        </MailText>
        <MailButton href={link}>Write a review</MailButton>
        <MailText>
          No account needed. You can edit or delete your review with the same link, so please do not share it.
        </MailText>
      </MailLayout>
    ),
  }
}
