import { seededRandom } from '~/platform/time/seeded-random'

const DIMENSIONS = 96

// what a model knows and words do not: these are said of the same
const SYNONYMS: Record<string, string> = {
  automobile: 'car',
  vehicle: 'car',
  motorcar: 'car',
  bill: 'invoice',
  receipt: 'invoice',
}

/** A vector as a model for embeddings could give it: the same for the same words in any order, near for words of one meaning. */
export function fakeEmbedding(text: string): number[] {
  // all vectors of a model point more or less into one direction
  const sum = randomVector('every text').map((number) => 2 * number)
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  for (const word of words) {
    const direction = randomVector(SYNONYMS[word] ?? word)
    for (const [at, number] of direction.entries()) (sum[at] as number) += number
  }
  return sum
}

function randomVector(word: string) {
  const random = seededRandom(
    [...word].reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619), 2_166_136_261),
  )
  return Array.from({ length: DIMENSIONS }, () => random() - 0.5)
}
