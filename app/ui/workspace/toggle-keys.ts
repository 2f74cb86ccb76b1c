/** The keys of `keys` from one to another, both included, whichever comes first. */
export function keysInRange(keys: readonly string[], from: string, to: string) {
  const ends = [keys.indexOf(from), keys.indexOf(to)].sort((a, b) => a - b)
  const [start = -1, end = -1] = ends
  return start < 0 ? [to] : keys.slice(start, end + 1)
}

/** Adds the range when `to` is not selected yet, else takes it away. */
export function toggleKeys(selected: ReadonlySet<string>, range: readonly string[], to: string) {
  const next = new Set(selected)
  for (const key of range) {
    if (selected.has(to)) next.delete(key)
    else next.add(key)
  }
  return next
}
