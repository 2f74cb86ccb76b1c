import { readBrief } from '../brief/read-brief'
import type { Brief } from '../brief-schema'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import { jsonEqual } from './json-equal'

/** The brief with its idea read anew where that says something else now; what the person added or corrected stays. */
export function rereadBrief(before: Brief, after: Brief): Brief {
  const { reading } = after
  if (reading === null || after.idea === before.idea || !jsonEqual(reading, before.reading)) return after
  const fresh = readBrief(after.idea, KNOWLEDGE_BASE.wishKinds)
  return {
    ...after,
    reading: {
      ...fresh,
      wishes: [...fresh.wishes, ...ownItems(reading.wishes, fresh.wishes)],
      exclusions: [...fresh.exclusions, ...ownItems(reading.exclusions, fresh.exclusions)],
    },
  }
}

function ownItems<Item extends { id: string; by: string }>(items: Item[], fresh: Item[]): Item[] {
  const taken = new Set(fresh.map(({ id }) => id))
  return items
    .filter(({ by }) => by === 'user')
    .map((item) => (taken.has(item.id) ? { ...item, id: `${item.id}-own`.slice(-20) } : item))
}
