import { aProduct } from '~/wings/shop/products/fixtures'
import { listDeliverableMails } from '~test/deliverable-mails'
import { aPaidOrder, defaultReview } from '~test/review-fixtures'
import { expect, test } from '~test/test'
import { submitReview } from './commands.server'
import { sendReviewInvitationBatch } from './jobs.server'
import { reviewPath } from './review-link.server'

const env = { SECRET: 'a secret of the tests, long enough', ORIGIN: 'https://h.example' }
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

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
