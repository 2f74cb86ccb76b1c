/**
 * Finds any number of patterns in one pass over a row of symbols: A. V. Aho, M. J. Corasick, Efficient string matching: an
 * aid to bibliographic search, 1975. Building takes time and memory in proportion to all patterns together, searching to
 * the symbols plus the matches, whatever the patterns look like.
 *
 * Patterns are rows of whole numbers from 1 to `symbols`, not empty and each different; 0 is a symbol of none of them.
 */
export class AhoCorasick {
  readonly #next = new Map<number, number>()
  readonly #symbols: number
  readonly #first: Int32Array
  /** The pattern that ends in a state, or -1. */
  readonly #pattern: Int32Array
  /** The state of the longest proper ending that is a beginning of some pattern. */
  readonly #fallback: Int32Array
  /** The nearest state along the fallbacks in which a pattern ends, or 0. */
  readonly #shorter: Int32Array

  constructor(patterns: readonly (readonly number[])[], symbols: number) {
    this.#symbols = symbols + 1
    this.#first = new Int32Array(this.#symbols)
    const states = 1 + patterns.reduce((sum, { length }) => sum + length, 0)
    this.#pattern = new Int32Array(states).fill(-1)
    this.#fallback = new Int32Array(states)
    this.#shorter = new Int32Array(states)
    this.#linkStates(this.#addPatterns(patterns))
  }

  /** Calls back for each place where a pattern ends: the index of the pattern and that of its last symbol. */
  search(symbols: ArrayLike<number>, found: (pattern: number, end: number) => void) {
    let state = 0
    for (let at = 0; at < symbols.length; at++) {
      const symbol = symbols[at] as number
      state = symbol === 0 ? 0 : this.#step(state, symbol)
      for (let end = this.#ending(state); end > 0; end = this.#shorter[end] as number) {
        found(this.#pattern[end] as number, at)
      }
    }
  }

  #ending(state: number) {
    return (this.#pattern[state] as number) >= 0 ? state : (this.#shorter[state] as number)
  }

  #step(from: number, symbol: number) {
    for (let state = from; state > 0; state = this.#fallback[state] as number) {
      const next = this.#next.get(state * this.#symbols + symbol)
      if (next !== undefined) return next
    }
    return this.#first[symbol] as number
  }

  /** Returns the ways from state to state as they were made: level by level they are no longer in order of depth. */
  #addPatterns(patterns: readonly (readonly number[])[]) {
    const levels: { from: number; symbol: number; to: number }[][] = []
    let states = 1
    for (const [index, pattern] of patterns.entries()) {
      let state = 0
      for (const [depth, symbol] of pattern.entries()) {
        let next = state === 0 ? this.#first[symbol] : this.#next.get(state * this.#symbols + symbol)
        if (!next) {
          next = states++
          if (state === 0) this.#first[symbol] = next
          else this.#next.set(state * this.#symbols + symbol, next)
          levels[depth] ??= []
          levels[depth].push({ from: state, symbol, to: next })
        }
        state = next
      }
      this.#pattern[state] = index
    }
    return levels
  }

  #linkStates(levels: { from: number; symbol: number; to: number }[][]) {
    for (const level of levels.slice(1)) {
      for (const { from, symbol, to } of level) {
        const fallback = this.#step(this.#fallback[from] as number, symbol)
        this.#fallback[to] = fallback
        this.#shorter[to] = this.#ending(fallback)
      }
    }
  }
}
