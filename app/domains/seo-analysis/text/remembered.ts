// a long text has about 2,000 different words, a large site 10,000 keyphrases
const MOST_KEPT = 20_000

/** A function of a word or phrase that keeps what it found: the same ones come again and again. */
export function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
  const kept = new Map<string, Found>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    if (kept.size >= MOST_KEPT) kept.clear()
    const found = find(text)
    kept.set(text, found)
    return found
  }
}
