import type { BriefReading, Exclusion, Wish } from '../brief/brief-reading-schema'

type Limits = BriefReading['limits']
export type ReadItemList = 'wishes' | 'exclusions' | 'unknowns'
export type NameList = 'roles' | 'entities'
export type Note = Limits['laws'][number]

/** The words of the idea that something was read from. */
export interface Quoted {
  quote: string
  start: number
  end: number
}

/** What a person wrote by themselves stands nowhere in the idea. */
export const NOT_QUOTED: Quoted = { quote: '', start: 0, end: 0 }

export type Place = Pick<Quoted, 'start' | 'end'>

export const isSamePlace = (one: Place, other: Place) => one.start === other.start && one.end === other.end

/** How many characters of the idea two places share. */
export const overlap = (one: Place, other: Place) =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start))

/** Whether a place holds at least half of another one. */
export const holdsHalf = (place: Place, one: Place) => 2 * overlap(one, place) >= one.end - one.start

/** Whether one of two places holds at least half of the other: they are about the same words. */
export const isSamePassage = (one: Place, other: Place) =>
  overlap(one, other) > 0 && (holdsHalf(one, other) || holdsHalf(other, one))

/**
 * The reading with these items in one of its lists. Words of the idea whose item was removed are kept as background: then
 * another reading of the idea does not bring it back.
 */
export function replaceItems<List extends ReadItemList>(
  reading: BriefReading,
  list: List,
  items: BriefReading[List],
): BriefReading {
  const kept = new Set(items.map(({ id }) => id))
  const removed = reading[list].filter(({ id }) => !kept.has(id))
  return { ...reading, [list]: items, rest: updateRest(reading.rest, removed, items) }
}

/** The reading with other limits; words of those that were removed are kept as background. */
export function replaceLimits(reading: BriefReading, part: Partial<Limits>): BriefReading {
  const limits = { ...reading.limits, ...part }
  const kept = listLimitQuotes(limits)
  const removed = listLimitQuotes(reading.limits).filter((one) => !kept.some((other) => isSamePlace(one, other)))
  return { ...reading, limits, rest: updateRest(reading.rest, removed, kept) }
}

/** Where each limit stands in the idea, those that stand nowhere left out. */
export const listLimitQuotes = ({ team, weeks, deadline, budget, laws, languages, platforms, residency }: Limits) =>
  [...team, weeks, deadline, budget, ...laws, ...languages, ...platforms, residency].filter(
    (one) => one !== null && one.quote !== '',
  ) as Quoted[]

function updateRest(rest: BriefReading['rest'], removed: Quoted[], items: Quoted[]): BriefReading['rest'] {
  const left = rest.filter((one) => !items.some((item) => item.quote !== '' && isSamePlace(one, item)))
  const added = removed
    .filter(({ quote }) => quote !== '')
    .map(({ quote, start, end }) => ({ kind: 'background' as const, quote, start, end }))
  return [...left, ...added]
}

/** A wish in the person's words. Its parts are read out of them with the next answer of the server. */
export function addWish(reading: BriefReading, text: string, from: Quoted = NOT_QUOTED): BriefReading {
  const { quote, start, end } = from
  const wish: Wish = {
    id: nextItemId('W', reading.wishes),
    ...describeWish(text),
    role: '',
    release: 'mvp',
    quote,
    start,
    end,
  }
  return replaceItems(reading, 'wishes', [...reading.wishes, wish])
}

/** A wish whose text a person changed: what was read out of the old text holds no longer. */
export const rewordWish = (wish: Wish, text: string): Wish => ({ ...wish, ...describeWish(text) })

const describeWish = (text: string) => ({
  text: text.trim(),
  action: '',
  benefit: '',
  condition: '',
  kinds: [],
  fill: undefined,
  by: 'user' as const,
})

export function addExclusion(reading: BriefReading, text: string): BriefReading {
  const exclusion: Exclusion = { id: nextItemId('X', reading.exclusions), ...describeExclusion(text), ...NOT_QUOTED }
  return replaceItems(reading, 'exclusions', [...reading.exclusions, exclusion])
}

/** An exclusion whose text a person changed; the words that it forbids are found anew. */
export const rewordExclusion = (exclusion: Exclusion, text: string): Exclusion => ({
  ...exclusion,
  ...describeExclusion(text),
})

const describeExclusion = (text: string) => ({ text: text.trim(), terms: [], by: 'user' as const })

export function addUnknown(reading: BriefReading, text: string): BriefReading {
  const unknown = { id: nextItemId('U', reading.unknowns), text: text.trim(), ...NOT_QUOTED }
  return replaceItems(reading, 'unknowns', [...reading.unknowns, unknown])
}

/** A role or a thing that the person names. */
export const addName = (reading: BriefReading, list: NameList, text: string): BriefReading => ({
  ...reading,
  [list]: [...reading[list].filter((one) => one.text !== text), { text, by: 'user', ...NOT_QUOTED }],
})

export const removeName = (reading: BriefReading, list: NameList, text: string): BriefReading => ({
  ...reading,
  [list]: reading[list].filter((one) => one.text !== text),
})

/** What was not understood is told as background. */
export const markAsBackground = (reading: BriefReading, place: Quoted): BriefReading => ({
  ...reading,
  rest: reading.rest.map((one) => (isSamePlace(one, place) ? { ...one, kind: 'background' } : one)),
})

/** The notes of a list as lines of text; a line that was there keeps the words that it came from. */
export function replaceNotes(notes: readonly Note[], lines: string): Note[] {
  const texts = new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  return [...texts].map((text) => notes.find((note) => note.text === text) ?? { text, ...NOT_QUOTED })
}

export const replaceNote = (note: Note | null, text: string): Note | null =>
  text.trim() === '' ? null : note?.text === text.trim() ? note : { text: text.trim(), ...NOT_QUOTED }

/** "W13", after those that are there. */
export function nextItemId(letter: string, items: readonly { id: string }[]) {
  const numbers = items.map(({ id }) => Number(/(?<!\d)\d+$/.exec(id)?.[0] ?? 0))
  return `${letter}${Math.max(0, ...numbers) + 1}`
}
