import { tokenize } from '~/kits/language/tokenize'

/** Words in a row that are compared as one. */
export const SHINGLE_WORDS = 5

/** The words of a text as they are compared: whatever their case and width, composed or not, without punctuation. */
export const tokenizeWords = (text: string) => tokenize(text.normalize('NFKC'), null).map((word) => word.text)

/**
 * A text as the set of its shingles: each run of five words hashed to 32 bits, sorted, each once. A text of fewer words is
 * one shingle, an empty one has none.
 *
 * Two different shingles of one million share a hash with a probability of 0.0002, which moves a score by nothing that
 * can be seen.
 */
export function createShingles(words: readonly string[]): Uint32Array {
  if (words.length === 0) return new Uint32Array()
  const hashes = words.map(hashWord)
  const count = Math.max(1, hashes.length - SHINGLE_WORDS + 1)
  const shingles = new Uint32Array(count)
  for (let start = 0; start < count; start++) {
    let hash = 0
    for (const one of hashes.slice(start, start + SHINGLE_WORDS)) hash = mixHash(Math.imul(hash, 31) + one)
    shingles[start] = hash
  }
  return uniqueSorted(shingles.sort())
}

function uniqueSorted(sorted: Uint32Array) {
  let kept = 0
  for (const [at, shingle] of sorted.entries()) if (at === 0 || shingle !== sorted[kept - 1]) sorted[kept++] = shingle
  return sorted.slice(0, kept)
}

/** FNV-1a of the UTF-16 units, mixed. */
function hashWord(text: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return mixHash(hash)
}

/** The finaliser of MurmurHash3 (Appleby): every bit of what goes in moves half of those that come out. */
export function mixHash(hash: number) {
  let mixed = hash
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** |A ∩ B| ÷ |A ∪ B| of two sorted sets, from 0 to 1; nothing is like nothing. */
export function jaccardSimilarity(a: Uint32Array, b: Uint32Array): number {
  let [inA, inB, shared] = [0, 0, 0]
  while (inA < a.length && inB < b.length) {
    const [left, right] = [a[inA] as number, b[inB] as number]
    if (left === right) shared++
    if (left <= right) inA++
    if (right <= left) inB++
  }
  const all = a.length + b.length - shared
  return all === 0 ? 0 : shared / all
}
