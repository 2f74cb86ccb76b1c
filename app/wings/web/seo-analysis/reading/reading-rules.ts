import type { LanguageRules } from '~/kits/language/language-rules'
import type { Word } from '~/kits/language/tokenize'

/** How easily a text is read, as a formula made for its language says. */
export interface ReadingEase {
  /** Whose formula it is, as people know it. */
  name: string
  /** Points from two averages, as a rule from 0 (hard) to 100 (easy). */
  points(wordsPerSentence: number, syllablesPerWord: number): number
  /** From how many points on a text is easy, and fairly difficult; below it is difficult. */
  bands: { easy: number; fair: number }
}

/** What is known of reading a language, for the checks that judge its sentences. */
export interface ReadingRules extends LanguageRules {
  ease: ReadingEase
  /** How many syllables a word is spoken with, by its spelling; a number counts as one. */
  countSyllables(word: string): number
  /** Sentences with more words are long. */
  longSentence: number
  /** Where the sentence of these words says what is done rather than who does it. */
  findPassive(words: readonly Word[], isQuestion: boolean): { from: number; to: number } | undefined
  /** Whether the sentence of these words tells how it follows from what was said before. */
  hasTransition(words: readonly Word[]): boolean
  /** Articles and the like, with which two sentences may begin and still begin differently. */
  articles: ReadonlySet<string>
}
