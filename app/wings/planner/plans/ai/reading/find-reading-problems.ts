import type { BriefReading } from '../../brief/brief-reading-schema'
import { holdsHalf, isSamePassage, type Quoted } from '../../drafts/correct-reading'
import { isAboutPassage } from '../../drafts/follow-idea'
import { answerToReading } from './answer-to-reading'
import type { Grounding } from './grounding'
import { type ExclusionAnswer, listCitedItems, type ReadingAnswer, type WishAnswer } from './reading-answer'

export type ProblemReason = 'not-quoted' | 'invented' | 'not-wanted' | 'repeated' | 'number' | 'role' | 'missed'

/** What is wrong with an answer. */
export interface ReadingProblem {
  /** The part of the answer; null: something is missing. */
  item: object | null
  reason: ProblemReason
  /** For the person: what it says. */
  said: string
  /** A sentence for the model. */
  message: string
}

interface ReadingContext {
  /** Of the idea. */
  ground: Grounding
  /** What the rules read in it. */
  rules: BriefReading
}

type Check = (answer: ReadingAnswer, context: ReadingContext) => ReadingProblem[]

/**
 * Everything in a model's reading that the idea does not bear out: words that are not in it, more than it says, wishes that
 * it refuses, numbers that it does not give, the same thing twice, and clauses of the rules that are passed over.
 */
export function findReadingProblems(answer: ReadingAnswer, context: ReadingContext): ReadingProblem[] {
  const checks: Check[] = [
    findStrangeQuotes,
    findInventions,
    findRefusedWishes,
    findRepetitions,
    findWrongNumbers,
    findMissed,
  ]
  return checks.flatMap((check) => check(answer, context))
}

const MAX_SAID = 300
const short = (text: string) => (text.length > MAX_SAID ? `${text.slice(0, MAX_SAID).toWellFormed()}…` : text)
const textOf = (item: object) =>
  short(['text', 'role', 'question', 'quote'].map((name) => String(Reflect.get(item, name) ?? '')).find(Boolean) ?? '')

const fault = (item: object, reason: ProblemReason, message: string): ReadingProblem => ({
  item,
  reason,
  said: textOf(item),
  message,
})

const findStrangeQuotes: Check = (answer, { ground }) => [
  ...listCitedItems(answer)
    .filter(({ quote }) => !ground.find(quote))
    .map((item) => strangeQuote(item, item.quote)),
  ...answer.contradictions.flatMap((item) => {
    const strange = item.quotes.find((quote) => !ground.find(quote))
    if (strange !== undefined) return [strangeQuote(item, strange)]
    return item.quotes.length > 1 ? [] : [fault(item, 'not-quoted', `“${textOf(item)}” needs two quotes.`)]
  }),
]

const strangeQuote = (item: object, quote: string) =>
  fault(
    item,
    'not-quoted',
    `The quote “${short(quote)}” does not stand in the idea. Copy its words exactly, or leave “${textOf(item)}” out.`,
  )

const findInventions: Check = ({ wishes, exclusions }, { ground }) => [
  ...[...wishes, ...exclusions].flatMap((item) => {
    const strange = ground.strangeWords(item.text)
    if (strange.length > 0)
      return [
        fault(item, 'invented', `“${textOf(item)}” says what the idea does not: ${strange.slice(0, 8).join(', ')}.`),
      ]
    if (ground.find(item.quote) && !ground.sharesWord(item.text, item.quote))
      return [fault(item, 'invented', `“${textOf(item)}” says something else than its quote.`)]
    return []
  }),
  ...wishes
    .filter(({ role }) => !ground.isKnownRole(role))
    .map((item) => fault(item, 'role', `The role “${short(item.role)}” is not in the idea. Leave it empty.`)),
]

/** An exclusion is never also a wish, and what the rules read as refused is none. */
const findRefusedWishes: Check = ({ wishes, exclusions }, { ground, rules }) => {
  const refused = placesOf(exclusions, ground)
  // where the model read the refusal itself, it may read a wish beside it in the same clause
  const passedOver = rules.exclusions.filter((one) => !refused.some((place) => isSamePassage(place, one)))
  return wishes.flatMap((wish) => {
    const place = ground.find(wish.quote)
    if (!place) return []
    const holdsIt = (one: Quoted) => holdsHalf(one, place)
    const ofRules = rules.wishes.some(holdsIt) ? undefined : passedOver.find(holdsIt)
    const clause = refused.find(holdsIt) ?? ofRules
    return clause ? [refusedWish(wish, clause)] : []
  })
}

const refusedWish = (wish: WishAnswer, clause: Quoted) =>
  fault(wish, 'not-wanted', `“${textOf(wish)}”: the idea refuses it (“${short(clause.quote)}”). It is no wish.`)

const placesOf = (items: (WishAnswer | ExclusionAnswer)[], ground: Grounding): Quoted[] =>
  items.flatMap(({ quote }) => ground.find(quote) ?? [])

const findRepetitions: Check = ({ wishes, exclusions }, { ground }) =>
  [wishes, exclusions].flatMap((list) => {
    const said: string[] = []
    return list.flatMap((item) => {
      const earlier = said.find((text) => ground.isSameSentence(text, item.text))
      said.push(item.text)
      return earlier === undefined
        ? []
        : [fault(item, 'repeated', `“${textOf(item)}” says the same as “${short(earlier)}”.`)]
    })
  })

const WEEKS_A_MONTH = 365.25 / 7 / 12
const CURRENCY = /^[A-Z]{3}$/

const findWrongNumbers: Check = ({ limits: { team, weeks, budget } }, { ground, rules }) => {
  const wrong = (item: { quote: string }, value: unknown) =>
    fault(item, 'number', `“${short(item.quote)}” does not say ${value}. Give the number of the idea, or null.`)
  const said = (quote: string) => ground.numbersIn(quote)
  const faults: ReadingProblem[] = []
  if (weeks) {
    const possible = said(weeks.quote).flatMap((number) => [
      number,
      number * 4,
      Math.round(number * WEEKS_A_MONTH),
      Math.round(number * WEEKS_A_MONTH * 12),
      Math.ceil(number / 7),
    ])
    const isRead = rules.limits.weeks?.value === weeks.value
    if (!isRead && possible.length > 0 && !possible.includes(weeks.value))
      faults.push(wrong(weeks, `${weeks.value} weeks`))
  }
  if (budget) {
    const isSaid = said(budget.quote).some((number) => [1, 1000, 1_000_000].includes(budget.amount / number))
    if (!isSaid || !CURRENCY.test(budget.currency)) faults.push(wrong(budget, `${budget.amount} ${budget.currency}`))
  }
  for (const member of team) {
    const { quote, people, hoursPerWeek } = member
    const numbers = said(quote)
    const isCounted = people === 1 || numbers.includes(people)
    if (!isCounted) faults.push(wrong(member, `${people} people`))
    else if (hoursPerWeek !== null && !numbers.includes(hoursPerWeek))
      faults.push(wrong(member, `${hoursPerWeek} hours a week`))
  }
  return faults
}

/** What the rules read as a wish or as refused must be read or named as background: nothing is passed over in silence. */
const findMissed: Check = (answer, { rules, ground }) => {
  const reading = answerToReading(answer, ground.find, rules.language)
  return [...rules.wishes, ...rules.exclusions]
    .filter((one) => one.quote !== '' && !isAboutPassage(reading, one))
    .map(({ quote }) => ({
      item: null,
      reason: 'missed' as const,
      said: short(quote),
      message: `“${short(quote)}” is passed over. Read it as a wish or an exclusion, or name it under background.`,
    }))
}
