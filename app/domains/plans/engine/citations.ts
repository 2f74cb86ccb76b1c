import { ID_PREFIXES, itemsOf, type Plan } from '../plan'

const PREFIXES = Object.values(ID_PREFIXES).join('|')
const ID = new RegExp(`^(${PREFIXES})-\\d+(\\.\\d+)?$`)

export const isItemId = (value: unknown): value is string => typeof value === 'string' && ID.test(value)

/** The ids of all items and of the criteria of requirements and stories. */
export function knownIds(plan: Plan) {
  return new Set([
    ...itemsOf(plan).map(({ id }) => id),
    ...[...plan.requirements, ...plan.stories].flatMap(({ criteria }) => criteria.map(({ id }) => id)),
  ])
}

/** The ids of other items that an item names in its fields; its own id and what stands inside a text do not count. */
export function citedIds(value: unknown, isTop = true): string[] {
  if (typeof value === 'string') return isItemId(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((part) => citedIds(part, false))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => {
    const isOwnName = name === 'id' || (isTop && name === 'key')
    return isOwnName ? [] : citedIds(part, false)
  })
}

/** FR-3 for the criterion FR-3.2; other ids stay as they are. */
export const itemOfCriterion = (id: string) => id.split('.')[0] ?? id
