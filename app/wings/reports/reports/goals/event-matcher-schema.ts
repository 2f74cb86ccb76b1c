import { z } from 'zod'
import type { EventMatcher } from '~/wings/events/analytics/analytics-query'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const odd = /[\s?#\\\u0000-\u001f\u007f]/

const path = z
  .string()
  .max(500, 'This path is too long.')
  .refine((typed) => typed.startsWith('/') && !odd.test(typed), 'Enter a path of this site, such as /blog/first-steps.')
  .refine((typed) => !typed.slice(0, -1).includes('*'), 'Use * only at the end of the path.')

const name = z.string().trim().min(1).max(200, 'Use at most 200 characters.')

/** What is counted, as it is stored. */
export const eventMatcherSchema: z.ZodType<EventMatcher, EventMatcher> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('page_view'), path }),
  z.strictObject({ kind: z.literal('product_view'), name: name.optional() }),
  z.strictObject({ kind: z.literal('cta_click'), name: name.optional() }),
  z.strictObject({ kind: z.literal('download_start') }),
  z.strictObject({ kind: z.literal('purchase') }),
])

/** Of a goal or a funnel. */
export const reportNameSchema = z.string().trim().min(1, 'Enter a name.').max(80, 'Use at most 80 characters.')
