import { z } from 'zod'
import { toStorableText } from '~/platform/text/storable-text'

const filter = z.object({
  q: z.string().transform(toStorableText).pipe(z.string().trim().max(300)).catch(''),
  /** Without one: what people may have looked for. */
  show: z.enum(['scans', 'ignored']).optional().catch(undefined),
  sort: z.enum(['latest']).optional().catch(undefined),
})

export type NotFoundFilter = z.output<typeof filter>

export function parseNotFoundFilter(params: URLSearchParams): NotFoundFilter {
  const given = (name: string) => params.get(name) || undefined
  return filter.parse({ q: given('q') ?? '', show: given('show'), sort: given('sort') })
}
