import type { Language } from '~/kits/language/language'
import { tokenize, type Word } from '~/kits/language/tokenize'

export interface Transitions {
  /** Lines of single words, with blanks between. */
  words: readonly string[]
  /** Phrases of several words, with commas between. */
  phrases: string
  /** Words in two places of one sentence that do the same: "either … or". */
  pairs: readonly (readonly [string, string])[]
}

/** Tells whether a sentence has one of these words or phrases. */
export function createTransitionMatcher(language: Language, { words, phrases, pairs }: Transitions) {
  const single = new Set(words.flatMap((line) => line.split(' ')))
  // phrases by their first word, each as the words behind it
  const byFirstWord = new Map<string, string[][]>()
  for (const phrase of phrases.split(',')) {
    const [first = '', ...rest] = tokenize(phrase, language).map(({ text }) => text)
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), rest])
  }
  const beginsPhrase = (sentence: readonly Word[], at: number) =>
    byFirstWord
      .get(sentence[at]?.text ?? '')
      ?.some((rest) => rest.every((next, offset) => sentence[at + 1 + offset]?.text === next))
  return (sentence: readonly Word[]) =>
    sentence.some(({ text }, at) => single.has(text) || beginsPhrase(sentence, at)) ||
    pairs.some((pair) => hasPair(sentence, pair))
}

function hasPair(words: readonly Word[], [first, second]: readonly [string, string]) {
  const at = words.findIndex(({ text }) => text === first)
  return at >= 0 && words.slice(at + 1).some(({ text }) => text === second)
}
