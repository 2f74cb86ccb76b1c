import { itemsOf, type Plan } from '../plan'
import { citedIds, knownIds } from './citations'
import type { Finding } from './lint-plan'

/** Ids that items cite and nothing has. */
export function lintReferences(plan: Plan): Finding[] {
  const known = knownIds(plan)
  const cited = [
    ...itemsOf(plan).flatMap((item) => citedIds(item).map((to) => ({ from: item.id, to }))),
    ...citedIds([plan.schedule]).map((to) => ({ from: 'schedule', to })),
  ]
  return cited
    .filter(({ to }) => !known.has(to))
    .map(({ from, to }) => ({ code: 'dangling-id', itemId: from, message: `${from} cites ${to}, which is not there.` }))
}
