import { aProduct } from '~/wings/shop/products/fixtures'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { aPaidOrder, aReview, defaultReview } from '~test/review-fixtures'
import { expect, test } from '~test/test'
import { deleteReviewForGood, submitReview } from './commands.server'
import { moderateReviews } from './moderation.commands.server'
import { findProductRating, listApprovedReviews } from './queries.server'

const firstPage = { page: 1, sort: 'newest' as const }
const approve = { status: 'approved' as const }

test('a review waits until it is approved, then it is shown with the badge', async ({ db }) => {
  const product = await aProduct(db)
  const { id } = await aReview(db, product.id)
  expect(await listApprovedReviews(db, product.id, firstPage)).toEqual([])
  await moderateReviews(db, commandLineActor, [{ id, revision: 1 }], approve)
  expect(await listApprovedReviews(db, product.id, firstPage)).toMatchObject([{ id, stars: 4, isVerified: true }])
  expect(await findProductRating(db, product.id)).toEqual({ count: 1, sum: 4, stars: [0, 0, 0, 1, 0] })
})

test('only an order that is paid for can be reviewed', async ({ db }) => {
  const product = await aProduct(db)
  for (const status of ['open', 'expired', 'refunded', 'disputed']) {
    const order = await aPaidOrder(db, product.id, { status })
    await expect(submitReview(db, order.id, defaultReview)).rejects.toThrow('Only customers who bought')
  }
  await expect(submitReview(db, crypto.randomUUID(), defaultReview)).rejects.toThrow('Only customers who bought')
})

test('a refund takes the badge away and leaves the review; what was a gift never has one', async ({ db }) => {
  const product = await aProduct(db)
  const { id, order } = await aReview(db, product.id)
  await moderateReviews(db, commandLineActor, [{ id, revision: 1 }], approve)
  const isVerified = async () => (await listApprovedReviews(db, product.id, firstPage))[0]?.isVerified
  for (const [change, expected] of [
    [{ status: 'refunded' }, false],
    [{ status: 'paid' }, true],
    [{ status: 'disputed' }, false],
    [{ status: 'paid', payment: 'free' }, false],
  ] as const) {
    await db.updateTable('orders').set(change).where('id', '=', order.id).execute()
    expect(await isVerified()).toBe(expected)
  }
})

test('an order has one review: writing again changes it and brings it back to the queue', async ({ db }) => {
  const product = await aProduct(db)
  const { id, order } = await aReview(db, product.id)
  await moderateReviews(db, commandLineActor, [{ id, revision: 1 }], approve)
  expect(await submitReview(db, order.id, { ...defaultReview, stars: 1, title: 'It broke' })).toBe(id)
  expect(await listApprovedReviews(db, product.id, firstPage)).toEqual([])
  expect(await findProductRating(db, product.id)).toMatchObject({ count: 0, sum: 0 })
  const row = await db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ status: 'waiting', stars: 1, revision: 2, rejectedFor: null })
})

test('its author can delete a review; its photos are used no more and it counts no more', async ({ db }) => {
  const product = await aProduct(db)
  const photo = await aPictureRow(db)
  const { id, order } = await aReview(db, product.id, { photoIds: [photo.id] })
  await moderateReviews(db, commandLineActor, [{ id, revision: 1 }], approve)
  expect(await deleteReviewForGood(db, order.id)).toEqual([photo.id])
  expect(await findProductRating(db, product.id)).toMatchObject({ count: 0 })
  expect(await db.selectFrom('mediaUses').selectAll().where('subject', '=', `review:${id}`).execute()).toEqual([])
  await expect(deleteReviewForGood(db, order.id)).rejects.toThrow('no longer exists')
})

test('a review keeps at most four photos, also when it is changed', async ({ db }) => {
  const product = await aProduct(db)
  const ids = []
  for (let count = 0; count < 5; count++) ids.push((await aPictureRow(db)).id)
  const { order } = await aReview(db, product.id, { photoIds: ids.slice(0, 3) })
  const more = { ...defaultReview, photoIds: ids.slice(3) }
  await expect(submitReview(db, order.id, more)).rejects.toThrow('at most 4')
  await submitReview(db, order.id, { ...more, removed: ids.slice(0, 1) })
  const photos = await db.selectFrom('reviewPhotos').select('mediaId').orderBy('position').execute()
  expect(photos.map(({ mediaId }) => mediaId)).toEqual(ids.slice(1))
})

test('a copy of another review, and many from one network, look like spam', async ({ db }) => {
  const product = await aProduct(db)
  const sender = 'the same network'
  for (let count = 0; count < 3; count++) await aReview(db, product.id, { title: `Number ${count} of many`, sender })
  const { id } = await aReview(db, product.id, { title: 'number 0: OF many', sender })
  const { spamSigns, spamScore } = await db
    .selectFrom('reviews')
    .select(['spamSigns', 'spamScore'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(spamSigns).toMatchObject([{ rule: 'repeats' }, { rule: 'rate' }])
  expect(spamScore).toBe(55)
})

test('two that are sent at once are one review and its change', async ({ database: { db } }) => {
  const product = await aProduct(db)
  const order = await aPaidOrder(db, product.id)
  const ids = await Promise.all([1, 2, 3].map((stars) => submitReview(db, order.id, { ...defaultReview, stars })))
  expect(new Set(ids).size).toBe(1)
  expect(await db.selectFrom('reviews').select('revision').execute()).toEqual([{ revision: 3 }])
})
