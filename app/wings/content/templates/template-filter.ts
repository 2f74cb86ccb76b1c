import { choiceParam, defineListFilter, type ListFilter } from '~/platform/lists/list-filter'
import { normalizeSearchQuery } from '~/platform/lists/search-query'
import { isTemplateKind } from './template'

/** Which templates are shown. */
export const templateFilter = defineListFilter({
  q: normalizeSearchQuery,
  kind: (text) => (isTemplateKind(text) ? text : undefined),
  show: choiceParam(['trash']),
})

export type TemplateFilter = ListFilter<typeof templateFilter>
