import { aProduct } from '~/wings/shop/products/fixtures'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { aReview } from '~test/review-fixtures'
import { expect, test } from '~test/test'
import { moderateReviews } from './moderation.commands.server'
import { findReviewToModerate, listReviewsForModeration } from './review-queue.queries.server'

test('the queue shows what waits; what was decided is found by its status, words, stars and signs', async ({ db }) => {
  const product = await aProduct(db, { name: 'QueuePro' })
  const waiting = await aReview(db, product.id, { title: 'Lines that move', stars: 5 })
  const spam = await aReview(db, product.id, { text: 'https://a.example https://b.example', stars: 1 })
  const approved = await aReview(db, product.id)
  await moderateReviews(db, commandLineActor, [approved], { status: 'approved' })
  const ids = async (filter: Parameters<typeof listReviewsForModeration>[1]) =>
    (await listReviewsForModeration(db, filter, {}, 50)).rows.map(({ id }) => id).toSorted()
  expect(await ids({})).toEqual([waiting.id, spam.id].toSorted())
  expect(await ids({ show: 'approved' })).toEqual([approved.id])
  expect(await ids({ show: 'rejected' })).toEqual([])
  expect(await ids({ show: 'all' })).toHaveLength(3)
  expect(await ids({ q: 'lin mov' })).toEqual([waiting.id])
  expect(await ids({ stars: 1 })).toEqual([spam.id])
  expect(await ids({ signs: 'spam' })).toEqual([spam.id])
  expect(await ids({ product: crypto.randomUUID() })).toEqual([])
})

test('the one who decides sees the order behind a review, and why it looks like spam', async ({ db }) => {
  const product = await aProduct(db)
  const { id, order } = await aReview(db, product.id, { text: 'See www.cheap.example' })
  expect(await findReviewToModerate(db, id)).toMatchObject({
    orderNumber: order.number,
    email: order.email,
    isVerified: true,
    spamScore: 25,
    photos: [],
    spamSigns: [{ rule: 'links', found: '1 link: cheap.example' }],
  })
  expect(await findReviewToModerate(db, crypto.randomUUID())).toBeUndefined()
})
