import { choiceParam, defineListFilter, type ListFilter, searchParam } from '~/platform/lists/list-filter'
import { publicPageKinds } from './public-page-kinds'

export const linkedPageSorts = ['in', 'rank', 'depth', 'out'] as const

/** Which pages are shown; without `sort` by their addresses. */
export const linkedPageFilter = defineListFilter({
  q: searchParam(300),
  kind: choiceParam(publicPageKinds),
  sort: choiceParam(linkedPageSorts),
})

export type LinkedPageFilter = ListFilter<typeof linkedPageFilter>
