import { type Likeness, type Near, nearestFirst } from './likeness'
import { Signs } from './signs'

// so many are compared by their numbers, those whose signs agree most; the twelve nearest are among them nearly always
const SHORTLISTED = 60

/**
 * How alike pages are by vectors of what they mean: the cosine of what distinguishes each from the average page, because all
 * vectors of a model point more or less into one direction. Pages without a vector are like none.
 */
export class AlikeMeanings implements Likeness {
  readonly #vectors: (Float32Array | undefined)[] = []
  readonly #signs: Signs

  private constructor(size: number, dimensions: number) {
    this.#signs = new Signs(size, dimensions)
  }

  /** All vectors have the same length. `pause` is called after each page. */
  static async inTurns(vectors: readonly (Float32Array | undefined)[], pause: () => Promise<void>) {
    const average = await averageOf(vectors, pause)
    const alike = new AlikeMeanings(vectors.length, average.length)
    for (const [page, vector] of vectors.entries()) {
      const own = vector && distinguished(vector, average)
      alike.#vectors.push(own)
      if (own) alike.#signs.set(page, own)
      await pause()
    }
    return alike
  }

  nearest(page: number, most: number, least: number): Near[] {
    const near = this.#signs
      .shortlist(page, SHORTLISTED)
      .map((other) => ({ page: other, score: this.between(page, other) }))
    return near
      .filter(({ score }) => score >= least)
      .sort(nearestFirst)
      .slice(0, most)
  }

  has(page: number) {
    return this.#vectors[page] !== undefined
  }

  between(one: number, other: number) {
    const [a, b] = [this.#vectors[one], this.#vectors[other]]
    return a && b ? dot(a, b) : 0
  }
}

async function averageOf(vectors: readonly (Float32Array | undefined)[], pause: () => Promise<void>) {
  const there = vectors.filter((vector) => vector !== undefined)
  const average = new Float64Array(there[0]?.length ?? 0)
  for (const vector of there) {
    for (let at = 0; at < average.length; at++) (average[at] as number) += (vector[at] as number) / there.length
    await pause()
  }
  return average
}

/** What is left without what a vector has in common with all, of length 1; undefined when that is nothing. */
function distinguished(vector: Float32Array, average: Float64Array) {
  const rest = vector.map((value, at) => value - (average[at] as number))
  const length = Math.sqrt(dot(rest, rest))
  return length > 0 ? rest.map((value) => value / length) : undefined
}

function dot(a: Float32Array, b: Float32Array) {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number)
  return sum
}
