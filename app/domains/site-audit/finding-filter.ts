import { z } from 'zod'
import { pageKinds } from '~/domains/pages/page'

export const auditedKinds = ['site', 'list', ...pageKinds] as const
export const shownRatings = ['bad', 'ok'] as const
/** `new`: broken or found for the first time since the audit before. `mended`: no longer found, or gone with its page. */
export const shownChanges = ['new', 'mended'] as const

const filter = z.object({
  check: z
    .string()
    .regex(/^[a-z-]{1,60}$/)
    .optional()
    .catch(undefined),
  kind: z.enum(auditedKinds).optional().catch(undefined),
  rating: z.enum(shownRatings).optional().catch(undefined),
  change: z.enum(shownChanges).optional().catch(undefined),
})

export type FindingFilter = z.output<typeof filter>

/** Which findings are shown, as the address says; what it does not know is left out. */
export function readFindingFilter(params: URLSearchParams): FindingFilter {
  const given = (name: string) => params.get(name) || undefined
  return filter.parse({
    check: given('check'),
    kind: given('kind'),
    rating: given('rating'),
    change: given('change'),
  })
}
