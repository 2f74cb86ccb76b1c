import type { BriefReading } from '../brief/brief-reading-schema'
import {
  holdsHalf,
  isSamePassage,
  isSamePlace,
  listLimitQuotes,
  NOT_QUOTED,
  type Note,
  nextItemId,
  type Place,
  type Quoted,
  type ReadItemList,
} from './correct-reading'

type Limits = BriefReading['limits']

/**
 * A reading that a person corrected, brought to the idea as it is now. What they corrected, added, ordered and removed
 * stays; what came from words that are gone goes, unless they wrote it; what `fresh` finds in new words is added.
 */
export function followIdea(corrected: BriefReading, fresh: BriefReading, idea: string): BriefReading {
  const find = createQuoteSearch(idea)
  const wishes = followItems(corrected.wishes, find, ({ by }) => by === 'user')
  const exclusions = followItems(corrected.exclusions, find, ({ by }) => by === 'user')
  const unknowns = followItems(corrected.unknowns, find, ({ text, quote }) => text !== quote)
  const rest = followItems(corrected.rest, find, () => false)
  const known = [...wishes, ...exclusions, ...unknowns, ...rest]
  const isOfModel = corrected.by === 'ai'
  const isNew = (one: Quoted) =>
    isOfModel
      ? !isAboutPassage({ ...corrected, wishes, exclusions, unknowns, rest }, one)
      : !known.some((other) => holdsHalf(other, one))
  return {
    ...fresh,
    roles: [...fresh.roles, ...corrected.roles.filter(({ by }) => by === 'user')],
    entities: [...fresh.entities, ...corrected.entities.filter(({ by }) => by === 'user')],
    ...(isOfModel && followModel(corrected, fresh, find)),
    wishes: addNew('W', wishes, fresh.wishes.filter(isNew)),
    exclusions: addNew('X', exclusions, fresh.exclusions.filter(isNew)),
    unknowns: addNew('U', unknowns, fresh.unknowns.filter(isNew)),
    limits: followLimits({ ...corrected, rest }, fresh.limits, find),
    rest: [...rest, ...fresh.rest.filter(isNew)],
  }
}

/** Whether a reading of a model says something about a passage; it cites less or more than the clauses of the rules. */
export const isAboutPassage = ({ wishes, exclusions, unknowns, rest, limits }: BriefReading, one: Place) =>
  [...wishes, ...exclusions, ...unknowns, ...rest].some((other) => isSamePassage(one, other)) ||
  listLimitQuotes(limits).some((other) => holdsHalf(other, one))

type Find = (item: Quoted) => Quoted | null

/** Things and contradictions that a model named, as far as their words are still there. */
function followModel({ entities, contradictions }: BriefReading, fresh: BriefReading, find: Find) {
  const kept = contradictions.flatMap((one) => {
    const between = followItems(one.between, find, () => false)
    return between.length === one.between.length ? [{ ...one, between }] : []
  })
  const isThere = ({ between }: BriefReading['contradictions'][number]) =>
    kept.some((one) => between.every((place) => one.between.some((other) => isSamePassage(place, other))))
  return {
    by: 'ai' as const,
    entities: followItems(entities, find, () => false),
    contradictions: addNew(
      'C',
      kept,
      fresh.contradictions.filter((one) => !isThere(one)),
    ),
  }
}

/** The words that stay, at the place where they are now; without them, what the person wrote themselves. */
function followItems<Item extends Quoted>(items: Item[], find: Find, isOwn: (item: Item) => boolean): Item[] {
  return items.flatMap((item) => {
    const found = item.quote === '' ? null : find(item)
    if (found) return [{ ...item, ...found }]
    return item.quote === '' || isOwn(item) ? [{ ...item, ...NOT_QUOTED }] : []
  })
}

function addNew<Item extends BriefReading[ReadItemList | 'contradictions'][number]>(
  letter: string,
  items: Item[],
  added: Item[],
): Item[] {
  const all = [...items]
  for (const item of added) all.push({ ...item, id: nextItemId(letter, all) })
  return all
}

/** Team, weeks and budget in numbers are the draft's own; here they can only be taken away, or were read by a model. */
function followLimits({ by, limits, rest }: BriefReading, fresh: Limits, find: Find): Limits {
  const isRemoved = (one: Quoted) => rest.some((other) => isSamePlace(one, other))
  const unlessRemoved = <Limit extends Quoted>(limit: Limit | null) => (limit && isRemoved(limit) ? null : limit)
  const number = <Limit extends Quoted>(own: Limit | null, read: Limit | null) =>
    (by === 'ai' && own && followItems([own], find, () => false)[0]) || unlessRemoved(read)
  const team = by === 'ai' ? followItems(limits.team, find, () => false) : []
  const note = (own: Note | null, read: Note | null) =>
    (own && followItems([own], find, () => false)[0]) ?? unlessRemoved(read)
  const notes = (own: Note[], read: Note[]) => {
    const kept = followItems(own, find, () => false)
    const isThere = (one: Note) => kept.some((other) => isSamePlace(one, other) || other.text === one.text)
    return [...kept, ...read.filter((one) => !isThere(one) && !isRemoved(one))]
  }
  return {
    team: team.length > 0 ? team : fresh.team,
    weeks: number(limits.weeks, fresh.weeks),
    budget: number(limits.budget, fresh.budget),
    deadline: note(limits.deadline, fresh.deadline),
    residency: note(limits.residency, fresh.residency),
    laws: notes(limits.laws, fresh.laws),
    languages: notes(limits.languages, fresh.languages),
    platforms: notes(limits.platforms, fresh.platforms),
  }
}

/** Finds words where they were, else at the nearest place; line breaks and other spaces are the same. */
function createQuoteSearch(idea: string): Find {
  const text = sameSpaces(idea)
  return ({ quote, start }) => {
    const words = sameSpaces(quote)
    const at = text.startsWith(words, start) ? start : nearest(text, words, start)
    return at < 0 ? null : { quote, start: at, end: at + quote.length }
  }
}

function nearest(text: string, words: string, start: number) {
  const after = text.indexOf(words, start)
  const before = text.lastIndexOf(words, start)
  if (after < 0 || before < 0) return Math.max(after, before)
  return after - start < start - before ? after : before
}

const sameSpaces = (text: string) => text.replaceAll('**', '  ').replace(/\s/g, ' ')
