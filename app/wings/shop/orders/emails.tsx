import {
  MailButton,
  MailLayout,
  MailRows,
  type MailTemplate,
  MailText,
  MailTitle,
} from '~/platform/mail/mail-components'
import { formatMoney } from '~/platform/text/money'
import { formatDay } from '~/platform/time/dates'
import type { Brand } from '~/wings/site/settings/brand'
import { orderMailSender } from './order-mail-sender'
import type { Order } from './queries.server'

interface Delivery {
  key: string
  downloadUrl: string
  expiresAt: Date
  purchasesUrl: string
}

/** To the buyer: what was paid, and everything that was bought. */
export function receiptMail(
  brand: Brand,
  order: Order,
  { key, downloadUrl, expiresAt, purchasesUrl }: Delivery,
): MailTemplate {
  const isFree = order.payment === 'free'
  return {
    subject: isFree ? `Your download: ${order.productName}` : `Your receipt and license key: ${order.productName}`,
    body: (
      <MailLayout sender={orderMailSender(brand, order.number)}>
        <MailTitle>{isFree ? `Your download of ${order.productName} is ready` : 'Thank you for your order'}</MailTitle>
        {order.payment === 'test' && <MailText>This was a test payment. No money was charged.</MailText>}
        <MailRows rows={[['License key', key], ...paidRows(brand, order)]} />
        <MailButton href={downloadUrl}>{`Download ${order.productName}`}</MailButton>
        <MailText>{`The link expires on ${formatDay(expiresAt)}. Your purchases page has new links, newer versions and your license key:`}</MailText>
        <MailButton href={purchasesUrl}>View your purchases</MailButton>
        {order.invoiceUrl && <MailButton href={order.invoiceUrl}>View invoice</MailButton>}
        <MailText>{`On ${formatDay(order.consentedAt)} you agreed: “${order.consentText}”`}</MailText>
      </MailLayout>
    ),
  }
}

/** To the studio. */
export function saleMail(brand: Brand, order: Order, orderUrl: string): MailTemplate {
  const test = order.payment === 'test' ? 'Test order' : 'Order'
  return {
    subject: `${test} ${order.number}: ${order.productName}, ${formatMoney(order.total, order.currency, brand.language)}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{`New order for ${order.productName}`}</MailTitle>
        <MailRows
          rows={[
            ['Customer', [order.buyerName, order.email].filter(Boolean).join(', ')],
            ...paidRows(brand, order),
            ['Referrer', order.referrer],
          ]}
        />
        <MailButton href={orderUrl}>View order</MailButton>
      </MailLayout>
    ),
  }
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
  })
}

function paidRows(
  { language }: Brand,
  { number, productName, tierName, currency, payment, ...order }: Order,
): [string, string][] {
  const amount = (of: number) => formatMoney(of, currency, language)
  const isPlain = order.total === order.price
  const amounts: [string, string][] = [
    ['Price', isPlain ? '' : amount(order.price)],
    ['Discount', order.discount ? `−${amount(order.discount)}${order.coupon && ` (${order.coupon})`}` : ''],
    ['Tax', order.tax ? amount(order.tax) : ''],
    ['Paid', amount(order.total)],
  ]
  return [
    ['Order', String(number)],
    ['Product', `${productName}, ${tierName} license`],
    ...(payment === 'free' ? [] : amounts),
    ['Company', order.businessName],
    ['VAT number', order.vatNumber],
  ]
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
      `You started an order for the ${order.tierName} license at ${formatMoney(order.price, order.currency, brand.language)} but did not complete it. You have not been charged.`,
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
    texts: [
      `Your payment of ${formatMoney(order.price, order.currency, brand.language)} for this order failed. You have not been charged.`,
    ],
    button: { href: checkoutUrl, label: 'Try again' },
  })
}

interface OrderMailContent {
  subject: string
  title: string
  texts: string[]
  button?: { href: string; label: string }
}

export function orderMail(
  brand: Brand,
  { number }: Order,
  { subject, title, texts, button }: OrderMailContent,
): MailTemplate {
  return {
    subject,
    body: (
      <MailLayout sender={orderMailSender(brand, number)}>
        <MailTitle>{title}</MailTitle>
        {texts.map((text) => (
          <MailText key={text}>{text}</MailText>
        ))}
        {button && <MailButton href={button.href}>{button.label}</MailButton>}
      </MailLayout>
    ),
  }
}
