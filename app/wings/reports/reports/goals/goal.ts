import { z } from 'zod'
import type { EventMatcher } from '~/wings/events/analytics/analytics-query'
import { eventMatcherSchema, reportNameSchema } from './event-matcher-schema'
import { CHECKOUT_PATH } from './event-selection'

/** Something that the studio wants of visitors. */
export interface Goal {
  id: string
  name: string
  happening: EventMatcher
}

export const goalSchema: z.ZodType<Goal, Goal> = z.strictObject({
  id: z.uuid(),
  name: reportNameSchema,
  happening: eventMatcherSchema,
})

export const MAX_GOALS = 50

/** What every studio wants; they stand before its own, and are in no list that is kept. */
export const builtInGoals: readonly Goal[] = [
  { id: 'product-viewed', name: 'Product viewed', happening: { kind: 'product_view' } },
  { id: 'checkout-begun', name: 'Checkout started', happening: { kind: 'page_view', path: CHECKOUT_PATH } },
  { id: 'purchase', name: 'Purchase', happening: { kind: 'purchase' } },
  { id: 'download', name: 'Download', happening: { kind: 'download_start' } },
]
