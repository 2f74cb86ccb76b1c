import { z } from 'zod'
import type { EventMatcher } from '~/wings/events/analytics/analytics-query'
import { eventMatcherSchema, reportNameSchema } from './event-matcher-schema'
import { ANY_PAGE_PATH, CHECKOUT_PATH } from './event-selection'

/** Steps that one visit takes one after the other, and where visits are lost. */
export interface Funnel {
  id: string
  name: string
  steps: EventMatcher[]
}

const FEWEST_STEPS = 2
export const MAX_FUNNEL_STEPS = 8
export const MAX_FUNNELS = 20

export const funnelSchema: z.ZodType<Funnel, Funnel> = z.strictObject({
  id: z.uuid(),
  name: reportNameSchema,
  steps: z
    .array(eventMatcherSchema)
    .min(FEWEST_STEPS, 'Add at least two steps.')
    .max(MAX_FUNNEL_STEPS, `Add at most ${MAX_FUNNEL_STEPS} steps.`),
})

/** The way to a purchase. It is in no list that is kept. */
export const builtInFunnel: Funnel = {
  id: 'to-a-purchase',
  name: 'Page to purchase',
  steps: [
    { kind: 'page_view', path: ANY_PAGE_PATH },
    { kind: 'product_view' },
    { kind: 'cta_click' },
    { kind: 'page_view', path: CHECKOUT_PATH },
    { kind: 'purchase' },
  ],
}
