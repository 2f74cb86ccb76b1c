/** A piece that is in both versions, only in the old one, or only in the new one. */
export interface DiffPart<Item> {
  kind: 'same' | 'removed' | 'added'
  items: Item[]
}

// beyond it, a comparison by every pair takes longer than people wait
const MAX_PAIRS = 4_000_000

/**
 * What has become of a sequence: the longest common one stays, the rest was removed or added (Hunt and McIlroy). Takes two
 * lists of things that are compared with ===; returns runs in order.
 */
export function diffSequences<Item>(before: Item[], after: Item[]): DiffPart<Item>[] {
  const start = commonPrefixLength(before, after)
  const end = commonSuffixLength(before.slice(start), after.slice(start))
  const [old, changed] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  const middle: DiffPart<Item>[] =
    old.length * changed.length > MAX_PAIRS
      ? [
          { kind: 'removed', items: old },
          { kind: 'added', items: changed },
        ]
      : diffByTable(old, changed)
  const whole: DiffPart<Item>[] = [
    { kind: 'same', items: before.slice(0, start) },
    ...middle,
    { kind: 'same', items: end > 0 ? before.slice(-end) : [] },
  ]
  return whole.filter(({ items }) => items.length > 0)
}

function commonPrefixLength<Item>(a: Item[], b: Item[]) {
  let count = 0
  while (count < a.length && count < b.length && a[count] === b[count]) count++
  return count
}

function commonSuffixLength<Item>(a: Item[], b: Item[]) {
  let count = 0
  while (count < a.length && count < b.length && a[a.length - 1 - count] === b[b.length - 1 - count]) count++
  return count
}

/** How long the longest common sequence is from each pair of places on. */
function longestCommonLengths<Item>(old: Item[], changed: Item[]) {
  const width = changed.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = changed.length - 1; j >= 0; j--) {
      lengths[i * width + j] = old[i] === changed[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  return at
}

function diffByTable<Item>(old: Item[], changed: Item[]): DiffPart<Item>[] {
  const at = longestCommonLengths(old, changed)
  const parts: DiffPart<Item>[] = []
  let [i, j] = [0, 0]
  while (i < old.length && j < changed.length) {
    if (old[i] === changed[j]) {
      appendItem(parts, 'same', old[i++] as Item)
      j++
    } else if (at(i + 1, j) >= at(i, j + 1)) appendItem(parts, 'removed', old[i++] as Item)
    else appendItem(parts, 'added', changed[j++] as Item)
  }
  for (const item of old.slice(i)) appendItem(parts, 'removed', item)
  for (const item of changed.slice(j)) appendItem(parts, 'added', item)
  return parts
}

function appendItem<Item>(parts: DiffPart<Item>[], kind: DiffPart<Item>['kind'], item: Item) {
  const last = parts.at(-1)
  if (last?.kind === kind) last.items.push(item)
  else parts.push({ kind, items: [item] })
}
