import { z } from 'zod'
import { toStorableText } from '~/platform/text/storable-text'
import { pageKinds } from '~/wings/web/pages/page'

export const listedPageKinds = ['site', ...pageKinds] as const
export const pageFilterStates = ['described', 'noindex', 'canonical', 'unlisted', 'plain', 'no-description'] as const

const filter = z.object({
  q: z.string().transform(toStorableText).pipe(z.string().trim().max(500)).catch(''),
  kind: z.enum(listedPageKinds).optional().catch(undefined),
  show: z.enum(pageFilterStates).optional().catch(undefined),
})

export type PageFilter = z.output<typeof filter>

/** Which pages are shown, as the address says; what it does not know is left out. */
export function parsePageFilter(params: URLSearchParams): PageFilter {
  const given = (name: string) => params.get(name) || undefined
  return filter.parse({ q: given('q') ?? '', kind: given('kind'), show: given('show') })
}
