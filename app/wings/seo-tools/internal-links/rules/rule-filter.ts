import { choiceParam, defineListFilter, type ListFilter, searchParam } from '~/platform/lists/list-filter'

export const ruleViews = ['on', 'off', 'conflicts', 'no-links'] as const

export type RuleView = (typeof ruleViews)[number]

/** Which rules are shown. */
export const ruleFilter = defineListFilter({ q: searchParam(200), show: choiceParam(ruleViews) })

export type RuleFilter = ListFilter<typeof ruleFilter>
