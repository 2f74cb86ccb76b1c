/*
 * A review is what somebody who bought a product thinks of it. It waits until it is approved. The badge "Verified buyer" is
 * no field of it: it follows from the order, as the order is when the review is shown.
 */

export const reviewStatusLabels = { waiting: 'Pending', approved: 'Approved', rejected: 'Rejected' } as const
export type ReviewStatus = keyof typeof reviewStatusLabels

/** Why a review may be rejected: a rule that it breaks. What it thinks of the product is no reason. */
export const rejectionReasonLabels = {
  spam: 'Spam or advertising',
  'off-topic': 'Off topic',
  'personal-data': 'Personal information',
  unlawful: 'Illegal content',
  'other-product': 'Not about this product',
} as const
export type RejectionReason = keyof typeof rejectionReasonLabels

export const reviewSortLabels = { newest: 'Newest', best: 'Highest rating', worst: 'Lowest rating' } as const
export type ReviewSort = keyof typeof reviewSortLabels

export function isReviewSort(value: string | null): value is ReviewSort {
  return value !== null && Object.hasOwn(reviewSortLabels, value)
}

/** How many stars a list is narrowed to: "1" to "5". */
export function parseStars(value: string | null) {
  return value && /^[1-5]$/.test(value) ? Number(value) : undefined
}

export const MAX_REVIEW_TITLE_LENGTH = 120
export const MAX_REVIEW_TEXT_LENGTH = 5_000
export const MAX_REVIEWER_NAME_LENGTH = 60
export const MAX_REVIEW_REPLY_LENGTH = 3_000
export const MAX_REVIEW_PHOTOS = 4
export const MAX_REVIEW_PHOTO_MB = 8
export const REVIEWS_PER_PAGE = 8
