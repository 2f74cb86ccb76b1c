import {
  MailButton,
  MailLayout,
  MailRows,
  type MailTemplate,
  MailText,
  MailTitle,
} from '~/platform/mail/mail-components'
import { formatDay } from '~/platform/time/dates'
import type { Brand } from '~/wings/site/settings/brand'
import { formatAmount } from './order'
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
      <MailLayout sender={`${brand.legalName}. Questions go to ${brand.contactEmail}; order ${order.number}.`}>
        <MailTitle>{isFree ? `${order.productName} is yours` : 'Thank you for your order'}</MailTitle>
        {order.payment === 'test' && <MailText>This was a test payment. No money was taken.</MailText>}
        <MailRows rows={[['License key', key], ...paidRows(order)]} />
        <MailButton href={downloadUrl}>{`Download ${order.productName}`}</MailButton>
        <MailText>{`The link works until ${formatDay(expiresAt)}. A fresh one is always at your purchases, with newer versions and your key:`}</MailText>
        <MailButton href={purchasesUrl}>Open your purchases</MailButton>
        {order.invoiceUrl && <MailButton href={order.invoiceUrl}>Open the invoice</MailButton>}
        <MailText>{`On ${formatDay(order.consentedAt)} you agreed: “${order.consentText}”`}</MailText>
      </MailLayout>
    ),
  }
}

/** To the studio. */
export function saleMail(brand: Brand, order: Order, orderUrl: string): MailTemplate {
  const test = order.payment === 'test' ? 'Test order' : 'Order'
  return {
    subject: `${test} ${order.number}: ${order.productName}, ${formatAmount(order.total, order.currency)}`,
    body: (
      <MailLayout sender={brand.legalName}>
        <MailTitle>{`${order.productName} was sold`}</MailTitle>
        <MailRows
          rows={[
            ['Buyer', [order.buyerName, order.email].filter(Boolean).join(', ')],
            ...paidRows(order),
            ['Came from', order.referrer],
          ]}
        />
        <MailButton href={orderUrl}>Open the order</MailButton>
      </MailLayout>
    ),
  }
}

/** To the studio, when money came that does not fit its order. */
export function paymentMismatchMail(brand: Brand, order: Order, orderUrl: string): MailTemplate {
  return orderMail(brand, order, {
    subject: `A payment does not fit order ${order.number}`,
    title: 'Please look at this payment',
    texts: [
      order.paymentIssue,
      'The buyer has received nothing. Compare the payment in Stripe with the order, then refund it there.',
    ],
    button: { href: orderUrl, label: 'Open the order' },
  })
}

function paidRows({ number, productName, tierName, currency, payment, ...order }: Order): [string, string][] {
  const amount = (cents: number) => formatAmount(cents, currency)
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
    ['Business', order.businessName],
    ['VAT number', order.vatNumber],
  ]
}

/** To the buyer, when the bank was asked to take the money back. */
export function disputeMail(brand: Brand, order: Order): MailTemplate {
  return orderMail(brand, order, {
    subject: `Your payment for ${order.productName} is disputed`,
    title: 'Your payment is disputed',
    texts: [
      'Your bank has told us that the payment for this order is disputed. Until that is settled, its license key and its download links do not work.',
      'If this is a mistake, tell your bank, or answer this mail and we sort it out together.',
    ],
  })
}

/** To the buyer, when the dispute was decided for the studio. */
export function accessRestoredMail(brand: Brand, order: Order, purchasesUrl: string): MailTemplate {
  return orderMail(brand, order, {
    subject: `${order.productName} works again`,
    title: `${order.productName} works again`,
    texts: [
      'The dispute about your payment is settled. Your license key works again, and there is a fresh download link.',
    ],
    button: { href: purchasesUrl, label: 'Open your purchases' },
  })
}

/** To somebody who began to buy and did not finish. There is one such mail per order. */
export function abandonedCheckoutMail(brand: Brand, order: Order, checkoutUrl: string): MailTemplate {
  return orderMail(brand, order, {
    subject: `Your order of ${order.productName} is not finished`,
    title: `${order.productName} is still there`,
    texts: [
      `You began to order the ${order.tierName} license for ${formatAmount(order.price, order.currency)} and did not finish. Nothing was charged.`,
      'If something was in the way, answer this mail: a person reads it. This is the only reminder.',
    ],
    button: { href: checkoutUrl, label: 'Go back to the order' },
  })
}

/** To somebody whose payment took a while and then did not come. */
export function paymentFailedMail(brand: Brand, order: Order, checkoutUrl: string): MailTemplate {
  return orderMail(brand, order, {
    subject: `The payment for ${order.productName} did not go through`,
    title: 'Your payment did not go through',
    texts: [
      `Your bank has not sent the ${formatAmount(order.price, order.currency)} for this order. Nothing was charged, and nothing is owed.`,
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
      <MailLayout sender={`${brand.legalName}. Questions go to ${brand.contactEmail}; order ${number}.`}>
        <MailTitle>{title}</MailTitle>
        {texts.map((text) => (
          <MailText key={text}>{text}</MailText>
        ))}
        {button && <MailButton href={button.href}>{button.label}</MailButton>}
      </MailLayout>
    ),
  }
}
