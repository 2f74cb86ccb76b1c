import { z } from 'zod'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import { contentChanged } from '~/platform/content-changes.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { ReviewHasChanged, ReviewIsGone } from '../errors'
import { countReview } from '../rating.server'
import { type RejectionReason, type ReviewStatus, rejectionReasons, reviewStatuses } from '../review'

export const MOST_AT_ONCE = 200

/** What was decided of a review. A rejection names the rule that was broken; there is no other way to say it. */
const decision = z.discriminatedUnion('status', [
  z.object({ status: z.literal('waiting') }),
  z.object({ status: z.literal('approved') }),
  z.object({
    status: z.literal('rejected'),
    reason: z.enum(Object.keys(rejectionReasons) as [RejectionReason, ...RejectionReason[]], 'Choose a reason.'),
  }),
])
export type Decision = z.output<typeof decision>

/** A review as it was read: a decision about another revision is refused. */
const reviewAsRead = z.object({ id: z.uuid(), revision: z.int().min(1) })
export type ReviewAsRead = z.output<typeof reviewAsRead>

export const moderation = z.object({
  reviews: z.array(reviewAsRead).min(1, 'Choose something first.').max(MOST_AT_ONCE, 'Choose fewer reviews.'),
  decision,
})

/** What reviews were before, so that it can be taken back. */
export const undoing = z.object({
  states: z.array(reviewAsRead.extend({ decision })).min(1).max(MOST_AT_ONCE),
})
export type BeforeState = z.output<typeof undoing>['states'][number]

export interface ModerationReport {
  done: BeforeState[]
  /** Those that their authors changed or took away meanwhile. */
  refused: { id: string; reason: string }[]
}

/** Decides about reviews that were read as they are; the rating and the product's pages follow at once. */
export function moderateReviews(db: Database, by: Actor, reviews: ReviewAsRead[], decided: Decision, now = new Date()) {
  return change(db, by, new Map(reviews.map((review) => [review.id, { ...review, decision: decided }])), now)
}

/** Takes decisions back, as far as the reviews are still the same. */
export function takeBack(db: Database, by: Actor, states: BeforeState[], now = new Date()) {
  return change(db, by, new Map(states.map((state) => [state.id, state])), now)
}

function change(db: Database, by: Actor, wanted: Map<string, BeforeState>, now: Date): Promise<ModerationReport> {
  return inTransaction(db, async (tx) => {
    const reviews = await lockReviews(tx, [...wanted.keys()])
    const report: ModerationReport = { done: [], refused: [] }
    const changed: { review: LockedReview; next: Decision }[] = []
    for (const [id, { revision, decision: next }] of wanted) {
      const review = reviews.find((one) => one.id === id)
      if (!review) report.refused.push({ id, reason: new ReviewIsGone().message })
      else if (review.revision !== revision) report.refused.push({ id, reason: new ReviewHasChanged().message })
      else {
        report.done.push({ id, revision, decision: decisionOf(review) })
        if (!isSame(decisionOf(review), next)) changed.push({ review, next })
      }
    }
    for (const { review, next } of changed) await decide(tx, by, review, next, now)
    await count(tx, changed)
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

async function decide(tx: Database, by: Actor, review: LockedReview, next: Decision, now: Date) {
  await tx
    .updateTable('reviews')
    .set({ status: next.status, rejectedFor: reasonOf(next), moderatedAt: next.status === 'waiting' ? null : now })
    .where('id', '=', review.id)
    .execute()
  await recordAction(tx, by, {
    action: next.status === 'waiting' ? 'review.back-in-the-queue' : `review.${next.status}`,
    subject: `review:${review.id}`,
    title: review.title,
    before: wordsOf(decisionOf(review)),
    after: wordsOf(next),
  })
}

/** Products in the order of their ids, for the same reason as reviews. */
async function count(tx: Database, changed: { review: LockedReview; next: Decision }[]) {
  const byProduct = changed.toSorted((a, b) => (a.review.productId < b.review.productId ? -1 : 1))
  const starsOf = (status: ReviewStatus, stars: number) => (status === 'approved' ? stars : undefined)
  for (const { review, next } of byProduct) {
    const { productId, stars, status } = review
    await countReview(tx, productId, { before: starsOf(status, stars), after: starsOf(next.status, stars) })
  }
  const products = new Set(
    changed
      .filter(({ review, next }) => review.status === 'approved' || next.status === 'approved')
      .map(({ review }) => `product:${review.productId}`),
  )
  if (products.size > 0) await contentChanged(tx, ...products, 'reviews')
}

function decisionOf({ status, rejectedFor }: Pick<LockedReview, 'status' | 'rejectedFor'>): Decision {
  return status === 'rejected' ? { status, reason: rejectedFor ?? 'spam' } : { status }
}

function reasonOf(next: Decision) {
  return next.status === 'rejected' ? next.reason : null
}

function isSame(a: Decision, b: Decision) {
  return a.status === b.status && reasonOf(a) === reasonOf(b)
}

function wordsOf(decided: Decision) {
  return decided.status === 'rejected'
    ? { status: reviewStatuses.rejected, reason: rejectionReasons[decided.reason] }
    : { status: reviewStatuses[decided.status] }
}
