import { MailButton, MailLayout, type MailTemplate, MailText, MailTitle } from '~/platform/mail/mail-components'
import { linkTermsText, type MailedLink, type OrderReference } from '~/wings/shop/orders/new-download-link-email'
import type { Brand } from '~/wings/site/settings/brand'
import { questionsSentence } from '~/wings/site/settings/mail-phrases'

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
  const sender =
    `${brand.legalName}. You received this email because you bought ${productName} (order ${orderNumber}). ${questionsSentence(brand)}`.trimEnd()
  return {
    subject: `${productName} ${version} is available`,
    body: (
      <MailLayout sender={sender}>
        <MailTitle>{`${productName} ${version} is available`}</MailTitle>
        <MailText>It is included in your purchase. Earlier versions remain available.</MailText>
        {notes.map((text) => (
          <MailText key={text}>{text}</MailText>
        ))}
        <MailButton href={link.url}>{`Download version ${version}`}</MailButton>
        <MailText>{linkTermsText(link)}</MailText>
      </MailLayout>
    ),
  }
}
