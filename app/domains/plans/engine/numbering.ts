import { ID_PREFIXES, itemsOf, type Plan, type Section } from '../plan'

export type Numbering = (section: Section, key: string) => string

const place = (prefix: string, key: string) => `${prefix} ${key}`
const parts = (id: string) => {
  const dash = id.lastIndexOf('-')
  return { prefix: id.slice(0, dash), number: Number(id.slice(dash + 1)) }
}

function knownIds(plan: Plan | undefined) {
  return plan ? [...itemsOf(plan), ...plan.retiredIds].map(({ key, id }) => ({ key, id, ...parts(id) })) : []
}

/** Gives ids: a key that had one in the earlier plan gets it again; others get numbers that were never used. */
export function numberingAfter(earlier?: Plan): Numbering {
  const ids = new Map<string, string>()
  const last = new Map<string, number>()
  for (const { key, id, prefix, number } of knownIds(earlier)) {
    ids.set(place(prefix, key), id)
    if (Number.isInteger(number)) last.set(prefix, Math.max(last.get(prefix) ?? 0, number))
  }
  return (section, key) => {
    const prefix = ID_PREFIXES[section]
    const known = ids.get(place(prefix, key))
    if (known) return known
    const number = (last.get(prefix) ?? 0) + 1
    last.set(prefix, number)
    const id = `${prefix}-${number}`
    ids.set(place(prefix, key), id)
    return id
  }
}

/** The ids of an earlier plan that the new one does not use: kept, so that what comes back gets its old id. */
export function retiredIds(earlier: Plan | undefined, plan: Plan) {
  const used = new Set(itemsOf(plan).map(({ id }) => id))
  return knownIds(earlier)
    .filter(({ id }) => !used.has(id))
    .map(({ key, id }) => ({ key, id }))
}
