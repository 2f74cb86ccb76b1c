import { chooseBands, countMatches, SIGNATURE_LENGTH } from '~/kits/text-similarity/min-hash'

// of all runs of five words of two pages: about three quarters of each text are then the same
const MIN_SIMILARITY = 0.6
const { bands, rows } = chooseBands(MIN_SIMILARITY)
// where more pages agree, they are compared with the last of them: all alike, each finds one that is
const MAX_CANDIDATES_PER_BAND = 16

/**
 * Pages with nearly the same text, by their MinHash signatures. Those that agree in a band are compared; what is similar
 * to a page of a group belongs to it. Linear in the number of pages, about 800 bytes for each.
 */
export class NearDuplicates {
  readonly #paths: string[] = []
  readonly #signatures: Uint32Array[] = []
  readonly #buckets = new Map<string, number[]>()
  /** By page, one of its group that was added earlier; itself for the first of a group. */
  readonly #parents: number[] = []

  add(path: string, signature: Uint32Array) {
    const page = this.#paths.push(path) - 1
    this.#signatures.push(signature)
    this.#parents.push(page)
    const candidates = new Set<number>()
    for (let band = 0; band < bands; band++) {
      const key = `${band} ${signature.subarray(band * rows, (band + 1) * rows).join(' ')}`
      const bucket = this.#buckets.get(key) ?? []
      for (const other of bucket) candidates.add(other)
      if (bucket.length === MAX_CANDIDATES_PER_BAND) bucket.shift()
      bucket.push(page)
      this.#buckets.set(key, bucket)
    }
    for (const other of candidates) if (this.#isSimilar(page, other)) this.#join(page, other)
  }

  /** The paths of each group of two pages or more. */
  groups(): string[][] {
    const groups = Map.groupBy(this.#paths.keys(), (page) => this.#rootOf(page))
    return [...groups.values()]
      .filter(({ length }) => length > 1)
      .map((pages) => pages.map((page) => this.#paths[page] as string))
  }

  #isSimilar(page: number, other: number) {
    const [a, b] = [this.#signatures[page] as Uint32Array, this.#signatures[other] as Uint32Array]
    return countMatches(a, b) >= MIN_SIMILARITY * SIGNATURE_LENGTH
  }

  #join(page: number, other: number) {
    const [a, b] = [this.#rootOf(page), this.#rootOf(other)]
    this.#parents[Math.max(a, b)] = Math.min(a, b)
  }

  #rootOf(page: number) {
    let root = page
    while (this.#parents[root] !== root) {
      const next = this.#parents[root] as number
      this.#parents[root] = this.#parents[next] as number
      root = next
    }
    return root
  }
}
