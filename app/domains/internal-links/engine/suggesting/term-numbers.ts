import { folded } from '../matching/words'
import { isStopRoot } from './stop-words'
import { wordRoot } from './word-root'

/** A word that says nothing of what a text is about, or that no page of the index has. */
export const NO_TERM = -1

const MOST_REMEMBERED = 200_000
// a longer part of a text keeps the whole text in V8's memory
const LONGEST_REMEMBERED = 12

/** The roots of all texts, numbered as they come, each with a word that people can read. */
export class TermNumbers {
  readonly #readable: string[] = []
  readonly #byRoot = new Map<string, number>()
  // nearly every word of a text is asked for here alone, which is what makes indexing quick
  readonly #byWord = new Map<string, number>()

  get size() {
    return this.#readable.length
  }

  /** The number of a word as it stands in a text, a new one if need be. */
  add(word: string): number {
    const known = this.#byWord.get(word)
    if (known !== undefined) return known
    const root = wordRoot(word)
    const term = isStopRoot(root) ? NO_TERM : (this.#byRoot.get(root) ?? this.#addRoot(root, word))
    this.#remember(word, term)
    return term
  }

  /** The number of a word, if it has one. */
  numberOf(word: string): number {
    const known = this.#byWord.get(word)
    if (known !== undefined) return known
    return this.#byRoot.get(wordRoot(word)) ?? NO_TERM
  }

  wordOf(term: number) {
    return this.#readable[term] ?? ''
  }

  #addRoot(root: string, word: string) {
    this.#byRoot.set(root, this.#readable.length)
    return this.#readable.push(folded(word)) - 1
  }

  #remember(word: string, term: number) {
    if (word.length > LONGEST_REMEMBERED) return
    if (this.#byWord.size >= MOST_REMEMBERED) this.#byWord.clear()
    this.#byWord.set(word, term)
  }
}
