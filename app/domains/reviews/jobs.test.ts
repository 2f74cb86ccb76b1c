import { aProduct } from '~/domains/products/fixtures'
import { deliverableMails } from '~test/mails'
import { aPaidOrder, plainReview } from '~test/reviews'
import { expect, test } from '~test/test'
import { writeReview } from './commands.server'
import { inviteSome } from './jobs.server'
import { reviewLink } from './review-link.server'

const env = { SECRET: 'a secret of the tests, long enough', ORIGIN: 'https://h.example' }
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

test('a buyer is asked once, five days after paying, with a link that only the order has', async ({ db }) => {
  const product = await aProduct(db)
  const order = await aPaidOrder(db, product.id, { paidAt: daysAgo(5.1) })
  await aPaidOrder(db, product.id, { paidAt: daysAgo(4.9) })
  await aPaidOrder(db, product.id, { paidAt: daysAgo(6), status: 'refunded' })
  await aPaidOrder(db, product.id, { paidAt: daysAgo(6), payment: 'free' })
  await inviteSome(db, env)
  await inviteSome(db, env)
  const mails = await deliverableMails(db, env.SECRET)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.recipient).toBe(order.email)
  expect(mails[0]?.plainText).toContain(env.ORIGIN + reviewLink(env.SECRET, order.id))
})

test('who has written already is not asked', async ({ db }) => {
  const product = await aProduct(db)
  const order = await aPaidOrder(db, product.id, { paidAt: daysAgo(6) })
  await writeReview(db, order.id, plainReview)
  await inviteSome(db, env)
  expect(await db.selectFrom('outboxMails').selectAll().execute()).toEqual([])
})
