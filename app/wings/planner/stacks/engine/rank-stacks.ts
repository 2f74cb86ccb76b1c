import { foundationLayers, type Layer } from '../layers'
import type { CandidatePool } from './candidate-pool'
import { improveDraft } from './improve-draft'
import { compareDrafts, searchStacks } from './search-stacks'
import type { StackDraft } from './stack-draft'

const MAX_TOP_STACKS = 3

/** The technologies of these layers; of all layers when none are named. */
function signature({ chosen }: StackDraft, ofLayers?: readonly Layer[]) {
  const counted = chosen.filter(({ technology }) => !ofLayers || ofLayers.includes(technology.layer))
  return counted.map(({ technology }) => technology.id).join(' ')
}

const foundationSignature = (draft: StackDraft) => signature(draft, foundationLayers)
const infrastructureSignature = (draft: StackDraft) => signature(draft, [...foundationLayers, 'database', 'hosting'])

function bestOfEach(drafts: readonly StackDraft[], keyOf: (draft: StackDraft) => string) {
  const best = new Map<string, StackDraft>()
  for (const draft of drafts) if (!best.has(keyOf(draft))) best.set(keyOf(draft), draft)
  return [...best.values()]
}

/** Adds what differs in database or hosting, and then whatever differs, until the places are taken. */
function fillPlaces(places: readonly StackDraft[], found: readonly StackDraft[]) {
  const taken = [...places]
  for (const keyOf of [infrastructureSignature, signature]) {
    const keys = new Set(taken.map((draft) => keyOf(draft)))
    const others = bestOfEach(found, keyOf).filter((draft) => !keys.has(keyOf(draft)))
    taken.push(...others.slice(0, MAX_TOP_STACKS - taken.length))
  }
  return taken.sort(compareDrafts)
}

function rankDrafts(found: readonly StackDraft[], contest: CandidatePool) {
  const leaders = bestOfEach(found, foundationSignature)
  const polished = leaders.slice(0, MAX_TOP_STACKS).map((draft) => improveDraft(draft, contest))
  const ranked = bestOfEach([...polished, ...leaders.slice(MAX_TOP_STACKS)].sort(compareDrafts), foundationSignature)
  return { places: fillPlaces(ranked.slice(0, MAX_TOP_STACKS), found), found: ranked }
}

/**
 * The best stacks, each on another foundation as long as the needs allow more than one, and the best found for each
 * foundation.
 */
export function rankStacks(contest: CandidatePool) {
  return rankDrafts(searchStacks(contest), contest)
}

/** The same best stacks, sooner: without what was found for foundations that had no chance. */
export function findTopDrafts(contest: CandidatePool) {
  return rankDrafts(searchStacks(contest, MAX_TOP_STACKS), contest).places
}
