import { getPlanItems, type Plan } from '../plan'
import { collectCitedIds, collectIds } from './citations'
import type { LintFinding } from './lint-plan'

/** Ids that items cite and nothing has. */
export function lintReferences(plan: Plan): LintFinding[] {
  const known = collectIds(plan)
  const cited = [
    ...getPlanItems(plan).flatMap((item) => collectCitedIds(item).map((to) => ({ from: item.id, to }))),
    ...collectCitedIds([plan.schedule]).map((to) => ({ from: 'schedule', to })),
  ]
  return cited
    .filter(({ to }) => !known.has(to))
    .map(({ from, to }) => ({ code: 'dangling-id', itemId: from, message: `${from} cites ${to}, which is not there.` }))
}
