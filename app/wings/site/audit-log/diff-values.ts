interface ValueDifference {
  /** Where in the object: `seo.metaTitle`; empty for the whole. */
  path: string
  before: string | null
  after: string | null
}

/** What changed from one JSON value to the other, field by field; null where a side has no such field. */
export function diffValues(before: unknown, after: unknown): ValueDifference[] {
  const [old, young] = [flattenFields(before), flattenFields(after)]
  const paths = [...new Set([...old.keys(), ...young.keys()])]
  return paths
    .map((path) => ({ path, before: old.get(path) ?? null, after: young.get(path) ?? null }))
    .filter((difference) => difference.before !== difference.after)
}

function flattenFields(value: unknown, path = '', into = new Map<string, string>()) {
  if (value === null || value === undefined) return into
  if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) flattenFields(inner, path ? `${path}.${name}` : name, into)
    return into
  }
  return into.set(path, typeof value === 'string' ? value : JSON.stringify(value))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
