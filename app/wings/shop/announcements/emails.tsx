import { MailButton, MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-components'
import { linkTermsText, type MailedLink, type OrderReference } from '~/wings/shop/orders/new-download-link-email'
import type { Brand } from '~/wings/site/settings/brand'

interface NewVersion extends OrderReference {
  version: string
  notes: string[]
}

/** To everybody who bought the product. */
export function newVersionMail(
  brand: Brand,
  { productName, orderNumber, version, notes }: NewVersion,
  link: MailedLink,
): MailTemplate {
  const sender = `${brand.legalName}. You get this mail because you bought ${productName}: order ${orderNumber}. Questions go to ${brand.contactEmail}.`
  return {
    subject: `${productName} ${version} is ready for you`,
    body: (
      <MailLayout sender={sender}>
        <MailTitle>{`${productName} ${version} is here`}</MailTitle>
        <MailText>It belongs to what you bought and costs nothing more. Earlier versions stay where they are.</MailText>
        {notes.map((text) => (
          <MailText key={text}>{text}</MailText>
        ))}
        <MailButton href={link.url}>{`Download version ${version}`}</MailButton>
        <MailText>{linkTermsText(link)}</MailText>
      </MailLayout>
    ),
  }
}
