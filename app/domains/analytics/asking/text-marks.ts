import type { KnownDay, Words } from './tally'

/** A text, or how texts begin, with the bits that mark them. */
export interface MarkedText {
  text: string
  isBeginning: boolean
  bits: number
}

/** Marks texts: afterwards a column of a day's numbers is compared without looking at any text. */
export class TextMarks {
  readonly #texts: MarkedText[]
  readonly #beginnings: MarkedText[]
  /** By word, as far as words are known. */
  #bitsOf = new Uint32Array(0)
  #known = 0

  constructor(marked: MarkedText[]) {
    this.#texts = marked.filter(({ isBeginning }) => !isBeginning)
    this.#beginnings = marked.filter(({ isBeginning }) => isBeginning)
  }

  /** Bits by the number of the day's text. */
  of(day: KnownDay, words: Words) {
    if (words.size > this.#known) this.#learn(words)
    const bitsOf = this.#bitsOf
    const bits = new Uint32Array(day.words.length)
    for (let text = 0; text < bits.length; text++) bits[text] = bitsOf[day.words[text] ?? 0] ?? 0
    return bits
  }

  #learn(words: Words) {
    if (words.size > this.#bitsOf.length) {
      const more = new Uint32Array(words.size * 2)
      more.set(this.#bitsOf)
      this.#bitsOf = more
    }
    for (const { text, bits } of this.#texts) this.#mark(words.wordOf(text), bits)
    if (this.#beginnings.length > 0) {
      for (let word = this.#known; word < words.size; word++) this.#markBeginning(word, words.textOf(word))
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
