import type { MailTemplate } from '~/platform/mail/mail-components'
import { formatMoney } from '~/platform/text/money'
import type { Brand } from '~/wings/site/settings/brand'
import { orderMail } from '../emails'
import type { Order } from '../queries.server'

const BANKS_TAKE_DAYS = 'It can take up to 10 days to appear on your statement.'

/** To the buyer, when nothing of the payment is left; `amount` is what goes back now. */
export function refundMail(brand: Brand, order: Order, amount: number): MailTemplate {
  const money = (of: number) => formatMoney(of, order.currency, brand.language)
  const sent = `We refunded ${money(amount)} to your original payment method. ${BANKS_TAKE_DAYS}`
  const rest =
    amount < order.total ? `Together with earlier refunds, the full ${money(order.total)} has been refunded.` : ''
  return orderMail(brand, order, {
    subject: `Refund for ${order.productName}`,
    title: 'Your order was refunded',
    texts: [
      ...(order.payment === 'test' ? ['This was a test payment. No money was charged or refunded.'] : [sent, rest]),
      'The license key and download links of this order no longer work.',
    ].filter(Boolean),
  })
}

/** To the buyer, when a part goes back. */
export function partialRefundMail(brand: Brand, order: Order, amount: number): MailTemplate {
  const [part, all] = [amount, order.total].map((of) => formatMoney(of, order.currency, brand.language))
  const isInUse = order.status === 'paid' && !order.accessRevokedAt
  return orderMail(brand, order, {
    subject: `Partial refund for ${order.productName}`,
    title: 'Your order was partially refunded',
    texts: [
      `We refunded ${part} of ${all} to your original payment method. ${BANKS_TAKE_DAYS}`,
      ...(isInUse ? ['The license key and download links of this order still work.'] : []),
    ],
  })
}

/** To the buyer, when a refund that was announced did not reach them. */
export function refundFailedMailToBuyer(brand: Brand, order: Order, amount: number): MailTemplate {
  return orderMail(brand, order, {
    subject: `Your refund for ${order.productName} failed`,
    title: 'Your refund failed',
    texts: [
      `Your bank rejected the refund of ${formatMoney(amount, order.currency, brand.language)}. We will email you to arrange another way.`,
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
      `The customer’s bank rejected the refund of ${formatMoney(amount, order.currency, brand.language)}${why}. The money is back in your Stripe balance, and the order is unchanged.`,
      'The customer was notified. Refund the order again, or send the money another way.',
    ],
    button: { href: orderUrl, label: 'View order' },
  })
}
