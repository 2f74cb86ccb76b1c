import { itemsOf, type Plan } from '../plan'
import { citedIds } from './citations'
import type { Finding } from './lint-plan'

/** Ids that items cite and nothing has. */
export function lintReferences(plan: Plan): Finding[] {
  const known = new Set([
    ...itemsOf(plan).map(({ id }) => id),
    ...[...plan.requirements, ...plan.stories].flatMap(({ criteria }) => criteria.map(({ id }) => id)),
  ])
  const cited = [
    ...itemsOf(plan).flatMap((item) => citedIds(item).map((to) => ({ from: item.id, to }))),
    ...citedIds([plan.schedule]).map((to) => ({ from: 'schedule', to })),
  ]
  return cited
    .filter(({ to }) => !known.has(to))
    .map(({ from, to }) => ({ code: 'dangling-id', itemId: from, message: `${from} cites ${to}, which is not there.` }))
}
