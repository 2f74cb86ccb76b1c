/** The index of the last entry, in ascending order, that is not behind `wanted`; -1 without one. */
export function lastIndexAtOrBefore<Entry>(
  entries: readonly Entry[],
  wanted: number,
  placeOf: (entry: Entry) => number,
) {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (placeOf(entries[middle] as Entry) <= wanted) low = middle + 1
    else high = middle
  }
  return low - 1
}
