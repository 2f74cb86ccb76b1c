import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { findActiveDownloadToken } from '~/wings/shop/downloads/download-links.commands.server'
import { findLicenseOfOrder } from '~/wings/shop/licenses/queries.server'
import { aStudioWithEmail } from '~/wings/site/settings/fixtures'
import { listDeliverableMails } from '~test/deliverable-mails'
import { testEnvironment } from '~test/route-call'
import { createStripeEvent } from '~test/stripe-objects'
import {
  aPaidCheckout,
  countFulfillment,
  createChargeRefundedEvent,
  createCompletedEvent,
  createDisputeEvent,
  createPurchaseEvents,
  createSessionForOrder,
  deliverEvent,
  fulfilledOnce,
  permutations,
} from '~test/stripe-purchase-events'
import { nowInSeconds } from '~test/stripe-refunds'
import { expect, test } from '~test/test'
import {
  aPaymentLinkCheckout,
  aSetupCheckout,
  aSubscriptionCheckout,
  unrelatedStripeEvents,
} from '~test/unrelated-stripe-events'
import { anOpenOrder, aProductForSale } from '../checkout/fixtures'
import { findOrder, listStripeEventsOfOrder } from '../queries.server'

const env = testEnvironment()

const whatWorks = async (db: Database, orderId: string) =>
  (await findLicenseOfOrder(db, orderId))?.revokedAt === null &&
  (await findActiveDownloadToken(db, env.SECRET, orderId)) !== undefined

function inOrder<Item>(items: Item[], sequence: number[]) {
  return sequence.flatMap((index) => items[index] ?? [])
}

async function aCheckout(db: Database, slug?: string) {
  await aStudioWithEmail(db)
  return aPaidCheckout(db, { slug: slug ?? (await aProductForSale(db)).slug, sessionId: randomUUID() })
}

test('every event of a purchase, three times at once and in every order, makes one of everything', async ({
  database: { db },
}) => {
  const { slug } = await aProductForSale(db)
  const orders = permutations([0, 1, 2, 3])
  for (const sequence of orders) {
    const { order, session } = await aCheckout(db, slug)
    const events = createPurchaseEvents(session)
    for (const event of inOrder(events, sequence)) await deliverEvent(db, event, 3)
    expect(await countFulfillment(db, order.id), sequence.join()).toEqual(fulfilledOnce)
    expect(await findOrder(db, order.id)).toMatchObject({
      status: 'paid',
      invoiceUrl: 'https://invoice.example/1',
      paymentId: session.payment_intent,
    })
  }
  expect(orders).toHaveLength(24)
  expect(await db.selectFrom('stripeEvents').select('id').where('handledAt', 'is', null).execute()).toEqual([])
})

test('all of them at the very same moment make one of everything', async ({ database: { db } }) => {
  for (let round = 0; round < 5; round++) {
    const { order, session } = await aCheckout(db)
    const events = [...createPurchaseEvents(session), createChargeRefundedEvent(session)]
    await Promise.all(events.map((event) => deliverEvent(db, event, 3)))
    expect(await countFulfillment(db, order.id)).toEqual(fulfilledOnce)
    expect(await findOrder(db, order.id)).toMatchObject({ status: 'refunded' })
    expect(await whatWorks(db, order.id)).toBe(false)
  }
})

test('a refund that comes before its payment is done with it', async ({ db }) => {
  for (const sequence of permutations([0, 1, 2])) {
    const { order, session } = await aCheckout(db)
    const events = [
      createCompletedEvent(session),
      createChargeRefundedEvent(session),
      createChargeRefundedEvent(session, 10_000, nowInSeconds() - 60),
    ]
    for (const event of inOrder(events, sequence)) await deliverEvent(db, event, 2)
    expect(await findOrder(db, order.id), sequence.join()).toMatchObject({ status: 'refunded' })
    expect(await whatWorks(db, order.id)).toBe(false)
    expect((await listStripeEventsOfOrder(db, order.id)).every(({ handledAt }) => handledAt)).toBe(true)
  }
})

test.for([
  ['won', 'paid', true],
  ['lost', 'disputed', false],
] as const)(
  'a dispute that was %s leaves the order %s, in whatever order it is told',
  async ([end, status, works], { db }) => {
    for (const sequence of permutations([0, 1, 2])) {
      const { order, session } = await aCheckout(db)
      const id = `dp_${randomUUID()}`
      const told = [
        createCompletedEvent(session),
        createDisputeEvent(session, 'created', 'needs_response', id),
        createDisputeEvent(session, 'closed', end, id),
      ]
      for (const event of inOrder(told, sequence)) await deliverEvent(db, event, 2)
      expect(await findOrder(db, order.id), sequence.join()).toMatchObject({ status })
      expect(await whatWorks(db, order.id), sequence.join()).toBe(works)
    }
  },
)

test('a part that was given back, and an inquiry of the bank, leave the buyer what was bought', async ({ db }) => {
  const { order, session } = await aCheckout(db)
  await deliverEvent(db, createCompletedEvent(session))
  await deliverEvent(db, createChargeRefundedEvent(session, 10_000))
  await deliverEvent(db, createDisputeEvent(session, 'created', 'warning_needs_response'))
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'paid' })
  expect(await whatWorks(db, order.id)).toBe(true)
})

test('money that takes days settles the order when it comes', async ({ db }) => {
  const { order, session } = await aCheckout(db)
  const unpaid = { ...session, payment_status: 'unpaid' as const }
  await deliverEvent(db, createStripeEvent('checkout.session.completed', unpaid))
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'open', pendingAt: expect.any(Date) })
  expect(await countFulfillment(db, order.id)).toMatchObject({ keys: 0, receipts: 0, purchases: 0 })
  await deliverEvent(db, createStripeEvent('checkout.session.async_payment_succeeded', session))
  await deliverEvent(db, createStripeEvent('checkout.session.completed', unpaid))
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'paid', pendingAt: null })
  expect(await countFulfillment(db, order.id)).toEqual(fulfilledOnce)
})

test('money that never comes closes the order with one mail; a late success still wins', async ({ db }) => {
  const { order, session } = await aCheckout(db)
  const unpaid = { ...session, payment_status: 'unpaid' as const }
  await deliverEvent(db, createStripeEvent('checkout.session.async_payment_failed', unpaid), 2)
  await deliverEvent(db, createStripeEvent('checkout.session.async_payment_failed', unpaid), 2)
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'expired', paidAt: null })
  const mails = await listDeliverableMails(db)
  expect(mails).toMatchObject([{ subject: expect.stringContaining('failed') }])
  expect(mails[0]?.plainText).toContain('http://harbor.test/payment/cancelled?order=')
  await deliverEvent(db, createStripeEvent('checkout.session.async_payment_succeeded', session))
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'paid' })
})

test('an expired checkout closes its order, and never one that was paid', async ({ db }) => {
  const { order, session } = await aCheckout(db)
  const expired = createStripeEvent('checkout.session.expired', {
    ...session,
    status: 'expired',
    payment_status: 'unpaid',
  })
  await deliverEvent(db, expired, 3)
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'expired' })
  await deliverEvent(db, createCompletedEvent(session))
  await deliverEvent(db, { ...expired, id: 'evt_late' })
  expect(await findOrder(db, order.id)).toMatchObject({ status: 'paid' })
})

test.for([
  ['another price', { amount_subtotal: 100, amount_total: 100 }],
  ['another total', { amount_total: 1 }],
  ['another currency', { currency: 'vnd' }],
  [
    'a discount that makes it negative',
    { total_details: { amount_discount: 99_999, amount_tax: 0 }, amount_total: -50_099 },
  ],
] as const)('a payment with %s settles nothing, and the studio sees why', async ([, changes], { db }) => {
  await aStudioWithEmail(db)
  const order = await anOpenOrder(db)
  await deliverEvent(db, createStripeEvent('checkout.session.completed', createSessionForOrder(order, changes)), 2)
  expect(await countFulfillment(db, order.id)).toMatchObject({ keys: 0, links: 0, receipts: 0 })
  const seen = await findOrder(db, order.id)
  expect(seen).toMatchObject({ status: 'open', paidAt: null, paymentIssue: expect.stringContaining('was placed at') })
  expect(await listStripeEventsOfOrder(db, order.id)).toMatchObject([
    { lastError: seen?.paymentIssue, handledAt: expect.any(Date) },
  ])
  const reports = await db.selectFrom('errorReports').select('message').execute()
  expect(reports).toEqual([{ message: seen?.paymentIssue }])
  const mails = await db.selectFrom('outboxMails').select('subject').execute()
  expect(mails).toEqual([{ subject: `Payment does not match order ${order.number}` }])
})

test('what was paid in another checkout is not the payment of an order', async ({ db }) => {
  const { order, session } = await aCheckout(db)
  await db.updateTable('orders').set({ checkoutId: 'cs_of_this_order' }).where('id', '=', order.id).execute()
  await deliverEvent(db, createCompletedEvent(session))
  expect(await findOrder(db, order.id)).toMatchObject({
    status: 'open',
    paymentIssue: expect.stringContaining('cs_of_this_order'),
  })
})

test('what the account sells elsewhere is none of our business', async ({ db }) => {
  const order = await anOpenOrder(db)
  const elsewhere = createSessionForOrder(order, { client_reference_id: null, metadata: {} })
  await deliverEvent(db, createStripeEvent('checkout.session.completed', elsewhere))
  await deliverEvent(
    db,
    createStripeEvent('checkout.session.completed', { ...elsewhere, client_reference_id: randomUUID() }),
  )
  await deliverEvent(db, createChargeRefundedEvent(elsewhere))
  const events = await db
    .selectFrom('stripeEvents')
    .select(['type', 'lastError', 'handledAt'])
    .orderBy('type')
    .execute()
  expect(events).toMatchObject([
    { type: 'charge.refunded', lastError: 'No order has this payment yet.', handledAt: null },
    { lastError: 'Not an order of this site.', handledAt: expect.any(Date) },
    { lastError: 'Not an order of this site.' },
  ])
})

test('subscriptions, saved cards, payment links and announced invoices of the account are left alone', async ({
  db,
}) => {
  const order = await anOpenOrder(db)
  const strangers = [
    aPaymentLinkCheckout({ client_reference_id: order.id }),
    aSubscriptionCheckout({ client_reference_id: order.id, metadata: { order_id: order.id } }),
    aSetupCheckout({ client_reference_id: order.id }),
  ]
  const events = [
    ...unrelatedStripeEvents(),
    ...strangers.map((session) => createStripeEvent('checkout.session.completed', session)),
    createStripeEvent('checkout.session.expired', strangers[0] as object),
  ]
  for (const event of events) await deliverEvent(db, event)
  const kept = await db.selectFrom('stripeEvents').select(['type', 'lastError', 'handledAt']).execute()
  expect(kept).toHaveLength(events.length)
  expect(kept.filter(({ handledAt }) => handledAt === null)).toEqual([])
  expect(new Set(kept.map(({ lastError }) => lastError))).toEqual(new Set([null, 'Not an order of this site.']))
  expect(await findOrder(db, order.id)).toMatchObject({
    status: 'open',
    paymentIssue: '',
    paidAt: null,
    invoiceUrl: '',
  })
  expect(await db.selectFrom('outboxMails').select('id').execute()).toEqual([])
})
