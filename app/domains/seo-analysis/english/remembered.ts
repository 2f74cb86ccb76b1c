// words; a long text has about 2,000 different ones
const MOST_KEPT = 20_000

/** A function of one word that keeps what it found: texts use few words, again and again. */
export function remembered<Found>(find: (word: string) => Found): (word: string) => Found {
  const kept = new Map<string, Found>()
  return (word) => {
    const known = kept.get(word)
    if (known !== undefined) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const found = find(word)
    kept.set(word, found)
    return found
  }
}
