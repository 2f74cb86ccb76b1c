import { z } from 'zod'
import { pageKinds } from '~/wings/web/pages/page'

export const auditedPageKinds = ['site', 'list', ...pageKinds] as const
export const findingRatings = ['bad', 'ok'] as const
/** `new`: broken or found for the first time since the audit before. `fixed`: no longer found, or gone with its page. */
export const findingChanges = ['new', 'fixed'] as const

const findingFilter = z.object({
  check: z
    .string()
    .regex(/^[a-z-]{1,60}$/)
    .optional()
    .catch(undefined),
  kind: z.enum(auditedPageKinds).optional().catch(undefined),
  rating: z.enum(findingRatings).optional().catch(undefined),
  change: z.enum(findingChanges).optional().catch(undefined),
})

export type FindingFilter = z.output<typeof findingFilter>

/** Which findings are shown, as the address says; what it does not know is left out. */
export function readFindingFilter(params: URLSearchParams): FindingFilter {
  const given = (name: string) => params.get(name) || undefined
  return findingFilter.parse({
    check: given('check'),
    kind: given('kind'),
    rating: given('rating'),
    change: given('change'),
  })
}
