import type { Word } from '../text/words'
import { PAIRED_TRANSITIONS, TRANSITIONS } from './transition-words'

/** Phrases by their first word, each as the words behind it. */
const byFirstWord = new Map<string, string[][]>()
for (const phrase of TRANSITIONS) {
  const [first = '', ...rest] = phrase.split(' ')
  byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), rest])
}

/** Whether a sentence of these words tells how it follows from what was said before. */
export function hasTransition(words: readonly Word[]) {
  return (
    words.some((word, at) => beginsPhrase(words, word, at)) || PAIRED_TRANSITIONS.some((pair) => hasPair(words, pair))
  )
}

function beginsPhrase(words: readonly Word[], word: Word, at: number) {
  const phrases = byFirstWord.get(word.text)
  return phrases?.some((rest) => rest.every((next, offset) => words[at + 1 + offset]?.text === next)) ?? false
}

function hasPair(words: readonly Word[], [first, second]: readonly [string, string]) {
  const at = words.findIndex(({ text }) => text === first)
  return at >= 0 && words.slice(at + 1).some(({ text }) => text === second)
}
