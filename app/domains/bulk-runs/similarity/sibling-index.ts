import { agreements, type Bands, bandsFor, PERMUTATIONS, sign } from './min-hash'
import { jaccard, mix } from './shingles'

/** The page that another one is most like. */
export interface Sibling {
  /** The number that it was added under. */
  position: number
  /** From 0 to 1, exact. */
  score: number
}

// A band in which more pages agree tells nothing of any two of them: what all have in common is the template's.
const LOOKED_AT_PER_BAND = 16
// steps along one chain, in which the pages of other bands stand too
const LONGEST_CHAIN = 64
// of those that are looked at, how many of the likeliest are compared word by word
const COMPARED = 12

/**
 * Finds, among the pages added so far, the one that a page is most like: locality-sensitive hashing of MinHash signatures
 * brings up candidates, the exact Jaccard similarity of their shingles decides. What is at least as alike as `threshold`
 * is found with a probability of 99 % or more, the same set always; below the threshold an answer may be missing, and
 * its score is never more than the true one.
 *
 * The work for one page has a limit, so that many pages take as many times as long, also when all of them are alike.
 * Memory: 128 × 4 bytes and the shingles of each page, 4 bytes each. `capacity` is how many pages will be added.
 */
export class SiblingIndex {
  private readonly cut: Bands
  private readonly sets: Uint32Array[] = []
  private readonly positions: number[] = []
  private readonly signatures: Uint32Array
  private readonly same = new Map<number, number[]>()
  private readonly slots: number
  /** By band and slot, the newest page there plus 1; `older` leads from each to the one before. */
  private readonly newest: Int32Array
  private readonly older: Int32Array
  private readonly lookedAtBy: Int32Array
  private questions = 0
  private last: { set: Uint32Array; signature: Uint32Array } | undefined
  /** How many pairs have been compared word by word so far. */
  comparisons = 0

  constructor(threshold: number, capacity: number) {
    this.cut = bandsFor(threshold)
    this.signatures = new Uint32Array(capacity * PERMUTATIONS)
    this.slots = 2 ** Math.ceil(Math.log2(Math.max(2, capacity * 2)))
    this.newest = new Int32Array(this.cut.bands * this.slots)
    this.older = new Int32Array(this.cut.bands * capacity)
    this.lookedAtBy = new Int32Array(capacity)
  }

  /** The page that is most like this set of shingles; none when nothing added so far is near. */
  nearest(set: Uint32Array): Sibling | undefined {
    if (set.length === 0) return undefined
    const twin = this.twinOf(set)
    if (twin !== undefined) return { position: this.positions[twin] as number, score: 1 }
    const signature = this.signed(set)
    let best: Sibling | undefined
    for (const page of this.likeliest(signature)) {
      const score = jaccard(set, this.sets[page] as Uint32Array)
      this.comparisons++
      if (score > (best?.score ?? 0)) best = { position: this.positions[page] as number, score }
    }
    return best
  }

  /** Adds a page under a number of the caller's. */
  add(position: number, set: Uint32Array) {
    const page = this.sets.length
    this.sets.push(set)
    this.positions.push(position)
    // of several that are the same, one stands for all: the others would only fill its bands
    if (set.length === 0 || this.twinOf(set) !== undefined) return
    const hash = hashOf(set)
    this.same.set(hash, [...(this.same.get(hash) ?? []), page])
    const signature = this.signed(set)
    this.signatures.set(signature, page * PERMUTATIONS)
    for (let band = 0; band < this.cut.bands; band++) {
      const slot = this.slotOf(signature, band)
      this.older[page * this.cut.bands + band] = this.newest[slot] as number
      this.newest[slot] = page + 1
    }
  }

  /** The signature; whoever asks about a page mostly adds it next. */
  private signed(set: Uint32Array) {
    if (this.last?.set === set) return this.last.signature
    const signature = new Uint32Array(PERMUTATIONS)
    sign(set, signature)
    this.last = { set, signature }
    return signature
  }

  private twinOf(set: Uint32Array) {
    return this.same.get(hashOf(set))?.find((page) => isSame(this.sets[page] as Uint32Array, set))
  }

  /** The candidates of which the signatures agree most. */
  private likeliest(signature: Uint32Array) {
    const found: { page: number; agreeing: number }[] = []
    const question = ++this.questions
    for (let band = 0; band < this.cut.bands; band++) {
      for (const page of this.inBand(signature, band)) {
        if (this.lookedAtBy[page] === question) continue
        this.lookedAtBy[page] = question
        found.push({ page, agreeing: agreements(signature, this.signatureOf(page)) })
      }
    }
    found.sort((a, b) => b.agreeing - a.agreeing || a.page - b.page)
    return found.slice(0, COMPARED).map(({ page }) => page)
  }

  private inBand(signature: Uint32Array, band: number) {
    const pages: number[] = []
    let next = this.newest[this.slotOf(signature, band)] as number
    for (let steps = 0; next > 0 && steps < LONGEST_CHAIN && pages.length < LOOKED_AT_PER_BAND; steps++) {
      const page = next - 1
      if (this.agreesIn(band, signature, page)) pages.push(page)
      next = this.older[page * this.cut.bands + band] as number
    }
    return pages
  }

  private agreesIn(band: number, signature: Uint32Array, page: number) {
    const start = band * this.cut.rows
    const other = page * PERMUTATIONS
    for (let row = start; row < start + this.cut.rows; row++) {
      if (signature[row] !== this.signatures[other + row]) return false
    }
    return true
  }

  private slotOf(signature: Uint32Array, band: number) {
    let hash = band
    const start = band * this.cut.rows
    for (let row = start; row < start + this.cut.rows; row++) {
      hash = mix(Math.imul(hash, 31) + (signature[row] as number))
    }
    return band * this.slots + (hash & (this.slots - 1))
  }

  private signatureOf(page: number) {
    return this.signatures.subarray(page * PERMUTATIONS, (page + 1) * PERMUTATIONS)
  }
}

function hashOf(set: Uint32Array) {
  let hash = set.length
  for (const member of set) hash = mix(Math.imul(hash, 31) + member)
  return hash
}

function isSame(a: Uint32Array, b: Uint32Array) {
  return a.length === b.length && a.every((member, at) => member === b[at])
}
