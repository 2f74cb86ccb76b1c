import { z } from 'zod'
import { toStorableText } from '~/platform/text/storable-text'
import { linkPlaces } from '~/wings/web/pages/page-facts'
import { publicPageKinds } from './public-page-kinds'

/** Where links of a page itself stand; those of the site's menu and footer are kept once for all pages that carry them. */
export const contentLinkPlaces = linkPlaces.filter((place) => place !== 'footer')

/** Not the links of pages but those of the menu and the footer. */
export const BOILERPLATE = 'boilerplate'

/** `elsewhere`: on another site, whatever is known of it; the last two are those that its site says are gone or have moved. */
export const linkStatuses = ['fine', 'redirected', 'broken', 'external', 'broken-external', 'moved-external'] as const

export type LinkStatus = (typeof linkStatuses)[number]

const linkFilter = z.object({
  q: z.string().transform(toStorableText).pipe(z.string().trim().max(300)).catch(''),
  place: z
    .enum([...contentLinkPlaces, BOILERPLATE])
    .optional()
    .catch(undefined),
  status: z.enum(linkStatuses).optional().catch(undefined),
  kind: z.enum(publicPageKinds).optional().catch(undefined),
})

export type LinkFilter = z.output<typeof linkFilter>

/** What of the links is shown, as the address says; what it does not know is left out. */
export function readLinkFilter(params: URLSearchParams): LinkFilter {
  const given = (name: string) => params.get(name) || undefined
  return linkFilter.parse({ q: given('q') ?? '', place: given('place'), status: given('status'), kind: given('kind') })
}
