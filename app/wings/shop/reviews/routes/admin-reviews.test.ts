import type { Database } from '~/platform/database/database.server'
import { aProduct } from '~/wings/shop/products/fixtures'
import { callAsAdmin, testAdmin } from '~test/admin-request'
import { endpoint } from '~test/endpoint'
import { readJsonResponse } from '~test/json-response'
import { aReview } from '~test/review-fixtures'
import { expect, test } from '~test/test'
import { reviewsApi } from '../api.server'
import { findBlockedWords } from '../blocked-words.commands.server'

const blockWords = endpoint(reviewsApi, '/blocked-words')
const decide = endpoint(reviewsApi, '/decisions')
const reply = endpoint(reviewsApi, '/:reviewId/reply')

const nowhere = '00000000-0000-4000-8000-000000000000'

async function deedsOf(db: Database) {
  const entries = db.selectFrom('auditEntries').select(['action', 'actorEmail'])
  const rows = await entries.where('actorEmail', '=', testAdmin.email).execute()
  return rows.map(({ action }) => action).sort()
}

test('the words that make a review look like spam are replaced, and what they were is answered', async ({ db }) => {
  const call = (words: unknown) => readJsonResponse(callAsAdmin(blockWords, db, { method: 'PUT', json: { words } }))
  expect(await call('Casino, pills\npills')).toEqual({ status: 200, body: { before: [] } })
  expect(await findBlockedWords(db)).toEqual(['casino', 'pills'])
  expect(await call('loans')).toEqual({ status: 200, body: { before: ['casino', 'pills'] } })
  expect((await call('x'.repeat(61))).status).toBe(422)
  expect(await call(3)).toMatchObject({ status: 422, body: { error: { fields: { words: expect.anything() } } } })
  expect(await findBlockedWords(db)).toEqual(['loans'])
  expect(await deedsOf(db)).toHaveLength(2)
})

test('reviews are decided about as they were read, and the answer takes that back', async ({ db }) => {
  const { id: productId } = await aProduct(db)
  const [first, second, other] = [
    await aReview(db, productId),
    await aReview(db, productId),
    await aReview(db, productId),
  ]
  const asRead = ({ id, revision }: typeof first) => ({ id, revision })
  const statuses = async () => {
    const rows = await db.selectFrom('reviews').select(['id', 'status']).execute()
    return [first, second, other].map(({ id }) => rows.find((row) => row.id === id)?.status)
  }
  const call = (method: string, json: unknown) => readJsonResponse(callAsAdmin(decide, db, { method, json }))

  const reviews = [asRead(first), { ...asRead(second), revision: 7 }]
  expect(await call('POST', { reviews, decision: { status: 'rejected' } })).toMatchObject({
    status: 422,
    body: { error: { fields: { 'decision.reason': 'Choose a reason.' } } },
  })
  expect(await statuses()).toEqual(['waiting', 'waiting', 'waiting'])
  const { status, body } = await call('POST', { reviews, decision: { status: 'rejected', reason: 'spam' } })
  expect([status, body]).toMatchObject([200, { refused: [{ id: second.id }] }])
  expect(body.done).toEqual([{ ...asRead(first), decision: { status: 'waiting' } }])
  expect(await statuses()).toEqual(['rejected', 'waiting', 'waiting'])

  expect(await call('DELETE', { states: [] })).toMatchObject({
    status: 422,
    body: { error: { fields: { states: expect.anything() } } },
  })
  expect(await call('DELETE', { states: body.done })).toMatchObject({
    status: 200,
    body: { done: [{ decision: { status: 'rejected', reason: 'spam' } }], refused: [] },
  })
  expect(await statuses()).toEqual(['waiting', 'waiting', 'waiting'])
  expect(await deedsOf(db)).toEqual(['review.back-in-the-queue', 'review.rejected'])
})

test('a review is answered, the answer is taken away, and a review that is gone is not found', async ({ db }) => {
  const review = await aReview(db, (await aProduct(db)).id)
  const call = (reviewId: string, text: unknown) =>
    readJsonResponse(callAsAdmin(reply, db, { method: 'PUT', params: { reviewId }, json: { reply: text } }))
  const replies = () => db.selectFrom('reviews').select('reply').execute()

  expect(await call(review.id, ' Thank you. ')).toEqual({ status: 200, body: { before: '' } })
  expect(await replies()).toEqual([{ reply: 'Thank you.' }])
  expect(await call(review.id, 'x'.repeat(3_001))).toMatchObject({
    status: 422,
    body: { error: { fields: { reply: 'The reply must be 3,000 characters or fewer.' } } },
  })
  expect(await replies()).toEqual([{ reply: 'Thank you.' }])
  expect(await call(review.id, '')).toEqual({ status: 200, body: { before: 'Thank you.' } })
  expect(await replies()).toEqual([{ reply: '' }])
  for (const id of [nowhere, 'last']) expect(await call(id, 'Hello')).toMatchObject({ status: 404 })
  expect(await deedsOf(db)).toEqual(['review.answer-removed', 'review.answered'])
})
