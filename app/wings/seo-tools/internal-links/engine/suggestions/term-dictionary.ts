import { isStopWord, stem } from '~/kits/language/all-languages'
import type { Language } from '~/kits/language/language'
import { foldCase } from '../text/split-words'

// words that titles are built with, and verbs and adverbs of any text, which name no subject either
const generalWords: Partial<Record<Language, string>> = {
  en: 'article ask back beginner best better checklist complete essential explained faq find first further get getting give go good got great guide idea instead introduction keep know last lesson let like little look lot make making mean mistake my need new next now overview part practical practice put question really reason right say see show simple small step sure take tell thing three tip today together try turn tutorial two ultimate update use using want way well whole work year yes',
  de: 'anleitung artikel beispiel einführung gut jahr leitfaden machen neu tipp überblick wichtig zeit',
  es: 'artículo año bueno ejemplo guía hacer introducción mejor nuevo tiempo',
  fr: 'article an année bon exemple faire guide introduction nouveau temps',
  pt: 'ano artigo bom exemplo fazer guia introdução novo tempo',
  it: 'anno articolo buono esempio fare guida introduzione nuovo tempo',
  nl: 'artikel doen gids goed inleiding jaar nieuw tijd voorbeeld',
}

/** A word that says nothing of what a text is about, or that no page of the index has. */
export const NO_TERM = -1

const MAX_CACHED_WORDS = 200_000
// a longer part of a text keeps the whole text in V8's memory
const MAX_CACHED_WORD_LENGTH = 12

/** The roots of all texts, numbered as they come, each with a word that people can read. */
export class TermDictionary {
  readonly #readable: string[] = []
  readonly #byRoot = new Map<string, number>()
  readonly #general = new Map<Language, ReadonlySet<string>>()
  // nearly every word of a text is asked for here alone, which is what makes indexing quick
  readonly #byWord = new Map<Language | null, Map<string, number>>()

  get size() {
    return this.#readable.length
  }

  /** The number of a word as it stands in a text of a language, a new one if need be. */
  add(word: string, language: Language | null): number {
    const words = this.#wordsOf(language)
    const known = words.get(word)
    if (known !== undefined) return known
    const root = this.#rootOf(word, language)
    const term = root === undefined ? NO_TERM : (this.#byRoot.get(root) ?? this.#addRoot(root, word))
    remember(words, word, term)
    return term
  }

  /** The number of a word, if it has one. */
  termId(word: string, language: Language | null): number {
    const known = this.#wordsOf(language).get(word)
    if (known !== undefined) return known
    return this.#byRoot.get(this.#rootOf(word, language) ?? '') ?? NO_TERM
  }

  termWord(term: number) {
    return this.#readable[term] ?? ''
  }

  /** What the forms of a word have in common; nothing when it is too general to link by. */
  #rootOf(word: string, language: Language | null) {
    const folded = foldCase(word)
    if (isStopWord(folded, language) || !/[\p{L}\p{N}]/u.test(folded)) return undefined
    const root = stem(folded, language)
    return language && this.#generalRoots(language).has(root) ? undefined : root
  }

  #generalRoots(language: Language) {
    const known = this.#general.get(language)
    if (known) return known
    const roots = new Set((generalWords[language] ?? '').split(' ').map((word) => stem(word, language)))
    this.#general.set(language, roots)
    return roots
  }

  #wordsOf(language: Language | null) {
    const known = this.#byWord.get(language)
    if (known) return known
    const words = new Map<string, number>()
    this.#byWord.set(language, words)
    return words
  }

  #addRoot(root: string, word: string) {
    this.#byRoot.set(root, this.#readable.length)
    return this.#readable.push(foldCase(word)) - 1
  }
}

function remember(words: Map<string, number>, word: string, term: number) {
  if (word.length > MAX_CACHED_WORD_LENGTH) return
  if (words.size >= MAX_CACHED_WORDS) words.clear()
  words.set(word, term)
}
