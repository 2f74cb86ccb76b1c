/**
 * Some figures for each of many numbers, such as the numbers of texts, and behind them some marks: what is needed to count,
 * beside what it is needed for, so that both are in the processor's cache. A row is made when its number first comes up.
 */
export class CounterTable {
  /** All rows, one behind the other. */
  values: Float64Array
  /** Those that have a row, in the order of their rows. */
  readonly keys: number[] = []
  readonly #width
  readonly #stride
  #rowOf = new Uint32Array(0)

  /** @param width Figures in a row. */
  constructor(width: number, marks = 0) {
    this.#width = width
    this.#stride = width + marks
    this.values = new Float64Array(this.#stride)
  }

  /** Must be called before numbers up to `size` come up. */
  ensureCapacity(size: number) {
    if (size <= this.#rowOf.length) return
    const more = new Uint32Array(Math.max(size, this.#rowOf.length * 2))
    more.set(this.#rowOf)
    this.#rowOf = more
  }

  /** Where the row of a number begins in `figures`, which is another array once rows were added. */
  offsetOf(number: number) {
    const row = this.#rowOf[number] ?? 0
    return row > 0 ? (row - 1) * this.#stride : this.#begin(number)
  }

  /** Adds the figures of all rows of another one, whose numbers are called differently here. */
  addFrom(other: CounterTable, numberOf: (number: number) => number) {
    for (const [row, number] of other.keys.entries()) {
      const [from, to] = [row * other.#stride, this.offsetOf(numberOf(number))]
      for (let n = 0; n < this.#width; n++) incrementAt(this.values, to + n, other.values[from + n] ?? 0)
    }
  }

  clear() {
    for (const number of this.keys) this.#rowOf[number] = 0
    this.values.fill(0, 0, this.keys.length * this.#stride)
    this.keys.length = 0
  }

  #begin(number: number) {
    this.keys.push(number)
    this.#rowOf[number] = this.keys.length
    const needed = this.keys.length * this.#stride
    if (needed > this.values.length) {
      const more = new Float64Array(needed * 2)
      more.set(this.values)
      this.values = more
    }
    return needed - this.#stride
  }
}

/** Adds to one figure. */
export function incrementAt(figures: Float64Array, at: number, by: number) {
  figures[at] = (figures[at] ?? 0) + by
}

/** Marks who was here, and says whether that is somebody else than last time: enough to count those once who come one after the other. */
export function markIfNew(figures: Float64Array, at: number, who: number) {
  if (figures[at] === who) return false
  figures[at] = who
  return true
}
