import { choiceParam, defineListFilter, type ListFilter, searchParam } from '~/platform/lists/list-filter'
import { pageKinds } from '~/wings/web/pages/page'

export const listedPageKinds = ['site', ...pageKinds] as const
export const pageFilterStates = ['described', 'noindex', 'canonical', 'unlisted', 'plain', 'no-description'] as const

/** Which pages are shown. */
export const pageFilter = defineListFilter({
  q: searchParam(500),
  kind: choiceParam(listedPageKinds),
  show: choiceParam(pageFilterStates),
})

export type PageFilter = ListFilter<typeof pageFilter>
