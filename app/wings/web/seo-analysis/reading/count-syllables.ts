import { MAX_CACHED_WORD_LENGTH, memoizeText } from '~/kits/language/memoize-text'

/** How the letters of a language become syllables: what is rewritten first, then what is counted. */
interface SyllableRules {
  /** Replacements in order, of silent letters and of letters that are spoken as one. */
  rewrite: readonly (readonly [RegExp, string])[]
  /** Each match is one syllable. */
  nucleus: RegExp
}

// no word is longer; the patterns are not shown more at once
const MAX_READ = 60

/** A function that counts the syllables of a word, at least one. */
export function createSyllableCounter({ rewrite, nucleus }: SyllableRules) {
  return memoizeText((word) => {
    let spoken = word.slice(0, MAX_READ)
    for (const [pattern, replacement] of rewrite) spoken = spoken.replace(pattern, replacement)
    return Math.max(1, spoken.match(nucleus)?.length ?? 0)
  }, MAX_CACHED_WORD_LENGTH)
}
