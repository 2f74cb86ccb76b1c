import { createHash } from 'node:crypto'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { DomainError } from '~/platform/errors/errors'
import { DAY_MS } from '~/platform/time/dates'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { recordMediaUses } from '~/wings/site/media/commands.server'
import { findBlockedWords } from './blocked-words.commands.server'
import { OrderNotReviewable, ReviewNotFound } from './errors'
import { updateProductRating } from './rating.commands.server'
import { MAX_REVIEW_PHOTOS } from './review'
import { detectSpamSigns, normalizeForComparison, totalSpamScore } from './spam-signs'

interface SubmittedReview {
  stars: number
  title: string
  text: string
  name: string
  /** Pictures of the library that are added. */
  photoIds: string[]
  /** Photos of the last revision that are taken away. */
  removed: string[]
  /** A keyed hash of the network that it comes from. */
  sender: string
}

/**
 * Writes the review of an order, or its next revision; either way it waits to be approved. Only an order that is paid for
 * can get one; who already has a review may change it later too. Answers the review's id.
 */
export function submitReview(db: Database, orderId: string, written: SubmittedReview, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const { order, by } = await lockOrder(tx, orderId)
    const before = await lockReview(tx, orderId)
    if (!before && order.status !== 'paid') throw new OrderNotReviewable()
    const { stars, title, text, name, sender } = written
    const row = { stars, title, text, authorName: name, sender, ...(await assessSpam(tx, orderId, written, now)) }
    const anew = { ...row, status: 'waiting', rejectedFor: null, moderatedAt: null }
    const { id } = before
      ? await tx
          .updateTable('reviews')
          .set((from) => ({ ...anew, revision: from('revision', '+', 1), editedAt: now }))
          .where('id', '=', before.id)
          .returning('id')
          .executeTakeFirstOrThrow()
      : await tx
          .insertInto('reviews')
          .values({ ...anew, orderId, productId: order.productId, createdAt: now })
          .returning('id')
          .executeTakeFirstOrThrow()
    await savePhotos(tx, id, written)
    if (before) await unpublishReview(tx, before)
    const told = ({ stars, title, text, authorName }: AuditedReview) => ({ stars, title, text, name: authorName })
    await recordAction(tx, by, {
      action: before ? 'review.changed' : 'review.written',
      subject: `review:${id}`,
      title,
      before: before && told(before),
      after: told(row),
    })
    return id
  })
}

/** Takes the review of an order away for good, with its photos. Answers the pictures that it showed. */
export function deleteReviewForGood(db: Database, orderId: string) {
  return inTransaction(db, async (tx) => {
    const { by } = await lockOrder(tx, orderId)
    const review = await lockReview(tx, orderId)
    if (!review) throw new ReviewNotFound()
    const photos = await tx.selectFrom('reviewPhotos').select('mediaId').where('reviewId', '=', review.id).execute()
    await recordMediaUses(tx, `review:${review.id}`, [])
    await tx.deleteFrom('reviews').where('id', '=', review.id).execute()
    await unpublishReview(tx, review)
    await recordAction(tx, by, { action: 'review.withdrawn', subject: `review:${review.id}`, title: review.title })
    return photos.map(({ mediaId }) => mediaId)
  })
}

type AuditedReview = Pick<LockedReview, 'stars' | 'title' | 'text' | 'authorName'>
type LockedReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>

/** One at a time per order: two sent at once are one review and its change. */
async function lockOrder(tx: Database, orderId: string) {
  const order = await tx
    .selectFrom('orders')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select(['orders.productId', 'orders.status', 'customers.email'])
    .where('orders.id', '=', orderId)
    .forUpdate('orders')
    .executeTakeFirst()
  if (!order) throw new OrderNotReviewable()
  const by: Actor = { id: null, email: order.email }
  return { order, by }
}

function lockReview(tx: Database, orderId: string) {
  return tx
    .selectFrom('reviews')
    .select(['id', 'productId', 'stars', 'status', 'title', 'text', 'authorName'])
    .where('orderId', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
}

async function unpublishReview(tx: Database, { productId, stars, status }: LockedReview) {
  if (status !== 'approved') return
  await updateProductRating(tx, productId, { before: stars, after: undefined })
  await emitContentChange(tx, `product:${productId}`, 'reviews')
}

/** How much it looks like spam, beside what everybody else wrote. */
async function assessSpam(tx: Database, orderId: string, written: SubmittedReview, now: Date) {
  const { title, text, name, sender } = written
  const words = normalizeForComparison(written)
  const fingerprint = words && createHash('sha256').update(words).digest('base64url')
  const others = tx
    .selectFrom('reviews')
    .select((from) => from.fn.countAll<number>().as('count'))
    .where('orderId', '!=', orderId)
  const same = fingerprint ? await others.where('fingerprint', '=', fingerprint).executeTakeFirst() : undefined
  const near = sender
    ? await others
        .where('sender', '=', sender)
        .where('createdAt', '>', new Date(now.getTime() - DAY_MS))
        .executeTakeFirst()
    : undefined
  const signs = detectSpamSigns({
    title,
    text,
    authorName: name,
    repeats: same?.count ?? 0,
    fromSameNetwork: near?.count ?? 0,
    blockedWords: await findBlockedWords(tx),
  })
  return { fingerprint, spamScore: totalSpamScore(signs), spamSigns: JSON.stringify(signs) }
}

async function savePhotos(tx: Database, reviewId: string, { photoIds, removed }: SubmittedReview) {
  const before = await tx
    .selectFrom('reviewPhotos')
    .select('mediaId')
    .where('reviewId', '=', reviewId)
    .orderBy('position')
    .execute()
  const kept = before.map(({ mediaId }) => mediaId).filter((id) => !removed.includes(id))
  const photos = [...new Set([...kept, ...photoIds])]
  if (photos.length > MAX_REVIEW_PHOTOS) throw new DomainError(`A review has at most ${MAX_REVIEW_PHOTOS} photos.`, 422)
  await tx.deleteFrom('reviewPhotos').where('reviewId', '=', reviewId).execute()
  if (photos.length > 0) {
    const rows = photos.map((mediaId, position) => ({ reviewId, mediaId, position }))
    await tx.insertInto('reviewPhotos').values(rows).execute()
  }
  await recordMediaUses(tx, `review:${reviewId}`, photos)
}
