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
        sender={`${brand.legalName}. You get this mail once, because of order ${number}. No other one about it follows.`}
      >
        <MailTitle>{`How is ${productName} doing?`}</MailTitle>
        <MailText>
          {`${buyerName ? `Hello ${buyerName}, you` : 'You'} have had it for some days. A few sentences help the next one to decide, whether they praise or warn.`}
        </MailText>
        <MailButton href={link}>Write a review</MailButton>
        <MailText>
          You need no account. The same link lets you change or delete the review later, so please do not pass it on.
        </MailText>
      </MailLayout>
    ),
  }
}
