import { aProduct } from '~/wings/shop/products/fixtures'
import { aPictureRow } from '~/wings/site/media/fixtures'
import { aPaidOrder, aReview, defaultReview } from '~test/review-fixtures'
import { callRoute, testEnvironment } from '~test/route-call'
import { expect, test } from '~test/test'
import { submitReview } from '../commands.server'
import { createReviewToken, reviewPath } from '../review-link.server'
import { action, loader } from './review-withdrawal'

const { SECRET } = testEnvironment()
const paramsOf = (orderId: string) => ({ token: createReviewToken(SECRET, orderId) })
const placeOf = (answer: Response) => [answer.status, answer.headers.get('location')]

test('the author of a review deletes it with its photos and comes back to the form', async ({ db }) => {
  const { id: productId } = await aProduct(db)
  const photo = await aPictureRow(db)
  const { order } = await aReview(db, productId, { photoIds: [photo.id] })
  const other = await aReview(db, productId)
  const params = paramsOf(order.id)
  // looking deletes nothing
  expect(placeOf(callRoute(loader, db, { params }))).toEqual([302, reviewPath(SECRET, order.id)])
  expect(await db.selectFrom('reviews').select('id').execute()).toHaveLength(2)
  expect(placeOf(await callRoute(action, db, { params, form: {} }))).toEqual([
    ...[302, `${reviewPath(SECRET, order.id)}?withdrawn`],
  ])
  expect(await db.selectFrom('reviews').select('id').execute()).toEqual([{ id: other.id }])
  expect(await db.selectFrom('mediaFiles').select('deletedAt').execute()).toEqual([{ deletedAt: expect.any(Date) }])
  await expect(callRoute(action, db, { params, form: {} })).rejects.toMatchObject({
    data: { message: 'This review no longer exists.' },
    init: { status: 404 },
  })
})

test('a review without photos is deleted too, twenty times in an hour at most', async ({ db }) => {
  const order = await aPaidOrder(db, (await aProduct(db)).id)
  const withdraw = () => callRoute(action, db, { params: paramsOf(order.id), form: {} })
  for (let times = 0; times < 20; times++) {
    await submitReview(db, order.id, defaultReview)
    expect((await withdraw()).status).toBe(302)
  }
  await submitReview(db, order.id, defaultReview)
  await expect(withdraw()).rejects.toMatchObject({ init: { status: 429 } })
  expect(await db.selectFrom('reviews').select('id').execute()).toHaveLength(1)
})

test('a link that was not made here leads to no review', async ({ db }) => {
  const { order } = await aReview(db, (await aProduct(db)).id)
  const params = { token: createReviewToken('another secret', order.id) }
  await expect(callRoute(action, db, { params, form: {} })).rejects.toMatchObject({ init: { status: 404 } })
  await expect(async () => callRoute(loader, db, { params })).rejects.toMatchObject({ init: { status: 404 } })
  expect(await db.selectFrom('reviews').select('id').execute()).toHaveLength(1)
})
