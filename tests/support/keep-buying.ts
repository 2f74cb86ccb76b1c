import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import {
  extractOrderKey,
  fetchOrderStatus,
  findStripePaymentUrl,
  submitCheckout,
  submitPayment,
} from './checkout-client'
import type { FakeStripe } from './fake-stripe'

const RETRY_MS = 50

/** Buys on until the site is gone, each time as somebody else. Answers never come to who asks a site that is killed. */
export async function keepBuying(origin: string, isEnough: () => boolean) {
  while (!isEnough()) {
    const bought = await buy(origin).catch(() => undefined)
    if (!bought) await pause(RETRY_MS)
  }
}

async function buy(origin: string) {
  const email = `buyer-${crypto.randomUUID()}@example.com`
  const { status, leadsTo, text } = await submitCheckout(origin, { slug: 'queuepro', tier: 'starter', email })
  if (status !== 302) throw new Error(`An order was answered with ${status}: ${text.slice(0, 200)}`)
  const payUrl = await findStripePaymentUrl(origin, leadsTo)
  if (!payUrl) return undefined
  const back = await submitPayment(payUrl, 'pay')
  return fetchOrderStatus(origin, extractOrderKey(back))
}

/** What is wrong after all kills; empty when every paid session is one order with one of everything, and no other is paid. */
export async function findOrderErrors(db: Database, stripe: FakeStripe) {
  const paid = [...stripe.sessions.values()].filter(({ payment_status }) => payment_status === 'paid')
  const faults: string[] = []
  for (const { id, client_reference_id: orderId } of paid) {
    const found = await findOrderProblems(db, orderId ?? '')
    const wanted = { status: 'paid', checkoutId: id, paymentIssue: '', keys: 1, links: 1, receipts: 1, notices: 1 }
    if (JSON.stringify(found) !== JSON.stringify(wanted)) faults.push(`${id}: ${JSON.stringify(found)}`)
  }
  const all = await countTotals(db)
  for (const [what, count] of Object.entries(all)) {
    if (count !== paid.length) faults.push(`${count} ${what} for ${paid.length} payments`)
  }
  return { faults, paid: paid.length }
}

async function findOrderProblems(db: Database, orderId: string) {
  const order = await db
    .selectFrom('orders')
    .select(['status', 'checkoutId', 'paymentIssue'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  const keys = await db.selectFrom('licenseKeys').select('id').where('orderId', '=', orderId).execute()
  const links = await db.selectFrom('downloadLinks').select('id').where('orderId', '=', orderId).execute()
  const mails = await db.selectFrom('outboxMails').select('cause').where('cause', 'like', `%${orderId}`).execute()
  const count = (cause: string) => mails.filter((mail) => mail.cause === `${cause}:${orderId}`).length
  return {
    ...order,
    keys: keys.length,
    links: links.length,
    receipts: count('receipt'),
    notices: count('sale'),
  }
}

async function countTotals(db: Database) {
  const count = async (query: { execute: () => Promise<unknown[]> }) => (await query.execute()).length
  return {
    paidOrders: await count(db.selectFrom('orders').select('id').where('paidAt', 'is not', null)),
    purchaseEvents: await count(
      db.selectFrom('analyticsEvents').select('eventKey').where('eventType', '=', 'purchase'),
    ),
    keys: await count(db.selectFrom('licenseKeys').select('id')),
    receipts: await count(db.selectFrom('outboxMails').select('id').where('cause', 'like', 'receipt:%')),
  }
}
