// a long text has about 2,000 different words, a large site 10,000 keyphrases
const MAX_STORED = 20_000

/** A function of a text up to `longest` characters that keeps what it found; longer ones are worked out each time. */
export function memoizeText<Found>(find: (text: string) => Found, longest: number): (text: string) => Found {
  const kept = new Map<string, Found>()
  return (text) => {
    if (text.length > longest) return find(text)
    const known = kept.get(text)
    if (known !== undefined) return known
    if (kept.size >= MAX_STORED) kept.clear()
    const found = find(text)
    kept.set(text, found)
    return found
  }
}

// from 13 on, V8 cuts a word out of its page without copying it, and the word would keep the whole page in memory
export const MAX_CACHED_WORD_LENGTH = 12
