import { SHINGLE_WORDS, tokenizeWords } from '~/kits/text-similarity/shingles'

// no word: every merged value is this one
const VALUE = '\u0001'

/**
 * The words with each merged value replaced by one mark, so that two pages that differ by the name of a town only are the
 * same. A value of as many words as a shingle, or more, is text of its own and stays.
 */
export function maskValues(words: readonly string[], values: readonly string[]): string[] {
  const merged = groupByFirstWord(values)
  const kept: string[] = []
  let at = 0
  while (at < words.length) {
    const value = merged.get(words[at] ?? '')?.find((one) => one.every((part, offset) => words[at + offset] === part))
    kept.push(value ? VALUE : (words[at] ?? ''))
    at += value?.length ?? 1
  }
  return kept
}

/** The short values by the word that they begin with, the longest first. */
function groupByFirstWord(values: readonly string[]) {
  const merged = new Map<string, string[][]>()
  for (const value of new Set(values)) {
    const words = tokenizeWords(value)
    const [first] = words
    if (first === undefined || words.length >= SHINGLE_WORDS) continue
    merged.set(
      first,
      [...(merged.get(first) ?? []), words].sort((a, b) => b.length - a.length),
    )
  }
  return merged
}
