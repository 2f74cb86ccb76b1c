import { computeSignature, SIGNATURE_LENGTH } from '~/kits/text-similarity/min-hash'
import { createShingles, tokenizeWords } from '~/kits/text-similarity/shingles'

// short texts are alike by chance: a form, a list of cards
const MIN_WORDS = 50

/** What tells pages with nearly the same text: the MinHash signature of its words, as bytes. */
export function computeTextSignature(text: string): Buffer | null {
  const words = tokenizeWords(text)
  if (words.length < MIN_WORDS) return null
  const signature = new Uint32Array(SIGNATURE_LENGTH)
  computeSignature(createShingles(words), signature)
  return Buffer.from(signature.buffer)
}

export const parseTextSignature = (bytes: Buffer): Uint32Array =>
  Uint32Array.from({ length: SIGNATURE_LENGTH }, (_, at) => bytes.readUInt32LE(4 * at))
