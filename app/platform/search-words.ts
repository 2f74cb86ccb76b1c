const MOST_WORDS = 8

/** Typed words as a text search query in which each may be the beginning of a word: `que:* & pro:*`; empty without any. */
export function prefixQuery(typed: string) {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .slice(0, MOST_WORDS)
    .map((word) => `${word}:*`)
    .join(' & ')
}
