import { aProduct } from '~/wings/shop/products/fixtures'
import { submitReview } from '~/wings/shop/reviews/commands.server'
import { reviewPath } from '~/wings/shop/reviews/review-link.server'
import { listDeliverableMails } from '~test/deliverable-mails'
import { aPaidOrder, defaultReview } from '~test/review-fixtures'
import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { anOpenOrder, aProductForSale, aSettledOrder } from './checkout/fixtures'
import { refundOrder } from './commands.server'
import {
  lockOrdersForReviewInvitation,
  markReviewInvited,
  sendReviewInvitationBatch,
} from './review-invitations.commands.server'

const env = testEnvironment()
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

test('buyers are invited once, five days after they paid', async ({ db }) => {
  const due = await aSettledOrder(db, env, {}, daysAgo(5.01))
  await aSettledOrder(db, env, {}, daysAgo(4.9))
  await aSettledOrder(db, env, {}, daysAgo(40))
  await anOpenOrder(db, {}, daysAgo(6))
  const refunded = await aSettledOrder(db, env, {}, daysAgo(6))
  await refundOrder(db, { id: null, email: 'ada@harbor.test' }, refunded.id, env)
  const invited = await lockOrdersForReviewInvitation(db, new Date(), 10)
  expect(invited.map(({ id }) => id)).toEqual([due.id])
  await markReviewInvited(db, [due.id])
  expect(await lockOrdersForReviewInvitation(db, new Date(), 10)).toEqual([])
})

test('what is given away is no purchase to review', async ({ db }) => {
  const free = [{ id: 'free', name: 'Free', price: 0, text: '', activations: null }]
  const { slug } = await aProductForSale(db, { price: 0, tiers: JSON.stringify(free) })
  await anOpenOrder(db, { slug, tierId: 'free' }, daysAgo(6))
  expect(await lockOrdersForReviewInvitation(db, new Date(), 10)).toEqual([])
})

test('a buyer is asked once, five days after paying, with a link that only the order has', async ({ db }) => {
  const product = await aProduct(db)
  const order = await aPaidOrder(db, product.id, { paidAt: daysAgo(5.1) })
  await aPaidOrder(db, product.id, { paidAt: daysAgo(4.9) })
  await aPaidOrder(db, product.id, { paidAt: daysAgo(6), status: 'refunded' })
  await aPaidOrder(db, product.id, { paidAt: daysAgo(6), payment: 'free' })
  await sendReviewInvitationBatch(db, env)
  await sendReviewInvitationBatch(db, env)
  const mails = await listDeliverableMails(db, env.SECRET)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.recipient).toBe(order.email)
  expect(mails[0]?.plainText).toContain(env.ORIGIN + reviewPath(env.SECRET, order.id))
})

test('who has written already is not asked', async ({ db }) => {
  const product = await aProduct(db)
  const order = await aPaidOrder(db, product.id, { paidAt: daysAgo(6) })
  await submitReview(db, order.id, defaultReview)
  await sendReviewInvitationBatch(db, env)
  expect(await db.selectFrom('outboxMails').selectAll().execute()).toEqual([])
})
