import { z } from 'zod'
import type { Happening } from '~/domains/analytics/question'
import { happeningSchema, reportName } from '../happenings/happening-schema'
import { CHECKOUT } from '../happenings/happening-words'

/** Something that the studio wants of visitors. */
export interface Goal {
  id: string
  name: string
  happening: Happening
}

export const goalSchema: z.ZodType<Goal> = z.strictObject({
  id: z.uuid(),
  name: reportName,
  happening: happeningSchema,
})

export const MOST_GOALS = 50

/** What every studio wants; they stand before its own, and are in no list that is kept. */
export const builtInGoals: readonly Goal[] = [
  { id: 'product-viewed', name: 'Product viewed', happening: { kind: 'product_view' } },
  { id: 'checkout-begun', name: 'Checkout begun', happening: { kind: 'page_view', path: CHECKOUT } },
  { id: 'purchase', name: 'Purchase', happening: { kind: 'purchase' } },
  { id: 'download', name: 'Download', happening: { kind: 'download_start' } },
]
