import { choiceParam, defineListFilter, type ListFilter, searchParam } from '~/platform/lists/list-filter'

/** Which missing addresses are shown; without `show` those that people may have looked for. */
export const notFoundFilter = defineListFilter({
  q: searchParam(300),
  show: choiceParam(['scans', 'ignored']),
  sort: choiceParam(['latest']),
})

export type NotFoundFilter = ListFilter<typeof notFoundFilter>
