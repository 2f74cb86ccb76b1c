import { z } from 'zod'
import { toStorableText } from '~/platform/text/storable-text'

export const ruleViews = ['on', 'off', 'conflicts', 'no-links'] as const

export type RuleView = (typeof ruleViews)[number]

const filter = z.object({
  q: z.string().transform(toStorableText).pipe(z.string().trim().max(200)).catch(''),
  show: z.enum(ruleViews).optional().catch(undefined),
})

export type RuleFilter = z.output<typeof filter>

/** What of the rules is shown, as the address says; what it does not know is left out. */
export function readRuleFilter(params: URLSearchParams): RuleFilter {
  return filter.parse({ q: params.get('q') ?? '', show: params.get('show') || undefined })
}
