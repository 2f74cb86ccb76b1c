import { Automaton } from './automaton'
import { wordForm } from './word-form'
import { folded, spelled, type Words, wordsIn } from './words'

// a sign with the marks and joiners that belong to it; blanks in a row are one
const letter = /[^\S\u2028]+|\P{M}(?:\p{M}|\u200d)*|\p{M}+/gsu

/** How words are compared: as they are written, in any form of theirs, or letter by letter, also inside of longer words. */
export type Comparison = 'spelling' | 'form' | 'letters'

/** Where a row of symbols is used: in which keyword, as which of its parts. */
export interface Use {
  keyword: number
  part: number
  /** The words or letters as they have to be written, where capitals matter. */
  exactly: string[] | null
}

/** All keywords that are compared in one way, as one automaton. Words that no keyword has are the symbol 0. */
export class View {
  readonly #by: Comparison
  readonly #ids = new Map<string, number>()
  readonly #byRow = new Map<string, number>()
  readonly #patterns: number[][] = []
  readonly #uses: Use[][] = []
  #automaton: Automaton | undefined

  constructor(by: Comparison) {
    this.#by = by
  }

  get isEmpty() {
    return this.#patterns.length === 0
  }

  add(text: string, use: Omit<Use, 'exactly'>, isCaseSensitive: boolean) {
    const words = this.wordsOf(text, this.split(text))
    const row = words.map((word) => this.#idFor(this.#symbol(word)))
    const pattern = this.#patternOf(row)
    this.#uses[pattern]?.push({ ...use, exactly: isCaseSensitive ? words : null })
  }

  split(text: string): Words {
    return this.#by === 'letters' ? lettersIn(text) : wordsIn(text)
  }

  wordsOf(text: string, { starts, ends }: Words, first = 0, behind = starts.length) {
    return starts.slice(first, behind).map((start, at) => spelled(text.slice(start, ends[first + at])))
  }

  /** The symbol of a word as it stands in a text. */
  idOf(word: string) {
    return this.#ids.get(this.#symbol(word)) ?? 0
  }

  /** Calls back for each place where a part of a keyword stands: its uses, its first symbol and the one behind its last. */
  search(ids: ArrayLike<number>, found: (uses: Use[], first: number, behind: number) => void) {
    this.#automaton ??= new Automaton(this.#patterns, this.#ids.size)
    this.#automaton.search(ids, (pattern, last) => {
      const length = this.#patterns[pattern]?.length ?? 0
      found(this.#uses[pattern] ?? [], last + 1 - length, last + 1)
    })
  }

  #symbol(word: string) {
    const small = folded(word)
    if (this.#by === 'letters') return /^\s/.test(small) ? ' ' : small
    return this.#by === 'form' ? wordForm(small) : small
  }

  #idFor(symbol: string) {
    const id = this.#ids.get(symbol) ?? this.#ids.size + 1
    this.#ids.set(symbol, id)
    return id
  }

  #patternOf(row: number[]) {
    const key = row.join()
    const known = this.#byRow.get(key) ?? this.#patterns.length
    if (known === this.#patterns.length) {
      this.#byRow.set(key, known)
      this.#patterns.push(row)
      this.#uses.push([])
    }
    return known
  }
}

/** A text as what people see as its letters, so that nothing is cut between a letter and its accent. */
function lettersIn(text: string): Words {
  const starts: number[] = []
  const ends: number[] = []
  for (const {
    0: { length },
    index,
  } of text.matchAll(letter)) {
    starts.push(index)
    ends.push(index + length)
  }
  return { starts, ends }
}
