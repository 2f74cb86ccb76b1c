import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { SiteEnvironment } from '~/platform/env/env.server'
import { redactTokens } from '~/platform/monitoring/redact-tokens'
import { toMajorUnits } from '~/platform/text/money'
import { recordEvent } from '~/wings/events/analytics/record-event.server'
import { findBrand } from '~/wings/site/settings/queries.server'
import { sendMailToStudio } from '~/wings/site/settings/studio-mail.commands.server'
import { utmNames } from '~/wings/site/visits/utm'
import { saleMail } from '../emails'
import { OrderNotFound, PaymentMismatch } from '../errors'
import { findOrder, lockOrder, type Order } from '../queries.server'
import { grantAccess, sendReceipt } from './order-access.commands.server'

/** What was paid, in the words of whoever took the money. Amounts are in the smallest unit of the currency. */
export interface Payment {
  paymentId?: string
  currency: string
  /** Before discount and tax. */
  subtotal: number
  discount: number
  tax: number
  total: number
  coupon?: string
  country?: string
  invoiceUrl?: string
  businessName?: string
  vatNumber?: string
}

/**
 * The only way an order becomes paid: key, download link, receipt, notice to the studio and purchase event come with it in
 * one transaction. A second call changes nothing. Answers whether this call did it.
 * @throws OrderNotFound; PaymentMismatch when what was paid is not what was agreed
 */
export function settleOrder(
  db: Database,
  orderId: string,
  payment: Payment,
  env: Pick<SiteEnvironment, 'SECRET' | 'ORIGIN'>,
  now = new Date(),
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new OrderNotFound()
    if (order.paidAt) return false
    assertAmountsMatch(order, payment)
    await recordPayment(tx, order, payment, now)
    const paid = await findOrder(tx, orderId)
    if (!paid) throw new OrderNotFound()
    await grantAccess(tx, env, paid, now)
    await sendReceipt(tx, env, paid, `receipt:${orderId}`, now)
    if (paid.payment !== 'free') await announceSale(tx, env, paid, now)
    return true
  })
}

/** An order paid in full with neither discount nor tax, as test payments are, and what costs nothing. */
export function fullPayment({ currency, price }: Order): Payment {
  return { currency, subtotal: price, discount: 0, tax: 0, total: price }
}

function assertAmountsMatch({ number, currency, price }: Order, payment: Payment) {
  const { subtotal, discount, tax, total } = payment
  const isAsAgreed = payment.currency === currency && subtotal === price && total === price - discount + tax
  if (isAsAgreed && discount >= 0 && tax >= 0 && total >= 0) return
  throw new PaymentMismatch(
    `Order ${number} was placed at ${price} ${currency}, but the payment is ${subtotal} − ${discount} + ${tax} = ${total} ${payment.currency}.`,
  )
}

async function recordPayment(tx: Database, order: Order, payment: Payment, now: Date) {
  const { paymentId, discount, tax, total, coupon = '', country = '' } = payment
  await tx
    .updateTable('orders')
    .set({
      status: 'paid',
      paidAt: now,
      expiredAt: null,
      pendingAt: null,
      paymentIssue: '',
      paymentId: paymentId ?? null,
      discount,
      tax,
      total,
      coupon,
      country,
      businessName: payment.businessName || order.businessName,
      vatNumber: payment.vatNumber || order.vatNumber,
      invoiceUrl: payment.invoiceUrl || order.invoiceUrl,
    })
    .where('id', '=', order.id)
    .execute()
  if (order.buyerName)
    await tx.updateTable('customers').set({ name: order.buyerName }).where('id', '=', order.customerId).execute()
}

/** The studio hears of it by mail, analytics as an event. */
async function announceSale(tx: Database, { ORIGIN }: Pick<SiteEnvironment, 'ORIGIN'>, order: Order, now: Date) {
  const brand = await findBrand(tx)
  const template = saleMail(brand, order, `${ORIGIN}/admin/orders/${order.id}`)
  await sendMailToStudio(tx, brand, { secret: null, cause: `sale:${order.id}`, replyTo: order.email, template })
  const { ipAddress = '', userAgent, country, isAdmin = false } = order.visit
  const metadata = {
    product_id: order.productId,
    amount: toMajorUnits(order.total, order.currency),
    currency: order.currency,
    is_admin: isAdmin,
    order_id: order.id,
    ...visitAttribution(order),
  }
  const visit = { ipAddress, userAgent, country, referrer: order.referrer, sessionId: order.sessionId }
  await recordEvent(tx, { eventType: 'purchase', pagePath: '/payment/success', ...visit, metadata }, now)
}

/** How the visit began that led to the order, with the names that a page view has: the visit's own day may be over. */
function visitAttribution({ landingPath, utm }: Order) {
  const marks = utmNames.flatMap((name) => (utm[name] ? [[`utm_${name}`, utm[name]]] : []))
  return { ...(landingPath && { landing_path: redactTokens(landingPath) }), ...Object.fromEntries(marks) }
}
