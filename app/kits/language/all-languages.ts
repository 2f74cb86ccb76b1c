import type { Language } from './language'
import type { LanguageRules } from './language-rules'
import { dutchRules } from './rules/dutch'
import { englishRules } from './rules/english'
import { frenchRules } from './rules/french'
import { germanRules } from './rules/german'
import { italianRules } from './rules/italian'
import { portugueseRules } from './rules/portuguese'
import { spanishRules } from './rules/spanish'

/*
 * All languages at once, for the server and for scripts of the browser that are loaded when they are needed. Where a page
 * has a budget, `load-language-rules.ts` loads one.
 */

export const LANGUAGE_RULES: Readonly<Record<Language, LanguageRules>> = {
  en: englishRules,
  de: germanRules,
  es: spanishRules,
  fr: frenchRules,
  pt: portugueseRules,
  it: italianRules,
  nl: dutchRules,
}

/** The words of each language that carry no subject, in small letters with straight apostrophes. */
export const STOP_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: englishRules.stopWords,
  de: germanRules.stopWords,
  es: spanishRules.stopWords,
  fr: frenchRules.stopWords,
  pt: portugueseRules.stopWords,
  it: italianRules.stopWords,
  nl: dutchRules.stopWords,
}

/**
 * What the forms of a word have in common, for comparing and not for reading: "Häuser" and "Haus" are "haus". Takes a word
 * as `tokenize` gives it. Numbers, names with digits and words of a language without rules (null) stay as they are.
 */
export const stem = (word: string, language: Language | null) => (language ? LANGUAGE_RULES[language].stem(word) : word)

/** Whether a word, as `tokenize` gives it, carries no subject. A language without rules (null) has none. */
export const isStopWord = (word: string, language: Language | null) =>
  language !== null && STOP_WORDS[language].has(word)
