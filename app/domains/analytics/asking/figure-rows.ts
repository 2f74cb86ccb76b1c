/**
 * Some figures for each of many numbers, such as the numbers of texts, and behind them some marks: what is needed to count,
 * beside what it is needed for, so that both are in the processor's cache. A row is made when its number first comes up.
 */
export class FigureRows {
  /** All rows, one behind the other. */
  figures: Float64Array
  /** Those that have a row, in the order of their rows. */
  readonly numbers: number[] = []
  readonly #width
  readonly #stride
  #rowOf = new Uint32Array(0)

  /** @param width Figures in a row. */
  constructor(width: number, marks = 0) {
    this.#width = width
    this.#stride = width + marks
    this.figures = new Float64Array(this.#stride)
  }

  /** Must be called before numbers up to `size` come up. */
  reach(size: number) {
    if (size <= this.#rowOf.length) return
    const more = new Uint32Array(Math.max(size, this.#rowOf.length * 2))
    more.set(this.#rowOf)
    this.#rowOf = more
  }

  /** Where the row of a number begins in `figures`, which is another array once rows were added. */
  at(number: number) {
    const row = this.#rowOf[number] ?? 0
    return row > 0 ? (row - 1) * this.#stride : this.#begin(number)
  }

  /** Adds the figures of all rows of another one, whose numbers are called differently here. */
  add(other: FigureRows, numberOf: (number: number) => number) {
    for (const [row, number] of other.numbers.entries()) {
      const [from, to] = [row * other.#stride, this.at(numberOf(number))]
      for (let n = 0; n < this.#width; n++) add(this.figures, to + n, other.figures[from + n] ?? 0)
    }
  }

  clear() {
    for (const number of this.numbers) this.#rowOf[number] = 0
    this.figures.fill(0, 0, this.numbers.length * this.#stride)
    this.numbers.length = 0
  }

  #begin(number: number) {
    this.numbers.push(number)
    this.#rowOf[number] = this.numbers.length
    const needed = this.numbers.length * this.#stride
    if (needed > this.figures.length) {
      const more = new Float64Array(needed * 2)
      more.set(this.figures)
      this.figures = more
    }
    return needed - this.#stride
  }
}

/** Adds to one figure. */
export function add(figures: Float64Array, at: number, by: number) {
  figures[at] = (figures[at] ?? 0) + by
}

/** Marks who was here, and says whether that is somebody else than last time: enough to count those once who come one after the other. */
export function isNew(figures: Float64Array, at: number, who: number) {
  if (figures[at] === who) return false
  figures[at] = who
  return true
}
