import { stem } from '~/kits/language/all-languages'
import { tokenize } from '~/kits/language/tokenize'
import type { BriefReading, Wish } from '../../brief/brief-reading-schema'
import { kindsOf } from '../../brief/read-brief'
import { wishedStems } from '../../brief/read-exclusion'
import { readerOf } from '../../brief/reading-language'
import { NOT_QUOTED, type Note, type Quoted } from '../../drafts/correct-reading'
import { KNOWLEDGE_BASE } from '../../knowledge/knowledge-base'
import type { QuoteFinder } from './quote-finder'
import type { ExclusionAnswer, ReadingAnswer, WishAnswer } from './reading-answer'

const MAX_ITEMS = 500
const MAX_TEXT = 2000
const MAX_QUOTE = 5000
const MAX_TERM = 80
const MAX_TERMS = 20

/** What a model read, as the brief holds it: with the places of its quotes. What cites nothing of the idea is left out. */
export function answerToReading(
  answer: ReadingAnswer,
  find: QuoteFinder,
  language: BriefReading['language'],
): BriefReading {
  const wishes = toWishes(answer.wishes, find, language)
  return {
    by: 'ai',
    language,
    roles: [],
    entities: toNotes(answer.things, find),
    wishes,
    exclusions: toExclusions(answer.exclusions, find, wishes, language),
    limits: toLimits(answer.limits, find),
    unknowns: answer.questions
      .filter(({ text }) => text.trim() !== '')
      .slice(0, MAX_ITEMS)
      .map(({ text, quote }, at) => ({ id: `U${at + 1}`, text: cut(text), ...(locate(quote, find) ?? NOT_QUOTED) })),
    contradictions: answer.contradictions.slice(0, MAX_ITEMS).flatMap(({ question, quotes }, at) => {
      const between = quotes.slice(0, 4).flatMap((quote) => locate(quote, find) ?? [])
      return between.length > 1 && question.trim() !== ''
        ? [{ id: `C${at + 1}`, question: cut(question), between }]
        : []
    }),
    rest: located(answer.background, find).map(({ place }) => ({ kind: 'background' as const, ...place })),
  }
}

export function toWishes(wishes: WishAnswer[], find: QuoteFinder, language: BriefReading['language']): Wish[] {
  const reader = readerOf(language)
  return located(wishes, find)
    .filter(({ item }) => item.text.trim() !== '')
    .map(({ item: { text, role, action, benefit, condition, release }, place }, at) => ({
      id: `W${at + 1}`,
      text: cut(text),
      role: cut(role),
      action: cut(action),
      benefit: cut(benefit),
      condition: cut(condition),
      kinds: kindsOf(cut(text), KNOWLEDGE_BASE.wishKinds, reader),
      release,
      by: 'ai' as const,
      ...place,
    }))
}

/** Words that the wishes use too forbid nothing; where none is left, the rules find them in the sentence. */
export function toExclusions(
  exclusions: ExclusionAnswer[],
  find: QuoteFinder,
  wishes: Wish[],
  language: BriefReading['language'],
): BriefReading['exclusions'] {
  const wished = wishedStems(wishes, readerOf(language))
  const isFree = (term: string) => tokenize(term, language).some((word) => !wished.has(stem(word.text, language)))
  return located(exclusions, find)
    .filter(({ item }) => item.text.trim() !== '')
    .map(({ item: { text, terms }, place }, at) => ({
      id: `X${at + 1}`,
      text: cut(text),
      terms: terms
        .map((term) => term.trim().toLowerCase().slice(0, MAX_TERM))
        .filter(isFree)
        .slice(0, MAX_TERMS),
      by: 'ai' as const,
      ...place,
    }))
}

function toLimits(limits: ReadingAnswer['limits'], find: QuoteFinder): BriefReading['limits'] {
  const [weeks] = located(limits.weeks ? [limits.weeks] : [], find)
  const [budget] = located(limits.budget ? [limits.budget] : [], find)
  const note = (one: { text: string; quote: string } | null) => (one ? (toNotes([one], find)[0] ?? null) : null)
  return {
    team: located(limits.team, find).map(({ item: { role, people, hoursPerWeek }, place }) => ({
      role: cut(role),
      people: between(Math.round(people), 1, 1000),
      hoursPerWeek: hoursPerWeek === null ? null : between(hoursPerWeek, 0, 168),
      ...place,
    })),
    weeks: weeks ? { value: between(Math.round(weeks.item.value), 1, 520), ...weeks.place } : null,
    deadline: note(limits.deadline),
    budget: budget
      ? { amount: Math.max(0, budget.item.amount), currency: budget.item.currency.slice(0, 3), ...budget.place }
      : null,
    laws: toNotes(limits.laws, find),
    languages: toNotes(limits.languages, find),
    platforms: toNotes(limits.platforms, find),
    residency: note(limits.residency),
  }
}

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

const cut = (text: string) => text.trim().slice(0, MAX_TEXT).trim()

const toNotes = (notes: { text: string; quote: string }[], find: QuoteFinder): Note[] =>
  located(notes, find).flatMap(({ item, place }) =>
    item.text.trim() === '' ? [] : [{ text: cut(item.text), ...place }],
  )

const located = <Item extends { quote: string }>(items: Item[], find: QuoteFinder) =>
  items.slice(0, MAX_ITEMS).flatMap((item) => {
    const place = locate(item.quote, find)
    return place ? [{ item, place }] : []
  })

function locate(quote: string, find: QuoteFinder): Quoted | null {
  const place = find(quote)
  return (
    place && { ...place, quote: place.quote.slice(0, MAX_QUOTE), end: Math.min(place.end, place.start + MAX_QUOTE) }
  )
}
