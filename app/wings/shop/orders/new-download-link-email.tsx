import { MailButton, MailNote, type MailTemplate, MailText } from '~/platform/mail/mail-components'
import { formatDay } from '~/platform/time/dates'
import type { Brand } from '~/wings/site/settings/brand'
import { StudioMailLayout } from '~/wings/site/settings/studio-mail-layout'
import { orderMailReason } from './order-mail-reason'

export interface MailedLink {
  url: string
  expiresAt: Date
  limit: number
}

export interface OrderReference {
  productName: string
  orderNumber: number
}

/** To the buyer who asked for it on the page of a link that is over. */
export function newDownloadLinkMail(
  brand: Brand,
  { productName, orderNumber }: OrderReference,
  link: MailedLink,
): MailTemplate {
  return {
    subject: `New download link for ${productName}`,
    body: (
      <StudioMailLayout
        brand={brand}
        title={`Your new download link for ${productName}`}
        preheader={linkTermsText(link)}
        reason={orderMailReason(brand, orderNumber)}
      >
        <MailText>This is the new link that was requested on the download page of your order.</MailText>
        <MailButton href={link.url}>{`Download ${productName}`}</MailButton>
        <MailNote>{linkTermsText(link)}</MailNote>
      </StudioMailLayout>
    ),
  }
}

export function linkTermsText({ expiresAt, limit }: MailedLink) {
  const times = limit === 1 ? 'one download' : `${limit} downloads`
  return `The link expires on ${formatDay(expiresAt)} and allows ${times}.`
}
