import type { BriefReading } from '../brief/brief-reading-schema'
import { isSamePassage, isSamePlace, type Note, nextItemId, type Quoted } from './correct-reading'

type Limits = BriefReading['limits']

/**
 * What a model read anew, with what the person had corrected before: their own items stay first, what they moved to a later
 * version stays there, and what they removed does not come back. `rules` is what the rules read, to tell a removal by.
 */
export function keepCorrections(read: BriefReading, corrected: BriefReading, rules: BriefReading): BriefReading {
  const removed = corrected.rest.filter((one) => !rules.rest.some((other) => isSamePlace(one, other)))
  const ownWishes = corrected.wishes.filter(({ by }) => by === 'user')
  const ownExclusions = corrected.exclusions.filter(({ by }) => by === 'user')
  const isFree = (own: Quoted[]) => (one: Quoted) => ![...own, ...removed].some((other) => isSamePassage(one, other))
  const later = corrected.wishes.filter(({ release }) => release === 'later')
  const wishes = read.wishes
    .filter(isFree(ownWishes))
    .map((wish) => (later.some((one) => isSamePassage(one, wish)) ? { ...wish, release: 'later' as const } : wish))
  const ownUnknowns = corrected.unknowns.filter(({ quote }) => quote === '')
  const asked = new Set(ownUnknowns.map(({ text }) => text))
  return {
    ...read,
    wishes: numbered('W', [...ownWishes, ...wishes]),
    exclusions: numbered('X', [...ownExclusions, ...read.exclusions.filter(isFree(ownExclusions))]),
    unknowns: numbered('U', [...ownUnknowns, ...read.unknowns.filter(({ text }) => !asked.has(text))]),
    roles: corrected.roles.filter(isOwn),
    entities: [...read.entities, ...corrected.entities.filter(isOwn)],
    limits: keepLimits(read.limits, corrected.limits),
    rest: [...read.rest, ...removed],
  }
}

const isOwn = ({ by }: { by?: string }) => by === 'user'

/** The items with ids of their own; the first of two with the same one keeps it. */
function numbered<Item extends { id: string }>(letter: string, items: Item[]): Item[] {
  const all: Item[] = []
  for (const item of items)
    all.push(all.some(({ id }) => id === item.id) ? { ...item, id: nextItemId(letter, [...items, ...all]) } : item)
  return all
}

/** What the person wrote into the limits stands nowhere in the idea. */
function keepLimits(read: Limits, corrected: Limits): Limits {
  const own = (notes: Note[]) => notes.filter(({ quote }) => quote === '')
  const one = (note: Note | null, other: Note | null) => (other && own([other]).length > 0 ? other : note)
  return {
    ...read,
    deadline: one(read.deadline, corrected.deadline),
    residency: one(read.residency, corrected.residency),
    laws: [...read.laws, ...own(corrected.laws)],
    languages: [...read.languages, ...own(corrected.languages)],
    platforms: [...read.platforms, ...own(corrected.platforms)],
  }
}
