/*
 * A review is what somebody who bought a product thinks of it. It waits until it is approved. The badge "Verified buyer" is
 * no field of it: it follows from the order, as the order is when the review is shown.
 */

export const reviewStatuses = { waiting: 'Waiting', approved: 'Approved', rejected: 'Rejected' } as const
export type ReviewStatus = keyof typeof reviewStatuses

/** Why a review may be rejected: a rule that it breaks. What it thinks of the product is no reason. */
export const rejectionReasons = {
  spam: 'Spam or advertising',
  'off-topic': 'Off topic',
  'personal-data': 'Personal data of somebody',
  unlawful: 'Unlawful content',
  'other-product': 'Not about this product',
} as const
export type RejectionReason = keyof typeof rejectionReasons

export const reviewSorts = { newest: 'Newest', best: 'Highest rating', worst: 'Lowest rating' } as const
export type ReviewSort = keyof typeof reviewSorts

export function isReviewSort(value: string | null): value is ReviewSort {
  return value !== null && Object.hasOwn(reviewSorts, value)
}

/** How many stars a list is narrowed to: "1" to "5". */
export function starsIn(value: string | null) {
  return value && /^[1-5]$/.test(value) ? Number(value) : undefined
}

export const LONGEST_TITLE = 120
export const LONGEST_TEXT = 5_000
export const LONGEST_NAME = 60
export const LONGEST_REPLY = 3_000
export const MOST_PHOTOS = 4
export const LARGEST_PHOTO_MB = 8
export const REVIEWS_PER_PAGE = 8

export function starWords(stars: number) {
  return stars === 1 ? '1 star' : `${stars} stars`
}
