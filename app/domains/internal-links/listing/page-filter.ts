import { z } from 'zod'
import { storableText } from '~/platform/storable-text'
import { siteKinds } from './site-kinds'

export const pageOrders = ['in', 'rank', 'depth', 'out'] as const

const filter = z.object({
  q: z.string().transform(storableText).pipe(z.string().trim().max(300)).catch(''),
  kind: z.enum(siteKinds).optional().catch(undefined),
  /** Without one: by address. */
  sort: z.enum(pageOrders).optional().catch(undefined),
})

export type PageFilter = z.output<typeof filter>

/** What of the pages is shown, as the address says; what it does not know is left out. */
export function readPageFilter(params: URLSearchParams): PageFilter {
  const given = (name: string) => params.get(name) || undefined
  return filter.parse({ q: given('q') ?? '', kind: given('kind'), sort: given('sort') })
}
