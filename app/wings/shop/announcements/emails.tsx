import { MailButton, MailNote, type MailTemplate, MailText } from '~/platform/mail/mail-components'
import { linkTermsText, type MailedLink, type OrderReference } from '~/wings/shop/orders/new-download-link-email'
import type { Brand } from '~/wings/site/settings/brand'
import { questionsSentence } from '~/wings/site/settings/mail-phrases'
import { StudioMailLayout } from '~/wings/site/settings/studio-mail-layout'

interface NewVersion extends OrderReference {
  version: string
  /** There is nothing older to download. */
  isFirst: boolean
  notes: string[]
}

/** To everybody who bought the product. */
export function newVersionMail(
  brand: Brand,
  { productName, orderNumber, version, isFirst, notes }: NewVersion,
  link: MailedLink,
): MailTemplate {
  const reason =
    `You received this email because you bought ${productName} (order ${orderNumber}). ${questionsSentence(brand)}`.trimEnd()
  return {
    subject: `${productName} ${version} is available`,
    body: (
      <StudioMailLayout
        brand={brand}
        title={`${productName} ${version} is available`}
        preheader={notes[0] ?? 'It is included in your purchase.'}
        reason={reason}
      >
        <MailText>{`It is included in your purchase.${isFirst ? '' : ' Earlier versions remain available.'}`}</MailText>
        {notes.map((text) => (
          <MailText key={text}>{text}</MailText>
        ))}
        <MailButton href={link.url}>{`Download version ${version}`}</MailButton>
        <MailNote>{linkTermsText(link)}</MailNote>
      </StudioMailLayout>
    ),
  }
}
