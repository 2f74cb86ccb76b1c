import type { IndexedDay, TextLookup } from './aggregator'

/** A text, or how texts begin, with the bits that mark them. */
export interface TextPattern {
  text: string
  isPrefix: boolean
  bits: number
}

/** Marks texts: afterwards a column of a day's numbers is compared without looking at any text. */
export class TextMatcher {
  readonly #texts: TextPattern[]
  readonly #beginnings: TextPattern[]
  /** By word, as far as words are known. */
  #bitsOf = new Uint32Array(0)
  #known = 0

  constructor(marked: TextPattern[]) {
    this.#texts = marked.filter(({ isPrefix }) => !isPrefix)
    this.#beginnings = marked.filter(({ isPrefix }) => isPrefix)
  }

  /** Bits by the number of the day's text. */
  match(day: IndexedDay, words: TextLookup) {
    if (words.size > this.#known) this.#learn(words)
    const bitsOf = this.#bitsOf
    const bits = new Uint32Array(day.textIds.length)
    for (let text = 0; text < bits.length; text++) bits[text] = bitsOf[day.textIds[text] ?? 0] ?? 0
    return bits
  }

  #learn(words: TextLookup) {
    if (words.size > this.#bitsOf.length) {
      const more = new Uint32Array(words.size * 2)
      more.set(this.#bitsOf)
      this.#bitsOf = more
    }
    for (const { text, bits } of this.#texts) this.#mark(words.findTextId(text), bits)
    if (this.#beginnings.length > 0) {
      for (let word = this.#known; word < words.size; word++) this.#markBeginning(word, words.getText(word))
    }
    this.#known = words.size
  }

  #markBeginning(word: number, known: string) {
    for (const { text, bits } of this.#beginnings) if (known.startsWith(text)) this.#mark(word, bits)
  }

  #mark(word: number | undefined, bits: number) {
    if (word !== undefined) this.#bitsOf[word] = (this.#bitsOf[word] ?? 0) | bits
  }
}
