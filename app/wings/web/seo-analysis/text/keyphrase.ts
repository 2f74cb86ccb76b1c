import { foldAccents } from '~/kits/language/fold-accents'
import type { Language } from '~/kits/language/language'
import type { LanguageRules } from '~/kits/language/language-rules'
import { tokenize, type Word } from '~/kits/language/tokenize'

export interface Keyphrase {
  text: string
  /** Looked for word by word as it stands, because it was given in quotes. */
  isExact: boolean
  words: readonly string[]
  /** The stems of the words that carry its subject, each once. Of a phrase of stop words only, all of them. */
  stems: readonly string[]
  /** In whose words it is; null for a language without rules. */
  language: Language | null
  /** What the forms of a word have in common; without rules, the word. */
  stem(word: string): string
  isStopWord(word: string): boolean
}

// characters; nobody searches for more, and each word of the page is compared with each of these
export const MAX_ANALYZED_KEYPHRASE_LENGTH = 300

const quoted = /^\s*["“](.*)["”]\s*$/s

/** The phrase as it is looked for in a language, null for one without rules; nothing when it has no word. */
export function parseKeyphrase(typed: string, rules: LanguageRules | null): Keyphrase | undefined {
  const inner = quoted.exec(typed.slice(0, MAX_ANALYZED_KEYPHRASE_LENGTH))?.[1]
  const text = (inner ?? typed.slice(0, MAX_ANALYZED_KEYPHRASE_LENGTH)).trim()
  const language = rules?.language ?? null
  const words = wordsOf(text, language)
  if (words.length === 0) return undefined
  const stem = (word: string) => rules?.stem(word) ?? word
  const isStopWord = (word: string) => rules?.stopWords.has(word) ?? false
  const content = words.filter((word) => !isStopWord(word))
  const carrying = content.length > 0 ? content : words
  return {
    text,
    isExact: inner !== undefined,
    words,
    stems: [...new Set(carrying.map(stem))],
    language,
    stem,
    isStopWord,
  }
}

const wordsOf = (text: string, language: Language | null) => tokenize(text, language).map((word) => word.text)

/** The words of a text in the language of the phrase. */
export const wordsFor = ({ language }: Keyphrase, text: string) => wordsOf(text, language)

export interface KeyphraseMatches {
  /** How often the phrase is there whole: as often as the rarest of its words. */
  count: number
  words: Word[]
}

const NONE: KeyphraseMatches = { count: 0, words: [] }

/** The same in a title or the like. */
export const findKeyphraseIn = (text: string, phrase: Keyphrase) =>
  findKeyphrase(tokenize(text, phrase.language), phrase)

/** Where the phrase is among the words of one sentence: all its words, in any form and order. */
export function findKeyphrase(words: readonly Word[], phrase: Keyphrase): KeyphraseMatches {
  if (phrase.isExact) return findExactly(words, phrase.words)
  const found = words.filter((word) => phrase.stems.includes(phrase.stem(word.text)))
  if (found.length < phrase.stems.length) return NONE
  const counts = new Map<string, number>(phrase.stems.map((one) => [one, 0]))
  for (const word of found) counts.set(phrase.stem(word.text), (counts.get(phrase.stem(word.text)) ?? 0) + 1)
  const count = Math.min(...counts.values())
  return count > 0 ? { count, words: found } : NONE
}

function findExactly(words: readonly Word[], wanted: readonly string[]): KeyphraseMatches {
  const found: Word[] = []
  let count = 0
  for (let at = 0; at + wanted.length <= words.length; at++) {
    if (!wanted.every((word, offset) => words[at + offset]?.text === word)) continue
    found.push(...words.slice(at, at + wanted.length))
    count++
    at += wanted.length - 1
  }
  return { count, words: found }
}

/** How many of the phrase's words are among these, from 0 to 1. */
export function keyphraseShare(words: readonly string[], phrase: Keyphrase): number {
  if (phrase.isExact) return words.join(' ').includes(phrase.words.join(' ')) ? 1 : 0
  const stems = new Set(words.map(phrase.stem))
  return phrase.stems.filter((one) => stems.has(one)).length / phrase.stems.length
}

/** The same for a slug, which is written without accents. */
export function keyphraseShareOfSlug(slug: string, phrase: Keyphrase): number {
  const words = wordsFor(phrase, slug.replaceAll('-', ' ')).map(foldAccents)
  if (phrase.isExact) return words.join(' ').includes(phrase.words.map(foldAccents).join(' ')) ? 1 : 0
  const known = new Set(words.flatMap((word) => [word, foldAccents(phrase.stem(word))]))
  const carrying = phrase.words.filter((word) => phrase.stems.includes(phrase.stem(word)))
  const found = carrying.filter((word) => known.has(foldAccents(word)) || known.has(foldAccents(phrase.stem(word))))
  return found.length / carrying.length
}

/** Whether a title begins with the phrase as it stands; articles and the like before it do not count. */
export function startsWithKeyphrase(title: string, phrase: Keyphrase) {
  const [words, wanted] = [withoutStart(wordsFor(phrase, title), phrase), withoutStart(phrase.words, phrase)]
  return wanted.length > 0 && wanted.every((word, at) => words[at] === word)
}

function withoutStart(words: readonly string[], { isStopWord }: Keyphrase) {
  const start = words.findIndex((word) => !isStopWord(word))
  return start > 0 ? words.slice(start) : words
}

/** Whether two pages want to be found by the same phrase, whatever its form and order. */
export function isSameKeyphrase(a: Keyphrase, b: Keyphrase) {
  if (a.isExact || b.isExact) return a.words.join(' ') === b.words.join(' ')
  return a.stems.length === b.stems.length && a.stems.every((one) => b.stems.includes(one))
}
