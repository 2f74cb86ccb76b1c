import { mixHash } from './shingles'

/** Numbers in a signature. */
export const SIGNATURE_LENGTH = 128

const factors = Uint32Array.from({ length: SIGNATURE_LENGTH }, (_, n) => mixHash(2 * n + 1) | 1)
const summands = Uint32Array.from({ length: SIGNATURE_LENGTH }, (_, n) => mixHash(0x9e3779b9 + n))

/**
 * Writes the MinHash signature of a set into `signature`: the smallest member under each of 128 orders of all numbers, made
 * by h(x) = (a·x + b) mod 2³². Two sets agree in each number with the probability of their Jaccard similarity.
 *
 * A. Broder, On the resemblance and containment of documents, 1997; Leskovec, Rajaraman, Ullman, Mining of Massive
 * Datasets, 3.3.
 */
export function computeSignature(set: Uint32Array, signature: Uint32Array) {
  signature.fill(0xffffffff)
  for (const member of set) {
    for (let order = 0; order < SIGNATURE_LENGTH; order++) {
      const place = (Math.imul(factors[order] as number, member) + (summands[order] as number)) >>> 0
      if (place < (signature[order] as number)) signature[order] = place
    }
  }
}

/** In how many numbers two signatures agree: out of 128, an estimate of how alike the sets are. */
export function countMatches(a: Uint32Array, b: Uint32Array) {
  let count = 0
  for (let order = 0; order < SIGNATURE_LENGTH; order++) if (a[order] === b[order]) count++
  return count
}

/** How signatures are cut: pairs that agree in all rows of any band are looked at. */
export interface LshBands {
  bands: number
  rows: number
}

const MIN_RECALL = 0.99

/**
 * The longest bands with which a pair as alike as `threshold` is looked at with a probability of 99 % or more. A pair of
 * similarity s meets in one of b bands of r rows with 1 − (1 − sʳ)ᵇ (Mining of Massive Datasets, 3.4.2); the longer
 * the bands, the fewer pairs that are less alike are looked at for nothing.
 */
export function chooseBands(threshold: number): LshBands {
  let best: LshBands = { bands: SIGNATURE_LENGTH, rows: 1 }
  for (let rows = 2; rows <= SIGNATURE_LENGTH; rows++) {
    const bands = Math.floor(SIGNATURE_LENGTH / rows)
    if (1 - (1 - threshold ** rows) ** bands >= MIN_RECALL) best = { bands, rows }
  }
  return best
}
