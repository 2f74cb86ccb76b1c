import {
  chooseBands,
  computeSignature,
  countMatches,
  type LshBands,
  SIGNATURE_LENGTH,
} from '~/kits/text-similarity/min-hash'
import { jaccardSimilarity, mixHash } from '~/kits/text-similarity/shingles'

/** The page that another one is most like. */
export interface SimilarPage {
  /** The number that it was added under. */
  position: number
  /** From 0 to 1, exact. */
  score: number
}

// A band in which more pages agree tells nothing of any two of them: what all have in common is the template's.
const MAX_CANDIDATES_PER_BAND = 16
// steps along one chain, in which the pages of other bands stand too
const MAX_CHAIN_LENGTH = 64
// of those that are looked at, how many of the likeliest are compared word by word
const MAX_COMPARISONS = 12

/**
 * Finds, among the pages added so far, the one that a page is most like: locality-sensitive hashing of MinHash signatures
 * brings up candidates, the exact Jaccard similarity of their shingles decides. What is at least as alike as `threshold`
 * is found with a probability of 99 % or more, the same set always; below the threshold an answer may be missing, and
 * its score is never more than the true one.
 *
 * The work for one page has a limit, so that many pages take as many times as long, also when all of them are alike.
 * Memory: 128 × 4 bytes and the shingles of each page, 4 bytes each. `capacity` is how many pages will be added.
 */
export class SimilarityIndex {
  private readonly bands: LshBands
  private readonly sets: Uint32Array[] = []
  private readonly positions: number[] = []
  private readonly signatures: Uint32Array
  private readonly pagesByHash = new Map<number, number[]>()
  private readonly slots: number
  /** By band and slot, the newest page there plus 1; `older` leads from each to the one before. */
  private readonly newest: Int32Array
  private readonly older: Int32Array
  private readonly lastQueryOf: Int32Array
  private queryCount = 0
  private lastSignature: { set: Uint32Array; signature: Uint32Array } | undefined
  /** How many pairs have been compared word by word so far. */
  comparisons = 0

  constructor(threshold: number, capacity: number) {
    this.bands = chooseBands(threshold)
    this.signatures = new Uint32Array(capacity * SIGNATURE_LENGTH)
    this.slots = 2 ** Math.ceil(Math.log2(Math.max(2, capacity * 2)))
    this.newest = new Int32Array(this.bands.bands * this.slots)
    this.older = new Int32Array(this.bands.bands * capacity)
    this.lastQueryOf = new Int32Array(capacity)
  }

  /** The page that is most like this set of shingles; none when nothing added so far is near. */
  findMostSimilar(set: Uint32Array): SimilarPage | undefined {
    if (set.length === 0) return undefined
    const twin = this.findDuplicate(set)
    if (twin !== undefined) return { position: this.positions[twin] as number, score: 1 }
    const signature = this.getSignature(set)
    let best: SimilarPage | undefined
    for (const page of this.findCandidates(signature)) {
      const score = jaccardSimilarity(set, this.sets[page] as Uint32Array)
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
    if (set.length === 0 || this.findDuplicate(set) !== undefined) return
    const hash = hashShingles(set)
    this.pagesByHash.set(hash, [...(this.pagesByHash.get(hash) ?? []), page])
    const signature = this.getSignature(set)
    this.signatures.set(signature, page * SIGNATURE_LENGTH)
    for (let band = 0; band < this.bands.bands; band++) {
      const slot = this.findSlot(signature, band)
      this.older[page * this.bands.bands + band] = this.newest[slot] as number
      this.newest[slot] = page + 1
    }
  }

  /** The signature; whoever asks about a page mostly adds it next. */
  private getSignature(set: Uint32Array) {
    if (this.lastSignature?.set === set) return this.lastSignature.signature
    const signature = new Uint32Array(SIGNATURE_LENGTH)
    computeSignature(set, signature)
    this.lastSignature = { set, signature }
    return signature
  }

  private findDuplicate(set: Uint32Array) {
    return this.pagesByHash.get(hashShingles(set))?.find((page) => areEqual(this.sets[page] as Uint32Array, set))
  }

  /** The candidates of which the signatures agree most. */
  private findCandidates(signature: Uint32Array) {
    const found: { page: number; agreeing: number }[] = []
    const question = ++this.queryCount
    for (let band = 0; band < this.bands.bands; band++) {
      for (const page of this.findInBand(signature, band)) {
        if (this.lastQueryOf[page] === question) continue
        this.lastQueryOf[page] = question
        found.push({ page, agreeing: countMatches(signature, this.signatureAt(page)) })
      }
    }
    found.sort((a, b) => b.agreeing - a.agreeing || a.page - b.page)
    return found.slice(0, MAX_COMPARISONS).map(({ page }) => page)
  }

  private findInBand(signature: Uint32Array, band: number) {
    const pages: number[] = []
    let next = this.newest[this.findSlot(signature, band)] as number
    for (let steps = 0; next > 0 && steps < MAX_CHAIN_LENGTH && pages.length < MAX_CANDIDATES_PER_BAND; steps++) {
      const page = next - 1
      if (this.matchesBand(band, signature, page)) pages.push(page)
      next = this.older[page * this.bands.bands + band] as number
    }
    return pages
  }

  private matchesBand(band: number, signature: Uint32Array, page: number) {
    const start = band * this.bands.rows
    const other = page * SIGNATURE_LENGTH
    for (let row = start; row < start + this.bands.rows; row++) {
      if (signature[row] !== this.signatures[other + row]) return false
    }
    return true
  }

  private findSlot(signature: Uint32Array, band: number) {
    let hash = band
    const start = band * this.bands.rows
    for (let row = start; row < start + this.bands.rows; row++) {
      hash = mixHash(Math.imul(hash, 31) + (signature[row] as number))
    }
    return band * this.slots + (hash & (this.slots - 1))
  }

  private signatureAt(page: number) {
    return this.signatures.subarray(page * SIGNATURE_LENGTH, (page + 1) * SIGNATURE_LENGTH)
  }
}

function hashShingles(set: Uint32Array) {
  let hash = set.length
  for (const member of set) hash = mixHash(Math.imul(hash, 31) + member)
  return hash
}

function areEqual(a: Uint32Array, b: Uint32Array) {
  return a.length === b.length && a.every((member, at) => member === b[at])
}
