const MAX_PREFIX_WORDS = 8

/**
 * Typed words as a text search query in which each may be the beginning of a word: `'que':* & 'pro':*`; empty without any.
 * A word is quoted, so that PostgreSQL takes it apart as it took the text apart: "node.js" and addresses stay whole.
 */
export function prefixQuery(typed: string) {
  const words = typed.split(/[\s\0]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return words
    .slice(0, MAX_PREFIX_WORDS)
    .map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`)
    .join(' & ')
}
