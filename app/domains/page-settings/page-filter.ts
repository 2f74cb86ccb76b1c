import { z } from 'zod'
import { pageKinds } from '~/domains/pages/page'
import { storableText } from '~/platform/storable-text'

export const listedKinds = ['site', ...pageKinds] as const
export const shownStates = ['described', 'noindex', 'canonical', 'unlisted', 'plain', 'no-description'] as const

const filter = z.object({
  q: z.string().transform(storableText).pipe(z.string().trim().max(500)).catch(''),
  kind: z.enum(listedKinds).optional().catch(undefined),
  show: z.enum(shownStates).optional().catch(undefined),
})

export type PageFilter = z.output<typeof filter>

/** Which pages are shown, as the address says; what it does not know is left out. */
export function readPageFilter(params: URLSearchParams): PageFilter {
  const given = (name: string) => params.get(name) || undefined
  return filter.parse({ q: given('q') ?? '', kind: given('kind'), show: given('show') })
}
