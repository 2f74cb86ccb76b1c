import type { ProductType } from '../brief-schema'
import { KNOWLEDGE_BASE } from '../knowledge/knowledge-base'
import type { Capability } from '../knowledge/knowledge-schema'
import { findNegatedWords } from './negation'
import { findPhrasePositions, stem, tokenize } from './text-matching'

/** `word` is what the idea says, in its own form. */
type FoundCapability = { key: string; name: string; word: string }

/**
 * The capabilities that an idea names, in any word form, and those that it refuses ("no payments").
 * What is refused once is refused, also when it is named elsewhere.
 */
export function findCapabilities(idea: string, capabilities: Capability[] = KNOWLEDGE_BASE.capabilities) {
  const words = tokenize(idea)
  const stems = words.map(stem)
  const denied = findNegatedWords(words)
  const found: FoundCapability[] = []
  const refused: FoundCapability[] = []
  for (const { key, name, words: phrases } of capabilities) {
    const places = phrases.flatMap((phrase) => findPhrasePositions(phrase, words, stems).map((at) => ({ phrase, at })))
    const no = places.find(({ at }) => denied[at])
    const place = no ?? places[0]
    if (!place) continue
    const length = tokenize(place.phrase).length
    const word = words.slice(place.at, place.at + length).join(' ')
    const list = no ? refused : found
    list.push({ key, name, word })
  }
  return { found, refused }
}

/** The kind of product whose words occur most often in the idea; null when none does. */
export function findProductType(idea: string, archetypes = KNOWLEDGE_BASE.archetypes): ProductType | null {
  const words = tokenize(idea)
  const stems = words.map(stem)
  const denied = findNegatedWords(words)
  const scored = archetypes.map(({ key, words: phrases }) => ({
    key,
    score: phrases.flatMap((phrase) => findPhrasePositions(phrase, words, stems)).filter((at) => !denied[at]).length,
  }))
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a))
  return best.score > 0 ? best.key : null
}
