import { z } from 'zod'
import { toStorableText } from '~/platform/text/storable-text'
import { publicPageKinds } from './public-page-kinds'

export const linkedPageSorts = ['in', 'rank', 'depth', 'out'] as const

const filter = z.object({
  q: z.string().transform(toStorableText).pipe(z.string().trim().max(300)).catch(''),
  kind: z.enum(publicPageKinds).optional().catch(undefined),
  /** Without one: by address. */
  sort: z.enum(linkedPageSorts).optional().catch(undefined),
})

export type LinkedPageFilter = z.output<typeof filter>

/** What of the pages is shown, as the address says; what it does not know is left out. */
export function readLinkedPageFilter(params: URLSearchParams): LinkedPageFilter {
  const given = (name: string) => params.get(name) || undefined
  return filter.parse({ q: given('q') ?? '', kind: given('kind'), sort: given('sort') })
}
