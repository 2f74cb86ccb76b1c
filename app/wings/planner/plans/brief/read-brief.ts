import { isStopWord, stem } from '~/kits/language/all-languages'
import { detectLanguage } from '~/kits/language/detect-language'
import { tokenize } from '~/kits/language/tokenize'
import type { WishKind } from '../knowledge/knowledge-schema'
import { type BriefReading, MAX_IDEA_LENGTH, PLAN_LANGUAGES, type PlanLanguage } from './brief-reading-schema'
import { type ClauseKind, classifyClause, type ReadClause, type ReadingState } from './classify-clause'
import { clauseWords } from './clause-words'
import { readAfterBeginning, readDescription } from './described-product'
import { findContradictions } from './find-contradictions'
import { splitBlocks } from './idea-blocks'
import { clausesOf, type IdeaClause } from './idea-clauses'
import { type IdeaSentence, sentencesOf } from './idea-sentences'
import { isProductIdea } from './is-product-idea'
import { readBudget } from './read-budget'
import { readEntities } from './read-entities'
import { exclusionTerms, wishedStems } from './read-exclusion'
import { readLanguages, readLaws, readPlatforms, readResidency } from './read-named-limits'
import { readFounderRole, readRoles } from './read-roles'
import { readDeadline, readWeeks } from './read-schedule'
import { readTeam } from './read-team'
import { type Reader, readerOf } from './reading-language'
import { scoreWishKinds } from './score-wish-kinds'
import { takeBack } from './take-back'
import { writeWish } from './write-wish'

const MAX_ITEMS = 500
const MAX_QUOTE = 5000

/**
 * What an idea says, by rules: roles, things, wishes, exclusions, limits, open questions and contradictions, each with the
 * words it came from (UTF-16 offsets). Pure; takes time that grows with the length of the idea, of which at most 200,000
 * characters are read. A text that is no idea of a product gives no wishes.
 */
export function readBrief(idea: string, wishKinds: readonly WishKind[]): BriefReading {
  const text = idea.slice(0, MAX_IDEA_LENGTH)
  const language = languageOf(text)
  const reader = readerOf(language)
  const sentences = splitBlocks(text, reader).flatMap((block) => sentencesOf(text, block, reader))
  const limits = readLimits(text, sentences, reader)
  const found = understand(readClauses(sentences, limits, reader), text, limits, reader)
  const wishes = wishesOf(found, text, wishKinds, reader)
  const wished = wishedStems(wishes, reader)
  const of = (kind: ClauseKind) =>
    found
      .filter((one) => one.kind === kind)
      .map(({ clause }) => clause)
      .slice(0, MAX_ITEMS)
  const isEmpty = wishes.length === 0
  return {
    by: 'rule',
    language,
    roles: readRoles(wishes, text, reader),
    entities: readEntities(wishes, reader),
    wishes,
    exclusions: of('exclusion').map((clause, at) => ({
      id: `X${at + 1}`,
      text: clause.text.slice(0, 2000),
      terms: exclusionTerms(clause, wished, reader),
      by: 'rule',
      ...quoted(clause),
    })),
    limits,
    unknowns: of('unknown').map((clause, at) => ({
      id: `U${at + 1}`,
      text: clause.text.slice(0, 2000),
      ...quoted(clause),
    })),
    contradictions: isEmpty
      ? []
      : findContradictions(
          found.map(({ clause }) => clause),
          reader,
        ),
    rest: of('background').map((clause) => ({ kind: isEmpty ? 'unclear' : 'background', ...quoted(clause) })),
  }
}

const MAX_DESCRIBED_WISHES = 1

/**
 * The clauses as they are to be taken: as they were read, or as a description of a product, or, of a firm that tells what is
 * done and what it can spend, as what shall be done. A text that is none of these is background.
 */
function understand(first: ReadClause[], text: string, limits: BriefReading['limits'], reader: Reader): ReadClause[] {
  const clauses = first.map(({ clause }) => clause)
  const read = takeBack(first, text, reader)
  const isIdea = isProductIdea(read, limits, reader)
  const wishes = read.filter(({ kind }) => kind === 'wish').length
  const described = wishes <= MAX_DESCRIBED_WISHES ? readDescription(clauses, text, reader) : null
  if (described) return takeBack(described, text, reader)
  if (isIdea) return read
  const told = limits.budget || limits.weeks ? takeBack(readAfterBeginning(clauses, reader), text, reader) : []
  return isToldIdea(told) ? told : read.map((one) => ({ ...one, kind: 'background' as const }))
}

/** "The yard man counts … The customer signs … We do not want GPS": at least two things, and one that is not wanted. */
const isToldIdea = (told: ReadClause[]) =>
  told.filter(({ kind }) => kind === 'wish').length > 1 && told.some(({ kind }) => kind === 'exclusion')

/** Whether nothing was understood: then the person is asked instead of shown a plan. */
export const isEmptyReading = ({ wishes }: BriefReading) => wishes.length === 0

/** What to ask when nothing was understood. */
export const questionsForUnclearIdea = (language: PlanLanguage): string[] => readerOf(language).words.unclearQuestions

function languageOf(text: string): PlanLanguage {
  const found = detectLanguage(text)
  return PLAN_LANGUAGES.find((language) => language === found) ?? likeliestLanguage(text)
}

const READ_FOR_LANGUAGE = 2000

/** For texts too short to be sure: the language that knows most of the words, English where none knows more. */
function likeliestLanguage(text: string): PlanLanguage {
  const start = text.slice(0, READ_FOR_LANGUAGE)
  const known = PLAN_LANGUAGES.map((language) => {
    const { verbs, things } = readerOf(language)
    const words = tokenize(start, language)
    return {
      language,
      count: words.filter(
        (word) =>
          isStopWord(word.text, language) ||
          verbs.has(stem(word.text, language)) ||
          things.has(stem(word.text, language)),
      ).length,
    }
  })
  return known.reduce((best, one) => (one.count > best.count ? one : best)).language
}

const quoted = ({ text, from, to }: IdeaClause) => ({
  quote: text.slice(0, MAX_QUOTE),
  start: from,
  end: Math.min(to, from + MAX_QUOTE),
})

function readLimits(text: string, sentences: IdeaSentence[], reader: Reader): BriefReading['limits'] {
  return {
    team: readTeam(sentences, reader),
    weeks: readWeeks(sentences, reader),
    deadline: readDeadline(sentences, reader),
    budget: readBudget(text, sentences, reader),
    laws: readLaws(sentences, reader),
    languages: readLanguages(sentences, reader),
    platforms: readPlatforms(sentences, reader),
    residency: readResidency(sentences, reader),
  }
}

function readClauses(sentences: IdeaSentence[], limits: BriefReading['limits'], reader: Reader): ReadClause[] {
  const { team, weeks, budget, deadline, residency } = limits
  const spans = [...team, weeks, budget, deadline, residency].flatMap((one) =>
    one ? [{ from: one.start, to: one.end, isNamed: false }] : [],
  )
  spans.push(...[...limits.laws, ...limits.languages].map((one) => ({ from: one.start, to: one.end, isNamed: true })))
  const state: ReadingState = { hasBegun: false, isCountedUp: isCountedUp(sentences, reader), previous: null }
  return sentences
    .flatMap((sentence) => clausesOf(sentence, reader))
    .map((clause) => {
      const kind = classifyClause(clause, state, spans, reader)
      state.hasBegun ||= kind === 'wish'
      state.previous = { kind, clause }
      return { clause, kind }
    })
}

const MIN_COUNTED_UP = 3

/** Whether a text lists its wishes without a word about them: at least three items, or sentences that begin with a deed. */
function isCountedUp(sentences: IdeaSentence[], reader: Reader) {
  const items = sentences.filter(({ isItem, isFirst, section }) => isItem && isFirst && section === null)
  const orders = sentences.filter(({ text }) => clauseWords(text.slice(0, MAX_ORDER_LENGTH), reader)[0]?.isVerb)
  return items.length >= MIN_COUNTED_UP || orders.length >= MIN_COUNTED_UP
}

const MAX_ORDER_LENGTH = 200

function wishesOf(
  read: ReadClause[],
  idea: string,
  wishKinds: readonly WishKind[],
  reader: Reader,
): BriefReading['wishes'] {
  const founder = readFounderRole(idea, reader)
  let lastRole = ''
  return read
    .filter(({ kind }) => kind === 'wish')
    .slice(0, MAX_ITEMS)
    .map(({ clause }, at) => {
      const wish = writeWish(clause, founder, lastRole, reader)
      lastRole = wish.role || lastRole
      const kinds = kindsOf(`${clause.subject} ${clause.text}`, wishKinds, reader)
      return { id: `W${at + 1}`, ...wish, kinds, release: 'mvp', by: 'rule', ...quoted(clause) }
    })
}

const OFFLINE = 'offline'

/** The kinds of a clause; one that speaks of no reception is of that kind whatever else it says. */
export function kindsOf(clause: string, wishKinds: readonly WishKind[], reader: Reader) {
  const kinds = scoreWishKinds(clause, wishKinds, reader.language)
  const isOffline = reader.side('offlineOnly').test(clause) && wishKinds.some(({ key }) => key === OFFLINE)
  return isOffline ? [OFFLINE, ...kinds.filter((key) => key !== OFFLINE)] : kinds
}
