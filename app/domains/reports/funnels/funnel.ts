import { z } from 'zod'
import type { Happening } from '~/domains/analytics/question'
import { happeningSchema, reportName } from '../happenings/happening-schema'
import { ANY_PAGE, CHECKOUT } from '../happenings/happening-words'

/** Steps that one visit takes one after the other, and where visits are lost. */
export interface Funnel {
  id: string
  name: string
  steps: Happening[]
}

const FEWEST_STEPS = 2
export const MOST_STEPS = 8
export const MOST_FUNNELS = 20

export const funnelSchema: z.ZodType<Funnel> = z.strictObject({
  id: z.uuid(),
  name: reportName,
  steps: z
    .array(happeningSchema)
    .min(FEWEST_STEPS, 'A funnel has two steps at least.')
    .max(MOST_STEPS, `A funnel has ${MOST_STEPS} steps at most.`),
})

/** The way to a purchase. It is in no list that is kept. */
export const builtInFunnel: Funnel = {
  id: 'to-a-purchase',
  name: 'From a page to a purchase',
  steps: [
    { kind: 'page_view', path: ANY_PAGE },
    { kind: 'product_view' },
    { kind: 'cta_click' },
    { kind: 'page_view', path: CHECKOUT },
    { kind: 'purchase' },
  ],
}
