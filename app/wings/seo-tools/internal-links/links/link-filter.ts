import { choiceParam, defineListFilter, type ListFilter, searchParam } from '~/platform/lists/list-filter'
import { linkPlaces } from '~/wings/web/pages/page-facts'
import { publicPageKinds } from './public-page-kinds'

/** Where links of a page itself stand; those of the site's menu and footer are kept once for all pages that carry them. */
export const contentLinkPlaces = linkPlaces.filter((place) => place !== 'footer')

/** Not the links of pages but those of the menu and the footer. */
export const BOILERPLATE = 'boilerplate'

/** `elsewhere`: on another site, whatever is known of it; the last two are those that its site says are gone or have moved. */
export const linkStatuses = ['fine', 'redirected', 'broken', 'external', 'broken-external', 'moved-external'] as const

export type LinkStatus = (typeof linkStatuses)[number]

/** Which links are shown. */
export const linkFilter = defineListFilter({
  q: searchParam(300),
  place: choiceParam([...contentLinkPlaces, BOILERPLATE]),
  status: choiceParam(linkStatuses),
  kind: choiceParam(publicPageKinds),
})

export type LinkFilter = ListFilter<typeof linkFilter>
