import { isUserAuthored, type PlanItem } from '../plan'

/**
 * An old list and its fresh one as one: items of the person and old ones that must stay (`keep`) are there as they were,
 * everything else is fresh. What was there before stays in its order; what is new follows what it follows in the fresh list.
 */
export function mergeItems<Item extends PlanItem>(old: Item[], fresh: Item[], keep: Set<string>): Item[] {
  const freshById = new Map(fresh.map((item) => [item.id, item]))
  const merged = old.flatMap((item) => {
    if (isUserAuthored(item)) return [item]
    return freshById.get(item.id) ?? (keep.has(item.id) ? item : [])
  })
  const place = new Map(merged.map(({ id }, index) => [id, index]))
  const following = new Map<string | undefined, Item[]>()
  let last: string | undefined
  for (const item of fresh) {
    if (place.has(item.id)) last = item.id
    else following.set(last, [...(following.get(last) ?? []), item])
  }
  return [...(following.get(undefined) ?? []), ...merged.flatMap((item) => [item, ...(following.get(item.id) ?? [])])]
}
