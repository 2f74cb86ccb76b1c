import { getPlanItems, ID_PREFIXES, type Plan } from '../plan'

const PREFIXES = Object.values(ID_PREFIXES).join('|')
const ITEM_ID_PATTERN = new RegExp(`^(${PREFIXES})-\\d+(\\.\\d+)?$`)

export const isItemId = (value: unknown): value is string => typeof value === 'string' && ITEM_ID_PATTERN.test(value)

/** The ids of all items and of the criteria of requirements and stories. */
export function collectIds(plan: Plan) {
  return new Set([
    ...getPlanItems(plan).map(({ id }) => id),
    ...[...plan.requirements, ...plan.stories].flatMap(({ criteria }) => criteria.map(({ id }) => id)),
  ])
}

/** Fields that name what is no item of the plan: a key, a wish of the brief, capabilities. */
export const NO_CITATIONS = ['key', 'wish', 'between']

/** The ids of other items that an item names in its fields; its own id and what stands inside a text do not count. */
export function collectCitedIds(value: unknown, isTop = true): string[] {
  if (typeof value === 'string') return isItemId(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((part) => collectCitedIds(part, false))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => {
    const isNoCitation = name === 'id' || (isTop && NO_CITATIONS.includes(name))
    return isNoCitation ? [] : collectCitedIds(part, false)
  })
}

/** FR-3 for the criterion FR-3.2; other ids stay as they are. */
export const toItemId = (id: string) => id.split('.')[0] ?? id
