import { spellingDistance } from './spelling-distance'

const MIN_LENGTH = 4
const MIN_PART = 3

/** Short words have too many neighbors to be sure which one is meant. */
function maxDistance(length: number) {
  if (length < MIN_LENGTH) return 0
  if (length < 8) return 1
  return length < 11 ? 2 : 2.6
}

/** Those of the known words that somebody may have meant, the most likely first; all of them folded. */
export function rankCorrections(typed: string, similar: string[]) {
  return similar
    .map((word, rank) => ({ word, rank, distance: spellingDistance(typed, word) }))
    .filter(({ distance }) => distance <= maxDistance(typed.length))
    .sort(
      (a, b) =>
        a.distance - b.distance || firstLetterCost(typed, a.word) - firstLetterCost(typed, b.word) || a.rank - b.rank,
    )
    .map(({ word }) => word)
}

// the first letter is seldom wrong
const firstLetterCost = (typed: string, word: string) => (typed[0] === word[0] ? 0 : 1)

/** The places where a space may be missing, the most even first. */
export function splitPlaces(key: string): [first: string, second: string][] {
  const places = Array.from({ length: Math.max(0, key.length - 2 * MIN_PART + 1) }, (_, index) => index + MIN_PART)
  return places
    .sort((a, b) => Math.abs(key.length - 2 * a) - Math.abs(key.length - 2 * b))
    .map((place) => [key.slice(0, place), key.slice(place)])
}
