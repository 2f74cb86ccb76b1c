import type { Wish } from '../brief/brief-reading-schema'
import type { Capability, CapabilityFeature } from '../knowledge/knowledge-schema'
import { stem, tokenize } from './text-matching'

/** A clause and an example mean the same when they share this part of all their content words (Dice's coefficient). */
const MIN_LIKENESS = 0.5
/** However short the clause is, one shared word is never enough. */
const MIN_SHARED_WORDS = 2

const FUNCTION_WORDS = new Set(
  `a an the and or but so that which who whom whose this these those it its they them their we us our you your he she his
  her i my me is are was were be been being do does did has have had can could should shall will would may might must to of
  in on at by for from with without into about as if when then than not no every each all any some one more most only also
  just there here what how where up out off over want wants need needs able like get gets`.split(/\s+/),
)

export type FeatureMatch = { module: Capability; feature: CapabilityFeature }

/**
 * The feature of the knowledge base whose examples say what the whole clause of a wish says; null when none does. Features
 * without examples are only built when a person asks for them.
 */
export function findMatchingFeature(
  { action, text }: Pick<Wish, 'action' | 'text'>,
  capabilities: Capability[],
): FeatureMatch | null {
  const clauses = [action, text].map(contentWords).filter(({ size }) => size > 0)
  const likeness = (example: string) => {
    const words = contentWords(example)
    return Math.max(0, ...clauses.map((clause) => diceLikeness(clause, words)))
  }
  const best = (examples: string[]) => Math.max(0, ...examples.map(likeness))
  const matches = capabilities.flatMap((module) =>
    module.features.flatMap((feature) => {
      const score = best(feature.examples)
      const isMeant = score >= MIN_LIKENESS && score > best(feature.counterExamples)
      return isMeant ? [{ module, feature, score }] : []
    }),
  )
  return matches.reduce<(FeatureMatch & { score: number }) | null>(
    (first, next) => (first && first.score >= next.score ? first : next),
    null,
  )
}

const contentWords = (text: string) =>
  new Set(
    tokenize(text).flatMap((word) => (/^[\p{L}\p{N}]/u.test(word) && !FUNCTION_WORDS.has(word) ? stem(word) : [])),
  )

/** Twice the shared words by all words of both (Dice, Ecology 26(3), 1945); 0 when too few are shared. */
function diceLikeness(one: Set<string>, other: Set<string>) {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared < MIN_SHARED_WORDS ? 0 : (2 * shared) / (one.size + other.size)
}
