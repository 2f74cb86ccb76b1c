import type { MailTemplate } from '~/platform/mail/mail-components'
import { formatMoney } from '~/platform/text/money'
import type { Brand } from '~/wings/site/settings/brand'
import { sellerLines, studioMailReason } from '~/wings/site/settings/mail-phrases'
import { orderMail } from '../emails'
import type { Order } from '../queries.server'

const BANKS_TAKE_DAYS = 'It can take up to 10 days to appear on your statement.'

/** To the buyer, when nothing of the payment is left; `amount` is what goes back now. */
export function refundMail(brand: Brand, order: Order, amount: number): MailTemplate {
  const all = refundMoney(brand, order, order.total)
  return orderMail(brand, order, {
    subject: `Refund for ${order.productName}${testSuffix(order)}`,
    title: 'Your order was refunded',
    texts: [
      refundedText(brand, order, amount),
      ...(amount < order.total && !isTest(order)
        ? [`Together with earlier refunds, the full ${all} has been refunded.`]
        : []),
      'The license key and download links of this order no longer work.',
    ],
    rows: refundRows(brand, order, amount),
  })
}

/** To the buyer, when a part goes back. */
export function partialRefundMail(brand: Brand, order: Order, amount: number): MailTemplate {
  const isInUse = order.status === 'paid' && !order.accessRevokedAt
  return orderMail(brand, order, {
    subject: `Partial refund for ${order.productName}${testSuffix(order)}`,
    title: 'Your order was partially refunded',
    texts: [
      refundedText(brand, order, amount),
      ...(isInUse ? ['The license key and download links of this order still work.'] : []),
    ],
    rows: refundRows(brand, order, amount),
  })
}

const isTest = ({ payment }: Order) => payment === 'test'
const testSuffix = (order: Order) => (isTest(order) ? ' (test)' : '')
const refundMoney = ({ language }: Brand, { currency }: Order, amount: number) =>
  formatMoney(amount, currency, language)

function refundedText(brand: Brand, order: Order, amount: number) {
  if (isTest(order)) return 'This was a test payment. No money was charged or refunded.'
  const [part, all] = [amount, order.total].map((of) => refundMoney(brand, order, of))
  const refunded = amount < order.total ? `${part} of ${all}` : all
  return `We refunded ${refunded} to your original payment method. ${BANKS_TAKE_DAYS}`
}

function refundRows(brand: Brand, order: Order, amount: number): [string, string][] {
  return [
    ['Paid', isTest(order) ? '' : refundMoney(brand, order, order.total)],
    ['Refunded now', isTest(order) ? '' : refundMoney(brand, order, amount)],
    ['Sold by', sellerLines(brand)],
  ]
}

/** To the buyer, when a refund that was announced did not reach them. */
export function refundFailedMailToBuyer(brand: Brand, order: Order, amount: number): MailTemplate {
  return orderMail(brand, order, {
    subject: `Your refund for ${order.productName} failed`,
    title: 'Your refund failed',
    texts: [
      `Your bank rejected the refund of ${refundMoney(brand, order, amount)}. We will email you to arrange another way.`,
      'Until then, your order remains as it was before the refund.',
    ],
  })
}

interface FailedRefund {
  amount: number
  /** In words; empty where it is not known. */
  reason: string
  orderUrl: string
}

/** To the studio, when money that went back has come back. */
export function refundFailedMailToStudio(
  brand: Brand,
  order: Order,
  { amount, reason, orderUrl }: FailedRefund,
): MailTemplate {
  const why = reason ? ` (${reason})` : ''
  return orderMail(brand, order, {
    subject: `Refund failed for order ${order.number}`,
    title: 'Refund failed',
    texts: [
      `The customer’s bank rejected the refund of ${refundMoney(brand, order, amount)}${why}. The money is back in your Stripe balance, and the order is unchanged.`,
      'The customer was notified. Refund the order again, or send the money another way.',
    ],
    button: { href: orderUrl, label: 'View order' },
    reason: studioMailReason(brand),
  })
}
