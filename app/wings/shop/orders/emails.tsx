import {
  MailAmounts,
  MailButton,
  MailCode,
  MailHeading,
  MailLink,
  MailNote,
  MailRows,
  type MailTemplate,
  MailText,
} from '~/platform/mail/mail-components'
import { formatMoney } from '~/platform/text/money'
import { formatDay } from '~/platform/time/dates'
import type { Brand } from '~/wings/site/settings/brand'
import { sellerLines, studioMailReason } from '~/wings/site/settings/mail-phrases'
import { StudioMailLayout } from '~/wings/site/settings/studio-mail-layout'
import { countryName } from '~/wings/site/visits/country'
import { orderMailReason } from './order-mail-reason'
import type { Order } from './queries.server'

interface Delivery {
  key: string
  /** Undefined while the product has no files. */
  download: { url: string; expiresAt: Date } | undefined
  purchasesUrl: string
}

/** To the buyer: what was paid, and everything that was bought. */
export function receiptMail(brand: Brand, order: Order, { key, download, purchasesUrl }: Delivery): MailTemplate {
  const isFree = order.payment === 'free'
  const { productName } = order
  const license = `${order.tierName} license`
  return {
    subject: `${isFree ? freeSubject(download) : 'Your receipt and license key'}: ${productName}`,
    body: (
      <StudioMailLayout
        brand={brand}
        title={isFree && download ? `Your download of ${productName} is ready` : 'Thank you for your order'}
        preheader={isFree ? license : `${money(brand, order, order.total)} for ${productName}, ${license}.`}
        reason={orderMailReason(brand, order.number)}
      >
        {order.payment === 'test' && <MailText>This was a test payment. No money was charged.</MailText>}
        <MailCode name="License key" code={key} />
        {download ? (
          <>
            <MailButton href={download.url}>{`Download ${productName}`}</MailButton>
            <MailNote>{`The link expires on ${formatDay(download.expiresAt)}. Your purchases page has new links, newer versions and your license key.`}</MailNote>
            <MailLink href={purchasesUrl}>View your purchases</MailLink>
          </>
        ) : (
          <>
            <MailText>{`${productName} has no files yet. We will email you a download link when they are available.`}</MailText>
            <MailButton href={purchasesUrl}>View your purchases</MailButton>
          </>
        )}
        <MailHeading>{isFree ? 'Order' : 'Receipt'}</MailHeading>
        <PaidAmounts brand={brand} order={order} />
        <MailRows
          rows={[
            ['Order', String(order.number)],
            ['Date', formatDay(order.paidAt ?? order.createdAt)],
            ['Payment', paymentNames[order.payment]],
            ['Billed to', [order.buyerName, order.email, countryName(order.country)].filter(Boolean).join('\n')],
            ['Company', order.businessName],
            ['VAT number', order.vatNumber],
            ['Sold by', sellerLines(brand)],
          ]}
        />
        {order.invoiceUrl && <MailLink href={order.invoiceUrl}>View invoice</MailLink>}
        <MailNote>{`On ${formatDay(order.consentedAt)} you agreed: “${order.consentText}”`}</MailNote>
      </StudioMailLayout>
    ),
  }
}

const freeSubject = (download: Delivery['download']) => (download ? 'Your download' : 'Your license key')
const paymentNames: Record<Order['payment'], string> = { stripe: 'Stripe', test: 'Test payment', free: '' }

/** To the studio. */
export function saleMail(brand: Brand, order: Order, orderUrl: string): MailTemplate {
  const test = order.payment === 'test' ? 'Test order' : 'Order'
  const customer = [order.buyerName, order.email].filter(Boolean).join(', ')
  return {
    subject: `${test} ${order.number}: ${order.productName}, ${money(brand, order, order.total)}`,
    body: (
      <StudioMailLayout
        brand={brand}
        title={`New order for ${order.productName}`}
        preheader={customer}
        reason={studioMailReason(brand)}
      >
        <PaidAmounts brand={brand} order={order} />
        <MailRows
          rows={[
            ['Order', String(order.number)],
            ['Customer', customer],
            ['Company', order.businessName],
            ['VAT number', order.vatNumber],
            ['Referrer', order.referrer],
          ]}
        />
        <MailButton href={orderUrl}>View order</MailButton>
      </StudioMailLayout>
    ),
  }
}

const money = ({ language }: Brand, { currency }: Order, amount: number) => formatMoney(amount, currency, language)

function PaidAmounts({ brand, order }: { brand: Brand; order: Order }) {
  const { productName, tierName, payment, price, discount, coupon, tax, total } = order
  const bought = `${productName}, ${tierName} license`
  if (payment === 'free') return <MailRows rows={[['Product', bought]]} />
  const amount = (of: number) => money(brand, order, of)
  return (
    <MailAmounts
      rows={[
        [bought, amount(price)],
        [coupon ? `Discount (${coupon})` : 'Discount', discount ? `−${amount(discount)}` : ''],
        ['Tax', tax ? amount(tax) : ''],
      ]}
      total={['Paid', amount(total)]}
    />
  )
}

/** To the studio, when money came that does not fit its order. */
export function paymentMismatchMail(brand: Brand, order: Order, orderUrl: string): MailTemplate {
  return orderMail(brand, order, {
    subject: `Payment does not match order ${order.number}`,
    title: 'Payment needs attention',
    texts: [
      order.paymentIssue,
      'Nothing was delivered to the customer. Compare the payment in Stripe with the order, then refund it there.',
    ],
    button: { href: orderUrl, label: 'View order' },
    reason: studioMailReason(brand),
  })
}

/** To the buyer, when the bank was asked to take the money back. */
export function disputeMailToBuyer(brand: Brand, order: Order): MailTemplate {
  return orderMail(brand, order, {
    subject: `Your payment for ${order.productName} is disputed`,
    title: 'Your payment is disputed',
    texts: [
      'Your bank reported a dispute for this payment. The license key and download links do not work until it is resolved.',
      'If this is a mistake, contact your bank or reply to this email.',
    ],
  })
}

/** To the buyer, when the dispute was decided for the studio. */
export function accessRestoredMail(brand: Brand, order: Order, purchasesUrl: string): MailTemplate {
  return orderMail(brand, order, {
    subject: `Your access to ${order.productName} is restored`,
    title: `Your access to ${order.productName} is restored`,
    texts: [
      'The dispute about your payment is resolved. Your license key works again, and a new download link is ready.',
    ],
    button: { href: purchasesUrl, label: 'View your purchases' },
  })
}

/** To somebody who began to buy and did not finish. There is one such mail per order. */
export function abandonedCheckoutMail(brand: Brand, order: Order, checkoutUrl: string): MailTemplate {
  return orderMail(brand, order, {
    subject: `Complete your order for ${order.productName}`,
    title: 'Complete your order',
    texts: [
      `You started an order for the ${order.tierName} license at ${money(brand, order, order.price)} but did not complete it. You have not been charged.`,
      'Questions? Reply to this email. We will not send another reminder.',
    ],
    button: { href: checkoutUrl, label: 'Return to checkout' },
  })
}

/** To somebody whose payment took a while and then did not come. */
export function paymentFailedMail(brand: Brand, order: Order, checkoutUrl: string): MailTemplate {
  return orderMail(brand, order, {
    subject: `Your payment for ${order.productName} failed`,
    title: 'Your payment failed',
    texts: [`Your payment of ${money(brand, order, order.price)} for this order failed. You have not been charged.`],
    button: { href: checkoutUrl, label: 'Try again' },
  })
}

interface OrderMailContent {
  subject: string
  title: string
  /** The first is what lists of mails show. */
  texts: [string, ...string[]]
  rows?: [name: string, value: string][]
  button?: { href: string; label: string }
  /** Of a mail to the studio. */
  reason?: string
}

export function orderMail(
  brand: Brand,
  { number, productName, tierName }: Order,
  { subject, title, texts, rows = [], button, reason }: OrderMailContent,
): MailTemplate {
  return {
    subject,
    body: (
      <StudioMailLayout
        brand={brand}
        title={title}
        preheader={texts[0]}
        reason={reason ?? orderMailReason(brand, number)}
      >
        {texts.map((text) => (
          <MailText key={text}>{text}</MailText>
        ))}
        {button && <MailButton href={button.href}>{button.label}</MailButton>}
        <MailRows rows={[['Order', String(number)], ['Product', `${productName}, ${tierName} license`], ...rows]} />
      </StudioMailLayout>
    ),
  }
}
