import fc from 'fast-check'
import { aProduct } from '~/wings/shop/products/fixtures'
import { commandLineActor } from '~/wings/site/audit-log/actor'
import { aReview, defaultReview } from '~test/review-fixtures'
import { describe, expect, test } from '~test/test'
import { deleteReviewForGood, submitReview } from './commands.server'
import { moderateReviews, moderationRequestSchema, undoModeration } from './moderation.commands.server'
import { findProductRating } from './queries.server'
import { replyToReview } from './reply.commands.server'
import type { RejectionReason } from './review'

const reject = (reason: RejectionReason) => ({ status: 'rejected' as const, reason })

test('a decision about a text that has changed since it was read is refused, others are made', async ({ db }) => {
  const product = await aProduct(db)
  const [changed, same] = [await aReview(db, product.id), await aReview(db, product.id)]
  await submitReview(db, changed.order.id, { ...defaultReview, text: 'Buy my pills.' })
  const report = await moderateReviews(db, commandLineActor, [changed, same], { status: 'approved' })
  expect(report.done.map(({ id }) => id)).toEqual([same.id])
  expect(report.refused).toMatchObject([{ id: changed.id, reason: expect.stringContaining('Read it again') }])
  expect(await findProductRating(db, product.id)).toMatchObject({ count: 1 })
})

test('a review is rejected for a rule that it breaks, and being negative is none', async () => {
  const sent = (decision: unknown) =>
    moderationRequestSchema.safeParse({ reviews: [{ id: crypto.randomUUID(), revision: 1 }], decision })
  expect(sent(reject('spam')).success).toBe(true)
  for (const reason of ['negative', 'too few stars', '', undefined]) {
    expect(sent({ status: 'rejected', reason }).success).toBe(false)
  }
})

test('what was decided can be taken back, with the rating', async ({ db }) => {
  const product = await aProduct(db)
  const reviews = [await aReview(db, product.id, { stars: 5 }), await aReview(db, product.id, { stars: 2 })]
  await moderateReviews(db, commandLineActor, reviews, { status: 'approved' })
  const { done } = await moderateReviews(db, commandLineActor, reviews, reject('off-topic'))
  expect(await findProductRating(db, product.id)).toMatchObject({ count: 0 })
  await undoModeration(db, commandLineActor, done)
  expect(await findProductRating(db, product.id)).toEqual({ count: 2, sum: 7, stars: [0, 1, 0, 0, 1] })
})

test('every decision and answer is written into the history', async ({ db }) => {
  const product = await aProduct(db)
  const review = await aReview(db, product.id)
  await moderateReviews(db, commandLineActor, [review], reject('spam'))
  await replyToReview(db, commandLineActor, review.id, 'Thank you.')
  await replyToReview(db, commandLineActor, review.id, 'Thank you.')
  await replyToReview(db, commandLineActor, review.id, '')
  const entries = await db
    .selectFrom('auditEntries')
    .select('action')
    .where('subject', '=', `review:${review.id}`)
    .orderBy('happenedAt')
    .execute()
  expect(entries.map(({ action }) => action).toSorted()).toEqual(
    ['review.written', 'review.rejected', 'review.answered', 'review.answer-removed'].toSorted(),
  )
})

describe('however many moderate and write at once', () => {
  test('the rating is that of the approved reviews', async ({ database: { db } }) => {
    const products = [await aProduct(db), await aProduct(db)]
    const place = fc.nat(7)
    const step = fc.oneof(
      fc.record({ kind: fc.constant('approve' as const), places: fc.array(place, { minLength: 1, maxLength: 4 }) }),
      fc.record({ kind: fc.constant('reject' as const), places: fc.array(place, { minLength: 1, maxLength: 4 }) }),
      fc.record({
        kind: fc.constant('change' as const),
        places: place.map((at) => [at]),
        stars: fc.integer({ min: 1, max: 5 }),
      }),
      fc.record({ kind: fc.constant('withdraw' as const), places: place.map((at) => [at]) }),
    )
    const reviews: Awaited<ReturnType<typeof aReview>>[] = []
    for (let at = 0; at < 8; at++) reviews.push(await aReview(db, products[at % 2]?.id ?? '', { stars: 1 + (at % 5) }))
    const orderAt = (at: number) => reviews[at]?.order.id ?? ''
    async function take({ kind, places, ...rest }: Step, rows: { id: string; revision: number; orderId: string }[]) {
      const [first = 0] = places
      if (kind === 'change') return submitReview(db, orderAt(first), { ...defaultReview, ...rest })
      if (kind === 'withdraw') return deleteReviewForGood(db, orderAt(first)).catch(() => {})
      const chosen = rows.filter(({ orderId }) => places.some((at) => orderAt(at) === orderId))
      const decided = kind === 'approve' ? { status: 'approved' as const } : reject('spam')
      if (chosen.length > 0) await moderateReviews(db, commandLineActor, chosen, decided)
    }
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
        const rows = await db.selectFrom('reviews').select(['id', 'revision', 'orderId']).execute()
        await Promise.all(steps.map((one) => take(one, rows)))
        for (const { id } of products) expect(await findProductRating(db, id)).toEqual(await counted(db, id))
      }),
      { numRuns: 25 },
    )
  })
})

interface Step {
  kind: 'approve' | 'reject' | 'change' | 'withdraw'
  places: number[]
  stars?: number
}

async function counted(db: Parameters<typeof findProductRating>[0], productId: string) {
  const rows = await db
    .selectFrom('reviews')
    .select('stars')
    .where('productId', '=', productId)
    .where('status', '=', 'approved')
    .execute()
  const stars = [1, 2, 3, 4, 5].map((number) => rows.filter((row) => row.stars === number).length)
  return { count: rows.length, sum: rows.reduce((sum, row) => sum + row.stars, 0), stars }
}
