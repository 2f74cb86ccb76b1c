import { foundationLayers, type Layer } from '../knowledge/layer'
import type { Contest } from './candidates'
import type { Draft } from './draft'
import { polish } from './exchange'
import { compareDrafts, searchStacks } from './search-stacks'

const PLACES = 3

/** The technologies of these layers; of all layers when none are named. */
function signature({ chosen }: Draft, ofLayers?: readonly Layer[]) {
  const counted = chosen.filter(({ technology }) => !ofLayers || ofLayers.includes(technology.layer))
  return counted.map(({ technology }) => technology.id).join(' ')
}

const foundationOf = (draft: Draft) => signature(draft, foundationLayers)
const groundOf = (draft: Draft) => signature(draft, [...foundationLayers, 'database', 'hosting'])

function bestOfEach(drafts: readonly Draft[], keyOf: (draft: Draft) => string) {
  const best = new Map<string, Draft>()
  for (const draft of drafts) if (!best.has(keyOf(draft))) best.set(keyOf(draft), draft)
  return [...best.values()]
}

/** Adds what differs in database or hosting, and then whatever differs, until the places are taken. */
function filled(places: readonly Draft[], found: readonly Draft[]) {
  const taken = [...places]
  for (const keyOf of [groundOf, signature]) {
    const keys = new Set(taken.map((draft) => keyOf(draft)))
    const others = bestOfEach(found, keyOf).filter((draft) => !keys.has(keyOf(draft)))
    taken.push(...others.slice(0, PLACES - taken.length))
  }
  return taken.sort(compareDrafts)
}

function rank(found: readonly Draft[], contest: Contest) {
  const leaders = bestOfEach(found, foundationOf)
  const polished = leaders.slice(0, PLACES).map((draft) => polish(draft, contest))
  const ranked = bestOfEach([...polished, ...leaders.slice(PLACES)].sort(compareDrafts), foundationOf)
  return { places: filled(ranked.slice(0, PLACES), found), found: ranked }
}

/**
 * The best stacks, each on another foundation as long as the needs allow more than one, and the best found for each
 * foundation.
 */
export function firstPlaces(contest: Contest) {
  return rank(searchStacks(contest), contest)
}

/** The same best stacks, sooner: without what was found for foundations that had no chance. */
export function placesOf(contest: Contest) {
  return rank(searchStacks(contest, PLACES), contest).places
}
