import { z } from 'zod'
import { emitContentChange } from '~/platform/content-changes/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { ReviewHasChanged, ReviewNotFound } from './errors'
import { updateProductRating } from './rating.commands.server'
import { type RejectionReason, type ReviewStatus, rejectionReasonLabels, reviewStatusLabels } from './review'

export const MAX_REVIEWS_AT_ONCE = 200

/** What was decided of a review. A rejection names the rule that was broken; there is no other way to say it. */
const decision = z.discriminatedUnion('status', [
  z.object({ status: z.literal('waiting') }),
  z.object({ status: z.literal('approved') }),
  z.object({
    status: z.literal('rejected'),
    reason: z.enum(Object.keys(rejectionReasonLabels) as [RejectionReason, ...RejectionReason[]], 'Choose a reason.'),
  }),
])
export type ReviewDecision = z.output<typeof decision>

/** A review as it was read: a decision about another revision is refused. */
const reviewRevision = z.object({ id: z.uuid(), revision: z.int().min(1) })
export type ReviewRevision = z.output<typeof reviewRevision>

export const moderationRequestSchema = z.object({
  reviews: z
    .array(reviewRevision)
    .min(1, 'Select at least one review.')
    .max(MAX_REVIEWS_AT_ONCE, 'Select fewer reviews.'),
  decision,
})

/** What reviews were before, so that it can be taken back. */
export const undoModerationRequestSchema = z.object({
  states: z.array(reviewRevision.extend({ decision })).min(1).max(MAX_REVIEWS_AT_ONCE),
})
export type PreviousReviewState = z.output<typeof undoModerationRequestSchema>['states'][number]

export interface ModerationResult {
  done: PreviousReviewState[]
  /** Those that their authors changed or took away meanwhile. */
  refused: { id: string; reason: string }[]
}

/** Decides about reviews that were read as they are; the rating and the product's pages follow at once. */
export function moderateReviews(
  db: Database,
  by: Actor,
  reviews: ReviewRevision[],
  decided: ReviewDecision,
  now = new Date(),
) {
  return applyDecisions(db, by, new Map(reviews.map((review) => [review.id, { ...review, decision: decided }])), now)
}

/** Takes decisions back, as far as the reviews are still the same. */
export function undoModeration(db: Database, by: Actor, states: PreviousReviewState[], now = new Date()) {
  return applyDecisions(db, by, new Map(states.map((state) => [state.id, state])), now)
}

function applyDecisions(
  db: Database,
  by: Actor,
  wanted: Map<string, PreviousReviewState>,
  now: Date,
): Promise<ModerationResult> {
  return inTransaction(db, async (tx) => {
    const reviews = await lockReviews(tx, [...wanted.keys()])
    const report: ModerationResult = { done: [], refused: [] }
    const changed: { review: LockedReview; next: ReviewDecision }[] = []
    for (const [id, { revision, decision: next }] of wanted) {
      const review = reviews.find((one) => one.id === id)
      if (!review) report.refused.push({ id, reason: new ReviewNotFound().message })
      else if (review.revision !== revision) report.refused.push({ id, reason: new ReviewHasChanged().message })
      else {
        report.done.push({ id, revision, decision: currentDecision(review) })
        if (!isSameDecision(currentDecision(review), next)) changed.push({ review, next })
      }
    }
    for (const { review, next } of changed) await applyDecision(tx, by, review, next, now)
    await updateRatings(tx, changed)
    return report
  })
}

type LockedReview = Awaited<ReturnType<typeof lockReviews>>[number]

/** In the order of their ids, so that two who moderate at once never wait for each other. */
function lockReviews(tx: Database, ids: string[]) {
  return tx
    .selectFrom('reviews')
    .select(['id', 'productId', 'stars', 'title', 'revision'])
    .select((from) => [
      from.ref('status').$castTo<ReviewStatus>().as('status'),
      from.ref('rejectedFor').$castTo<RejectionReason | null>().as('rejectedFor'),
    ])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function applyDecision(tx: Database, by: Actor, review: LockedReview, next: ReviewDecision, now: Date) {
  await tx
    .updateTable('reviews')
    .set({
      status: next.status,
      rejectedFor: decisionReason(next),
      moderatedAt: next.status === 'waiting' ? null : now,
    })
    .where('id', '=', review.id)
    .execute()
  await recordAction(tx, by, {
    action: next.status === 'waiting' ? 'review.back-in-the-queue' : `review.${next.status}`,
    subject: `review:${review.id}`,
    title: review.title,
    before: decisionLabels(currentDecision(review)),
    after: decisionLabels(next),
  })
}

/** Products in the order of their ids, for the same reason as reviews. */
async function updateRatings(tx: Database, changed: { review: LockedReview; next: ReviewDecision }[]) {
  const byProduct = changed.toSorted((a, b) => (a.review.productId < b.review.productId ? -1 : 1))
  const starsOf = (status: ReviewStatus, stars: number) => (status === 'approved' ? stars : undefined)
  for (const { review, next } of byProduct) {
    const { productId, stars, status } = review
    await updateProductRating(tx, productId, { before: starsOf(status, stars), after: starsOf(next.status, stars) })
  }
  const products = new Set(
    changed
      .filter(({ review, next }) => review.status === 'approved' || next.status === 'approved')
      .map(({ review }) => `product:${review.productId}`),
  )
  if (products.size > 0) await emitContentChange(tx, ...products, 'reviews')
}

function currentDecision({ status, rejectedFor }: Pick<LockedReview, 'status' | 'rejectedFor'>): ReviewDecision {
  return status === 'rejected' ? { status, reason: rejectedFor ?? 'spam' } : { status }
}

function decisionReason(next: ReviewDecision) {
  return next.status === 'rejected' ? next.reason : null
}

function isSameDecision(a: ReviewDecision, b: ReviewDecision) {
  return a.status === b.status && decisionReason(a) === decisionReason(b)
}

function decisionLabels(decided: ReviewDecision) {
  return decided.status === 'rejected'
    ? { status: reviewStatusLabels.rejected, reason: rejectionReasonLabels[decided.reason] }
    : { status: reviewStatusLabels[decided.status] }
}
