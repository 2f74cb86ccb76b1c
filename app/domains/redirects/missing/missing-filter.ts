import { z } from 'zod'
import { storableText } from '~/platform/storable-text'

const filter = z.object({
  q: z.string().transform(storableText).pipe(z.string().trim().max(300)).catch(''),
  /** Without one: what people may have looked for. */
  show: z.enum(['scans', 'ignored']).optional().catch(undefined),
  sort: z.enum(['latest']).optional().catch(undefined),
})

export type MissingFilter = z.output<typeof filter>

export function readMissingFilter(params: URLSearchParams): MissingFilter {
  const given = (name: string) => params.get(name) || undefined
  return filter.parse({ q: given('q') ?? '', show: given('show'), sort: given('sort') })
}
