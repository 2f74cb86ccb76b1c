import { choiceParam, defineListFilter, type ListFilter } from '~/platform/lists/list-filter'
import { pageKinds } from '~/wings/web/pages/page'

export const auditedPageKinds = ['site', 'list', ...pageKinds] as const
export const findingRatings = ['bad', 'ok'] as const
/** `new`: broken or found for the first time since the audit before. `fixed`: no longer found, or gone with its page. */
export const findingChanges = ['new', 'fixed'] as const

/** Which findings are shown. */
export const findingFilter = defineListFilter({
  check: (text) => (/^[a-z-]{1,60}$/.test(text) ? text : undefined),
  kind: choiceParam(auditedPageKinds),
  rating: choiceParam(findingRatings),
  change: choiceParam(findingChanges),
})

export type FindingFilter = ListFilter<typeof findingFilter>
