import { getPlanItems, ID_PREFIXES, type Plan, type Section } from '../plan'

export type IdAllocator = (section: Section, key: string) => string

const idLookupKey = (prefix: string, key: string) => `${prefix} ${key}`
const splitId = (id: string) => {
  const dash = id.lastIndexOf('-')
  return { prefix: id.slice(0, dash), number: Number(id.slice(dash + 1)) }
}

function listKnownIds(plan: Plan | undefined) {
  return plan ? [...getPlanItems(plan), ...plan.retiredIds].map(({ key, id }) => ({ key, id, ...splitId(id) })) : []
}

/** Gives ids: a key that had one in the earlier plan gets it again; others get numbers that were never used. */
export function createIdAllocator(earlier?: Plan): IdAllocator {
  const ids = new Map<string, string>()
  const last = new Map<string, number>()
  for (const { key, id, prefix, number } of listKnownIds(earlier)) {
    ids.set(idLookupKey(prefix, key), id)
    if (Number.isInteger(number)) last.set(prefix, Math.max(last.get(prefix) ?? 0, number))
  }
  return (section, key) => {
    const prefix = ID_PREFIXES[section]
    const known = ids.get(idLookupKey(prefix, key))
    if (known) return known
    const number = (last.get(prefix) ?? 0) + 1
    last.set(prefix, number)
    const id = `${prefix}-${number}`
    ids.set(idLookupKey(prefix, key), id)
    return id
  }
}

/** The ids of an earlier plan that the new one does not use: kept, so that what comes back gets its old id. */
export function computeRetiredIds(earlier: Plan | undefined, plan: Plan) {
  const used = new Set(getPlanItems(plan).map(({ id }) => id))
  return listKnownIds(earlier)
    .filter(({ id }) => !used.has(id))
    .map(({ key, id }) => ({ key, id }))
}
