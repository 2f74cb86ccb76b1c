import type { Language } from './language'
import { MAX_CACHED_WORD_LENGTH, memoizeText } from './memoize-text'

/** What is known of one language. */
export interface LanguageRules {
  language: Language
  /** What the forms of a word have in common, for comparing and not for reading. Takes a word as `tokenize` gives it. */
  stem(word: string): string
  /** Words that carry no subject: articles, pronouns, prepositions, conjunctions, auxiliaries. In small letters. */
  stopWords: ReadonlySet<string>
}

// no word of a language is longer; what is comes from code or addresses
const MAX_STEMMED_LENGTH = 60
const letters = /^\p{L}[\p{L}\p{M}'-]*$/u

/** Rules of a language from its stemmer and the lines of its stop words. */
export function defineLanguageRules(
  language: Language,
  stemmer: (word: string) => string,
  stopWords: readonly string[],
): LanguageRules {
  const isStemmed = (word: string) => word.length <= MAX_STEMMED_LENGTH && letters.test(word)
  return {
    language,
    stem: memoizeText((word) => (isStemmed(word) ? stemmer(word) : word), MAX_CACHED_WORD_LENGTH),
    stopWords: new Set(stopWords.flatMap((line) => line.split(' '))),
  }
}
