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
export class Signs {
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
