import { AhoCorasick } from './aho-corasick'
import { lightStem } from './light-stem'
import { foldCase, normalizeSpelling, splitWords, type WordSpans } from './split-words'

// a sign with the marks and joiners that belong to it; blanks in a row are one
const letter = /[^\S\u2028]+|\P{M}(?:\p{M}|\u200d)*|\p{M}+/gsu

/** How words are compared: as they are written, in any form of theirs, or letter by letter, also inside of longer words. */
export type WordComparison = 'spelling' | 'form' | 'letters'

/** Where a row of symbols is used: in which keyword, as which of its parts. */
export interface PatternUse {
  keyword: number
  part: number
  /** The words or letters as they have to be written, where capitals matter. */
  exactWords: string[] | null
}

/** All keywords that are compared in one way, as one automaton. Words that no keyword has are the symbol 0. */
export class KeywordMatcher {
  readonly #by: WordComparison
  readonly #ids = new Map<string, number>()
  readonly #byRow = new Map<string, number>()
  readonly #patterns: number[][] = []
  readonly #uses: PatternUse[][] = []
  #automaton: AhoCorasick | undefined

  constructor(by: WordComparison) {
    this.#by = by
  }

  get isEmpty() {
    return this.#patterns.length === 0
  }

  add(text: string, use: Omit<PatternUse, 'exactWords'>, isCaseSensitive: boolean) {
    const words = this.toWords(text, this.split(text))
    const row = words.map((word) => this.#idFor(this.#symbol(word)))
    const pattern = this.#patternOf(row)
    this.#uses[pattern]?.push({ ...use, exactWords: isCaseSensitive ? words : null })
  }

  split(text: string): WordSpans {
    return this.#by === 'letters' ? splitLetters(text) : splitWords(text)
  }

  toWords(text: string, { starts, ends }: WordSpans, first = 0, behind = starts.length) {
    return starts.slice(first, behind).map((start, at) => normalizeSpelling(text.slice(start, ends[first + at])))
  }

  /** The symbol of a word as it stands in a text. */
  symbolId(word: string) {
    return this.#ids.get(this.#symbol(word)) ?? 0
  }

  /** Calls back for each place where a part of a keyword stands: its uses, its first symbol and the one behind its last. */
  search(ids: ArrayLike<number>, found: (uses: PatternUse[], first: number, behind: number) => void) {
    this.#automaton ??= new AhoCorasick(this.#patterns, this.#ids.size)
    this.#automaton.search(ids, (pattern, last) => {
      const length = this.#patterns[pattern]?.length ?? 0
      found(this.#uses[pattern] ?? [], last + 1 - length, last + 1)
    })
  }

  #symbol(word: string) {
    const small = foldCase(word)
    if (this.#by === 'letters') return /^\s/.test(small) ? ' ' : small
    return this.#by === 'form' ? lightStem(small) : small
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
function splitLetters(text: string): WordSpans {
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
