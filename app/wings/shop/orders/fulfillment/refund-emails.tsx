import type { MailTemplate } from '~/platform/mail/mail-components'
import type { Brand } from '~/wings/site/settings/brand'
import { orderMail } from '../emails'
import { formatAmount } from '../order'
import type { Order } from '../queries.server'

const BANKS_TAKE_DAYS = 'Banks take up to ten days to show it.'

/** To the buyer, when nothing of the payment is left; `amount` is what goes back now, in cents. */
export function refundMail(brand: Brand, order: Order, amount: number): MailTemplate {
  const money = (cents: number) => formatAmount(cents, order.currency)
  const sent = `We have sent ${money(amount)} back to where it came from. ${BANKS_TAKE_DAYS}`
  const rest = amount < order.total ? `Together with what went back before, that is all of ${money(order.total)}.` : ''
  return orderMail(brand, order, {
    subject: `Refunded: ${order.productName}`,
    title: 'Your order was refunded',
    texts: [
      ...(order.payment === 'test'
        ? ['This was a test payment: no money was taken, and none goes back.']
        : [sent, rest]),
      'The license key and the download links of this order work no longer.',
    ].filter(Boolean),
  })
}

/** To the buyer, when a part goes back. */
export function partialRefundMail(brand: Brand, order: Order, amount: number): MailTemplate {
  const [part, all] = [amount, order.total].map((cents) => formatAmount(cents, order.currency))
  const isInUse = order.status === 'paid' && !order.accessRevokedAt
  return orderMail(brand, order, {
    subject: `Refunded in part: ${order.productName}`,
    title: 'A part of your payment goes back',
    texts: [
      `We have sent ${part} of ${all} back to where it came from. ${BANKS_TAKE_DAYS}`,
      ...(isInUse ? ['The license key and the download links of this order go on working.'] : []),
    ],
  })
}

/** To the buyer, when a refund that was announced did not reach them. */
export function refundFailedMailToBuyer(brand: Brand, order: Order, amount: number): MailTemplate {
  return orderMail(brand, order, {
    subject: `Your refund for ${order.productName} did not go through`,
    title: 'Your refund did not go through',
    texts: [
      `Your bank did not take the ${formatAmount(amount, order.currency)} that we sent back. We know of it, and write to you about another way.`,
      'Until then the order stands as it did before the refund.',
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
    subject: `A refund of order ${order.number} failed`,
    title: 'A refund failed',
    texts: [
      `The buyer’s bank did not take ${formatAmount(amount, order.currency)}${why}. The money is with Stripe again, and the order stands as it did before.`,
      'The buyer was told. Refund the order again, or send the money in another way.',
    ],
    button: { href: orderUrl, label: 'Open the order' },
  })
}
