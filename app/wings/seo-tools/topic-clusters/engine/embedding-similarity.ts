import { bySimilarity, type PageSimilarity, type ScoredPage } from './similarity'

const BITS = 32

// how many bits are set in each number of 16 bits
const COUNTS = Uint8Array.from({ length: 1 << 16 }, (_, number) => {
  let count = 0
  for (let rest = number; rest > 0; rest >>>= 1) count += rest & 1
  return count
})

/**
 * The signs of the numbers of vectors, a bit each. How many of them agree tells the angle between two vectors (Goemans and
 * Williamson, 1995), well enough to say which are worth comparing, in a small part of the time that the numbers take.
 */
class SignHashes {
  readonly #size: number
  readonly #width: number
  readonly #bits: Int32Array
  readonly #known: Uint8Array
  // how many signs of the page that is looked at differ from those of each other one
  readonly #distances: Uint16Array
  readonly #counts: Uint32Array

  constructor(size: number, dimensions: number) {
    this.#size = size
    this.#width = Math.ceil(dimensions / BITS)
    this.#bits = new Int32Array(size * this.#width)
    this.#known = new Uint8Array(size)
    this.#distances = new Uint16Array(size)
    this.#counts = new Uint32Array(this.#width * BITS + 1)
  }

  set(page: number, vector: Float32Array) {
    this.#known[page] = 1
    for (let at = 0; at < vector.length; at++) {
      if ((vector[at] as number) > 0) (this.#bits[page * this.#width + (at >> 5)] as number) |= 1 << (at & 31)
    }
  }

  /** The pages whose signs agree most with those of a page, at least `least` of them if there are so many. */
  shortlist(page: number, least: number): number[] {
    if (!this.#known[page]) return []
    this.#compare(page)
    const furthest = this.#distanceOf(least)
    const found: number[] = []
    for (let other = 0; other < this.#size; other++) {
      if ((this.#distances[other] as number) <= furthest && this.#known[other] && other !== page) found.push(other)
    }
    return found
  }

  #compare(page: number) {
    const [bits, width, from] = [this.#bits, this.#width, page * this.#width]
    this.#counts.fill(0)
    for (let other = 0, to = 0; other < this.#size; other++) {
      let distance = 0
      for (let at = 0; at < width; at++, to++) {
        const differing = (bits[from + at] as number) ^ (bits[to] as number)
        distance += (COUNTS[differing & 0xffff] as number) + (COUNTS[differing >>> 16] as number)
      }
      this.#distances[other] = distance
      if (this.#known[other] && other !== page) (this.#counts[distance] as number)++
    }
  }

  /** The distance within which there are so many. */
  #distanceOf(many: number) {
    let [distance, found] = [0, this.#counts[0] as number]
    while (found < many && distance < this.#counts.length - 1) found += this.#counts[++distance] as number
    return distance
  }
}

// so many are compared by their numbers, those whose signs agree most; the twelve nearest are among them nearly always
const SHORTLIST_SIZE = 60

/**
 * How alike pages are by vectors of what they mean: the cosine of what distinguishes each from the average page, because all
 * vectors of a model point more or less into one direction. Pages without a vector are like none.
 */
export class EmbeddingSimilarity implements PageSimilarity {
  readonly #vectors: (Float32Array | undefined)[] = []
  readonly #signs: SignHashes

  private constructor(size: number, dimensions: number) {
    this.#signs = new SignHashes(size, dimensions)
  }

  /** All vectors have the same length. `pause` is called after each page. */
  static async build(vectors: readonly (Float32Array | undefined)[], pause: () => Promise<void>) {
    const average = await averageVector(vectors, pause)
    const alike = new EmbeddingSimilarity(vectors.length, average.length)
    for (const [page, vector] of vectors.entries()) {
      const own = vector && centerVector(vector, average)
      alike.#vectors.push(own)
      if (own) alike.#signs.set(page, own)
      await pause()
    }
    return alike
  }

  nearest(page: number, most: number, least: number): ScoredPage[] {
    const near = this.#signs
      .shortlist(page, SHORTLIST_SIZE)
      .map((other) => ({ page: other, score: this.between(page, other) }))
    return near
      .filter(({ score }) => score >= least)
      .sort(bySimilarity)
      .slice(0, most)
  }

  has(page: number) {
    return this.#vectors[page] !== undefined
  }

  between(one: number, other: number) {
    const [a, b] = [this.#vectors[one], this.#vectors[other]]
    return a && b ? dotProduct(a, b) : 0
  }
}

async function averageVector(vectors: readonly (Float32Array | undefined)[], pause: () => Promise<void>) {
  const there = vectors.filter((vector) => vector !== undefined)
  const average = new Float64Array(there[0]?.length ?? 0)
  for (const vector of there) {
    for (let at = 0; at < average.length; at++) (average[at] as number) += (vector[at] as number) / there.length
    await pause()
  }
  return average
}

/** What is left without what a vector has in common with all, of length 1; undefined when that is nothing. */
function centerVector(vector: Float32Array, average: Float64Array) {
  const rest = vector.map((value, at) => value - (average[at] as number))
  const length = Math.sqrt(dotProduct(rest, rest))
  return length > 0 ? rest.map((value) => value / length) : undefined
}

function dotProduct(a: Float32Array, b: Float32Array) {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number)
  return sum
}
