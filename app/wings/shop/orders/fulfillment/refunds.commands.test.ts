import { randomUUID } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { findActiveDownloadToken } from '~/wings/shop/downloads/download-links.commands.server'
import { findLicenseOfOrder } from '~/wings/shop/licenses/queries.server'
import { aStudioWithEmail, studioEmail } from '~/wings/site/settings/fixtures'
import { testEnvironment } from '~test/route-call'
import { createStripeEvent } from '~test/stripe-objects'
import {
  aPaidCheckout,
  createCompletedEvent,
  createDisputeEvent,
  deliverEvent,
  permutations,
} from '~test/stripe-purchase-events'
import {
  aStripeRefund,
  createChargeRefundedEvent,
  createRefundCreatedEvent,
  createRefundedCharge,
  createRefundFailureEvents,
  nowInSeconds,
} from '~test/stripe-refunds'
import { expect, test } from '~test/test'
import { aProductForSale } from '../checkout/fixtures'
import { refundOrder, revokeOrderAccess } from '../commands.server'
import { findOrderDetails } from '../management/order-details.queries.server'
import { parseOrderFilter } from '../management/order-filter'
import { sumOrders } from '../management/order-totals.queries.server'
import { findOrder } from '../queries.server'
import { fullPayment, settleOrder } from './settle-order.commands.server'

const env = testEnvironment()
const ada = { id: null, email: 'ada@harbor.test' }
const EARLIER = nowInSeconds() - 86_400

async function aSale(db: Database) {
  await aStudioWithEmail(db)
  const { slug } = await aProductForSale(db)
  const { order, session } = await aPaidCheckout(db, { slug, sessionId: randomUUID() })
  await deliverEvent(db, createCompletedEvent(session))
  return { order, session }
}

async function stateOf(db: Database, orderId: string) {
  const { status, refunded } = (await findOrder(db, orderId)) ?? {}
  const works = [
    (await findLicenseOfOrder(db, orderId))?.revokedAt === null,
    (await findActiveDownloadToken(db, env.SECRET, orderId)) !== undefined,
  ]
  return { status, refunded, works }
}

const whole = { status: 'paid', refunded: 0, works: [true, true] }

async function mailsOf(db: Database, { email }: { email: string }) {
  const rows = await db
    .selectFrom('outboxMails')
    .select(['subject', 'plainText'])
    .where('recipient', 'in', [email, studioEmail])
    .where('cause', 'like', 'refund%')
    .orderBy('createdAt')
    .execute()
  return rows.map(({ subject, plainText }) => `${subject}\n${plainText}`)
}

async function kept(db: Database) {
  const [sum] = await sumOrders(db, parseOrderFilter(new URLSearchParams()))
  return sum && { paid: sum.paid, refunded: sum.refunded, net: sum.net }
}

test('a part that goes back comes off what was kept, is told to the buyer, and ends nothing', async ({ db }) => {
  const { order, session } = await aSale(db)
  const refund = aStripeRefund(session, 10_050, EARLIER)
  for (const event of [createRefundCreatedEvent(refund), createChargeRefundedEvent(session, 10_050, EARLIER)])
    await deliverEvent(db, event, 2)
  expect(await stateOf(db, order.id)).toEqual({ ...whole, refunded: 10_050 })
  expect(await kept(db)).toEqual({ paid: 49_900, refunded: 10_050, net: 39_850 })
  const mails = await mailsOf(db, order)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatch(/^Partial refund for Ledger\n[\s\S]*refunded \$100\.50 of \$499\.00[\s\S]*still work/)
  const [event] = await db.selectFrom('analyticsEvents').select('metadata').execute()
  expect(event?.metadata).toMatchObject({ amount: 499, refunded: 100.5 })
})

test('parts that come to all of it close the order as one refund does', async ({ db }) => {
  const { order, session } = await aSale(db)
  for (const amount of [10_000, 39_900])
    await deliverEvent(db, createRefundCreatedEvent(aStripeRefund(session, amount, EARLIER)))
  expect(await stateOf(db, order.id)).toEqual({ status: 'refunded', refunded: 49_900, works: [false, false] })
  expect(await kept(db)).toEqual({ paid: 49_900, refunded: 49_900, net: 0 })
  const [, last] = await mailsOf(db, order)
  expect(last).toMatch(/^Refund for Ledger\n[\s\S]*refunded \$399\.00[\s\S]*the full \$499\.00[\s\S]*no longer work/)
})

test('an account that tells of charges alone is understood too, with its refunds in them or without', async ({
  db,
}) => {
  const [bare, full] = [await aSale(db), await aSale(db)]
  await deliverEvent(db, createChargeRefundedEvent(bare.session, 10_000))
  expect(await stateOf(db, bare.order.id)).toEqual({ ...whole, refunded: 10_000 })
  const refund = aStripeRefund(full.session, 49_900)
  await deliverEvent(db, createStripeEvent('charge.refunded', createRefundedCharge(full.session, 49_900, [refund])), 2)
  expect(await stateOf(db, full.order.id)).toMatchObject({ status: 'refunded', refunded: 49_900 })
  expect((await findOrderDetails(db, full.order.id))?.refunds).toMatchObject([{ id: refund.id, amount: 49_900 }])
})

test('a refund that the bank sends back is undone, and both sides are told once', async ({ db }) => {
  const { order, session } = await aSale(db)
  const refund = aStripeRefund(session, 49_900, EARLIER)
  for (const event of [createRefundCreatedEvent(refund), createChargeRefundedEvent(session, 49_900, EARLIER)])
    await deliverEvent(db, event)
  expect(await stateOf(db, order.id)).toMatchObject({ status: 'refunded', works: [false, false] })
  for (const event of createRefundFailureEvents(refund, EARLIER + 3_600)) await deliverEvent(db, event, 2)
  expect(await stateOf(db, order.id)).toEqual(whole)
  expect(await kept(db)).toEqual({ paid: 49_900, refunded: 0, net: 49_900 })
  const mails = await mailsOf(db, order)
  expect(mails.map((mail) => mail.split('\n')[0]).sort()).toEqual([
    `Refund failed for order ${order.number}`,
    'Refund for Ledger',
    'Your refund for Ledger failed',
  ])
  expect(mails.join()).toContain('rejected the refund of $499.00 (expired or canceled card)')
  const { timeline, refunds } = (await findOrderDetails(db, order.id)) ?? {}
  expect(refunds).toMatchObject([{ status: 'failed', failureReason: 'expired_or_canceled_card' }])
  expect(timeline).toContainEqual(
    expect.objectContaining({
      kind: 'trouble',
      text: 'Refund of $499.00 failed',
      note: 'expired or canceled card',
    }),
  )
})

test('whatever order the events come in, the order stands as the last of them says', async ({ database: { db } }) => {
  const { slug } = await aProductForSale(db)
  for (const sequence of permutations([0, 1, 2, 3, 4])) {
    const { order, session } = await aPaidCheckout(db, { slug })
    const [first, second] = [aStripeRefund(session, 30_000, EARLIER), aStripeRefund(session, 19_900, EARLIER + 60)]
    const events = [
      createCompletedEvent(session),
      createRefundCreatedEvent(first),
      createChargeRefundedEvent(session, 49_900, EARLIER + 60),
      createRefundCreatedEvent(second),
      ...createRefundFailureEvents(second, EARLIER + 3_600).slice(0, 1),
    ]
    for (const index of sequence) await deliverEvent(db, events[index] as (typeof events)[number])
    expect(await stateOf(db, order.id), sequence.join()).toEqual({ ...whole, refunded: 30_000 })
  }
})

test('a refund that was tried again after it failed closes the order anew', async ({ db }) => {
  const { order, session } = await aSale(db)
  const [lost, again] = [aStripeRefund(session, 49_900, EARLIER), aStripeRefund(session, 49_900, EARLIER + 7_200)]
  const story = [
    createRefundCreatedEvent(lost),
    ...createRefundFailureEvents(lost, EARLIER + 3_600),
    createChargeRefundedEvent(session, 49_900, EARLIER + 7_200),
  ]
  for (const event of [...story, createRefundCreatedEvent(again)]) await deliverEvent(db, event)
  expect(await stateOf(db, order.id)).toMatchObject({ status: 'refunded', refunded: 49_900 })
})

test('access that was taken before the refund stays taken when the refund fails', async ({ db }) => {
  const [revoked, disputed, won] = [await aSale(db), await aSale(db), await aSale(db)]
  await revokeOrderAccess(db, ada, revoked.order.id)
  for (const { session } of [disputed, won])
    await deliverEvent(db, createDisputeEvent(session, 'created', 'needs_response', `dp_${session.payment_intent}`))
  for (const { session } of [revoked, disputed, won]) {
    const refund = aStripeRefund(session, 49_900, EARLIER)
    await deliverEvent(db, createRefundCreatedEvent(refund))
    if (session === won.session)
      await deliverEvent(db, createDisputeEvent(session, 'closed', 'won', `dp_${session.payment_intent}`))
    await deliverEvent(db, createRefundFailureEvents(refund, EARLIER + 60)[1] as ReturnType<typeof createStripeEvent>)
  }
  expect(await stateOf(db, revoked.order.id)).toMatchObject({ status: 'paid', works: [false, false] })
  expect(await stateOf(db, disputed.order.id)).toMatchObject({ status: 'disputed', works: [false, false] })
  expect(await stateOf(db, won.order.id)).toMatchObject({ status: 'paid', refunded: 0 })
})

test('the refund of a test order says that no money moved', async ({ db }) => {
  const { slug } = await aProductForSale(db)
  const { order } = await aPaidCheckout(db, { slug, payment: 'test' })
  await settleOrder(db, order.id, fullPayment(order), env)
  await refundOrder(db, ada, order.id, env)
  const [mail] = await mailsOf(db, order)
  expect(mail).toContain('This was a test payment. No money was charged or refunded.')
  expect(mail).not.toMatch(/We refunded|It can take/)
})

test('a refund of what is not there, or of an order that was never paid, changes nothing', async ({ db }) => {
  const { slug } = await aProductForSale(db)
  const { order, session } = await aPaidCheckout(db, { slug })
  await deliverEvent(db, createRefundCreatedEvent(aStripeRefund(session, 1_000)))
  await deliverEvent(db, createRefundCreatedEvent(aStripeRefund({ ...session, payment_intent: 'pi_of_nobody' }, 1_000)))
  expect(await stateOf(db, order.id)).toMatchObject({ status: 'open', refunded: 0 })
  const waiting = await db.selectFrom('stripeEvents').select('lastError').where('handledAt', 'is', null).execute()
  expect(waiting).toHaveLength(2)
})
