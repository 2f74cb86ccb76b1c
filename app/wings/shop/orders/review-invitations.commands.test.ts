import { testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { anOpenOrder, aProductForSale, aSettledOrder } from './checkout/fixtures'
import { refundOrder } from './commands.server'
import { lockOrdersForReviewInvitation, markReviewInvited } from './review-invitations.commands.server'

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
