import { choiceParam, defineListFilter, type ListFilter, searchParam } from '~/platform/lists/list-filter'
import { redirectStatuses } from './redirect-status'

export const redirectKinds = ['manual', 'automatic', 'prefix', 'shadowed'] as const

/** Which redirects are shown. */
export const redirectFilter = defineListFilter({
  q: searchParam(500),
  kind: choiceParam(redirectKinds),
  status: (text) => redirectStatuses.find((status) => String(status) === text),
})

export type RedirectFilter = ListFilter<typeof redirectFilter>
