import { z } from 'zod'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { ReviewNotFound } from './errors'
import { MAX_REVIEW_REPLY_LENGTH } from './review'

export const reviewReplyForm = z.object({
  reply: z.string().trim().max(MAX_REVIEW_REPLY_LENGTH, 'The reply must be 3,000 characters or fewer.'),
})

/** Answers a review in public, in place of what was answered before; an empty text takes the answer away. */
export function replyToReview(db: Database, by: Actor, reviewId: string, reply: string, now = new Date()) {
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('reviews')
      .select(['productId', 'title', 'reply', 'status'])
      .where('id', '=', reviewId)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new ReviewNotFound()
    if (before.reply === reply) return { before: before.reply }
    await tx
      .updateTable('reviews')
      .set({ reply, repliedAt: reply ? now : null })
      .where('id', '=', reviewId)
      .execute()
    await recordAction(tx, by, {
      action: reply ? 'review.answered' : 'review.answer-removed',
      subject: `review:${reviewId}`,
      title: before.title,
      before: { reply: before.reply },
      after: { reply },
    })
    if (before.status === 'approved') await emitContentChange(tx, `product:${before.productId}`, 'reviews')
    return { before: before.reply }
  })
}
