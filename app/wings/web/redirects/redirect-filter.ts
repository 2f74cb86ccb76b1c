import { z } from 'zod'
import { toStorableText } from '~/platform/text/storable-text'
import { redirectStatuses } from './redirect-status'

export const redirectKinds = ['manual', 'automatic', 'prefix', 'shadowed'] as const

const filter = z.object({
  q: z.string().transform(toStorableText).pipe(z.string().trim().max(500)).catch(''),
  kind: z.enum(redirectKinds).optional().catch(undefined),
  status: z.coerce
    .number()
    .refine((status) => redirectStatuses.some((known) => known === status))
    .optional()
    .catch(undefined),
})

export type RedirectFilter = z.output<typeof filter>

/** What of the redirects is shown, as the address says; what it does not know is left out. */
export function parseRedirectFilter(params: URLSearchParams): RedirectFilter {
  const given = (name: string) => params.get(name) || undefined
  return filter.parse({ q: given('q') ?? '', kind: given('kind'), status: given('status') })
}
