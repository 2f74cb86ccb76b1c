import { headOf, mainOf, NO_REFUSAL, refusedPart, startsWithCondition, withoutOpenings } from './clause-parts'
import { type ClauseWord, clauseWords, countWords } from './clause-words'
import type { IdeaClause } from './idea-clauses'
import { isStatement } from './is-statement'
import { ALREADY, OBLIGATION } from './obligation'
import { memoize } from './phrase-pattern'
import { isMarkedAsOut, isPutOff } from './put-off'
import type { Reader } from './reading-language'

export type ClauseKind = 'wish' | 'exclusion' | 'limit' | 'unknown' | 'background'

export interface ReadClause {
  clause: IdeaClause
  kind: ClauseKind
}

/** What the clauses before this one have shown. */
export interface ReadingState {
  /** Wishes have begun: what people do is what they shall do. */
  hasBegun: boolean
  /** There is a list, or the founder writes what the product does as orders: "Upload a file. Sort by shop." */
  isCountedUp: boolean
  previous: ReadClause | null
}

export interface LimitSpan {
  from: number
  to: number
  /** The name of a law or a language, which a wish may hold. */
  isNamed: boolean
}

/** A clause and what its questions look at. */
interface Seen {
  clause: IdeaClause
  state: ReadingState
  reader: Reader
  /** Without openings, brackets and reasons. */
  text: string
  /** The text without the condition that it begins with. */
  main: string
  words: readonly ClauseWord[]
  /** Whether it names something that people do with a product or get from it. */
  says: boolean
}

const MAX_REFUSAL_WORDS = 16
// characters of a clause that are looked at
const MAX_LOOK = 2000
const MAX_REFUSED_TOO_WORDS = 6
const MAX_FRAGMENT_WORDS = 25
const MAX_LABEL_WORDS = 4
const MAX_SUBJECT_WORDS = 7
const MAX_VERB_PLACE = 14
const MAX_THING_PLACE = 8

/** What a clause says: the first of these questions that is answered with yes decides. */
export function classifyClause(
  clause: IdeaClause,
  state: ReadingState,
  limits: LimitSpan[],
  reader: Reader,
): ClauseKind {
  const seen = look(clause, state, reader)
  if (countWords(seen.text) < 2)
    return clause.section === 'exclusions' && (clause.isItem || clause.isLabeled) ? 'exclusion' : 'background'
  if (isUnknown(seen)) return 'unknown'
  if (isChat(seen)) return 'background'
  if (isExclusion(seen)) return 'exclusion'
  if (isLimit(seen, limits)) return 'limit'
  if (!isWish(seen)) return 'background'
  return startsWithRefusal(seen.text, reader) && !isRuleWithGuard(seen) ? 'exclusion' : 'wish'
}

/** "Nothing is sent without my approval" and "no one sees it before" are wishes: rules, though they begin with a refusal. */
const isRuleWithGuard = ({ text, reader }: Seen) =>
  reader.has('guards').test(text) || reader.has('protectedVerbs').test(text)

function look(clause: IdeaClause, state: ReadingState, reader: Reader): Seen {
  const text = headOf(withoutOpenings(clause.text.slice(0, MAX_LOOK), reader), reader)
  const main = mainOf(text, reader)
  const words = clauseWords(main, reader)
  return { clause, state, reader, text, main, words, says: words.some(({ isVerb, isThing }) => isVerb || isThing) }
}

function isUnknown({ clause, state: { previous }, reader }: Seen) {
  const { text, section, from, sentenceFrom } = clause
  if (section === 'unknowns') return countWords(text) > 3
  if (/\?\s*$/.test(text)) return countWords(text) > 3 && (from === sentenceFrom || previous?.kind !== 'wish')
  return reader.has('unknowns').test(text)
}

function isChat({ clause, text, reader }: Seen) {
  if (reader.startsWith('chat').test(text)) return true
  return reader.startsWith('secondPerson').test(text) && !reader.asks(text) && !clause.isLedIn
}

const startsWithRefusal = (text: string, reader: Reader) => reader.startsWith('refusalStarts').test(text)

function isExclusion(seen: Seen) {
  const { clause, state, text, main, reader } = seen
  if (reader.side('offlineOnly').test(text) && !/online/i.test(text)) return false
  if (
    reader.has('refusals').test(main) ||
    isPutOff(clause.section, text, reader) ||
    isRefusedToo(seen) ||
    isDenied(seen) ||
    staysElsewhere(seen)
  )
    return true
  if (clause.section === 'exclusions') return clause.isFirst || clause.isLabeled || startsWithRefusal(text, reader)
  if (reader.has('stays').test(main)) return false
  if (startsWithRefusal(text, reader) && mayRefuse(seen)) return isBareRefusal(seen)
  if (isMarkedAsOut(clause.text, reader)) return true
  const rule = reader.has('ruleRefusals').exec(main)
  if (!rule || clause.section === 'wishes' || startsWithCondition(text, reader)) return false
  if (isGuarded(main, rule.index, reader)) return false
  if (reader.startsWith('wishStarts').test(main)) return false
  const isOfProduct =
    /^(?:it|this|the app|es|das|il|elle)\s/i.test(main) || reader.has('products').test(main.slice(0, rule.index))
  return isOfProduct || (state.hasBegun && !/^(?:can|kann|können|puede|peut)/i.test(rule[0]))
}

/** "Video calls neither", after another refusal. */
function isRefusedToo({ text, reader, state: { previous } }: Seen) {
  if (previous?.kind !== 'exclusion' && !(previous && /^\S*$/.test(previous.clause.text))) return false
  return countWords(text) <= MAX_REFUSED_TOO_WORDS && endPattern(reader).test(text)
}

const MAX_DENIED_WORDS = 12
const MAX_DENIED = 200

/** "Selling them - no", "the recipes, no", "por correo no, nadie lo abre". */
function isDenied({ clause: { text }, reader }: Seen) {
  const denied = reader.denial.exec(text.slice(0, MAX_DENIED)) ?? reader.denial.exec(text.split(/,\s/, 1)[0] ?? '')
  return denied !== null && countWords(denied[0]) <= MAX_DENIED_WORDS && countWords(denied[1] ?? '') > 0
}

/** "The bills will go on being sent by hand": nobody asks the product for it. */
const staysElsewhere = ({ main, reader }: Seen) =>
  reader.has('statusQuo').test(main) && !reader.has('modals').test(main) && reader.asks(main) === null

const endPattern = memoize((reader: Reader) => new RegExp(`${reader.has('refusalEnds').source}[\\s.!]*$`, 'i'))

/** "No X" refuses at the beginning of a sentence or after another refusal, not amid a sentence. */
function mayRefuse({ clause, text, state: { previous }, reader }: Seen) {
  if (clause.isFirst || clause.from === clause.sentenceFrom || clause.isLabeled) return true
  if (/^(?:but|aber|pero|mais)\s/i.test(clause.text) || countWords(previous?.clause.text ?? '') <= 2) return true
  return previous?.kind !== 'background' && !reader.prepositions.has(firstWord(text))
}

function isBareRefusal({ text, reader }: Seen) {
  const whole = refusedPart(text, reader)
  const first = whole.split(/,\s/, 1)[0] ?? whole
  const said = countWords(first) > 1 ? first : whole
  if (NO_REFUSAL.test(said)) return false
  if (countWords(said) > MAX_REFUSAL_WORDS || reader.has('modals').test(said)) return false
  if (reader.has('abilities').test(said) && !/^(?:nothing|nichts|nada|rien|don)/i.test(said)) return false
  const guard = reader.has('guards').exec(said)
  return !guard || !clauseWords(said, reader).some(({ isVerb, from }) => isVerb && from < guard.index)
}

/** "must not be shown to others", "not without her confirmation": a rule that the product keeps. */
const isGuarded = (text: string, at: number, reader: Reader) =>
  reader.has('guards').test(text.slice(at + 3)) ||
  reader.has('protectedVerbs').test(text.slice(at)) ||
  IS_DONE.test(text.slice(at))

/** What must not be done to a thing is a rule about it: "expired ones must not be handed out". */
const IS_DONE = /\s(?:be(?!\s(?:able|allowed|possible))|werden|ser|être)(?:\s|$)/i

const MIN_COVERED = 0.4

function isLimit({ clause, main, words, reader }: Seen, limits: LimitSpan[]) {
  const covered = limits.filter(({ from, to }) => from < clause.to && to > clause.from)
  const isReady =
    reader.has('deadlineCue').test(main) &&
    limits.some(({ from, to }) => from >= clause.sentenceFrom - 200 && to <= clause.to + 200)
  if (covered.length === 0) return isReady && words.filter(({ isThing }) => isThing).length === 0 && words.length <= 6
  const says = words.filter(({ isThing, isVerb }) => isThing || isVerb).length
  const isAsked = reader.has('wants').test(main) || reader.has('modals').test(main)
  if (covered.every(({ isNamed }) => isNamed))
    return !isAsked && (says === 0 || (!words.some(({ isThing }) => isThing) && words.length <= MAX_REFUSAL_WORDS))
  if (clause.section === 'limits') return true
  const length = covered.reduce((sum, { from, to }) => sum + Math.min(to, clause.to) - Math.max(from, clause.from), 0)
  return length >= MIN_COVERED * (clause.to - clause.from) || says <= (isAsked ? 1 : 2)
}

function isWish(seen: Seen) {
  const { clause, state, text, main, words, says, reader } = seen
  const modal = reader.has('modals').exec(main) ?? OBLIGATION[reader.language]?.exec(main)
  const isToday = reader.has('background').test(modal ? main.replace(ALREADY, '') : main)
  if (clause.section === 'exclusions' || isLabel(seen)) return false
  if (clause.section === 'wishes' && clause.isItem && clause.isFirst) return true
  if (clause.isLedIn) return words.length >= 2 && !isToday
  if (clause.isListed) return clause.section !== 'background' && clause.section !== 'limits' && !isToday
  if (clause.subject && state.previous?.clause.to !== undefined) return state.previous.kind === 'wish'
  const wants = reader.asks(text)
  if (wants) return says ? countWords(text) >= 3 : !isToday && countWords(text) >= MAX_LABEL_WORDS + 1
  if (isExplanation(seen)) return false
  if (reader.side('offlineOnly').test(main) && state.hasBegun && !isToday) return true
  if (modal) return !isPast(seen, modal.index) && !isToday && (says || state.hasBegun)
  if (clause.section === 'background' || clause.section === 'limits' || isToday) return false
  if (state.hasBegun && reader.startsWith('wishStarts').test(main)) return says
  if (state.hasBegun && (isJussive(seen) || isBound(seen))) return !isPast(seen)
  const rule = reader.has('ruleRefusals').exec(main)
  if (rule) return state.hasBegun && isGuarded(main, rule.index, reader)
  const isCountedUp = state.isCountedUp && clause.section === null && (clause.isItem || words[0]?.isVerb === true)
  const hasBegun = state.hasBegun || clause.section === 'wishes' || isCountedUp || beginsWithProduct(seen)
  if (!hasBegun || clause.isBesideWishes) return false
  if (words[0]?.isVerb && words.length > 1 && (isCountedUp || clause.isLabeled)) return !isPast(seen)
  if (isCountedUp && clause.isFirst && (says || (clause.isItem && words.length > 3)) && words.length > 2)
    return !isPast(seen)
  if (isStatement(main, continuesWish(seen), reader)) return false
  return getsSomething(seen) || saysWhatPeopleDo(seen) || isFragment(seen)
}

/** "…, and the visit is clocked": it goes on with a wish of the same sentence. */
const continuesWish = ({ clause, text, state: { previous }, reader }: Seen) =>
  (previous?.kind === 'wish' && clause.from !== clause.sentenceFrom) || startsWithCondition(text, reader)

/** "Que cada una conteste": said at the beginning of a sentence or after a wish, it asks. */
const isJussive = ({ clause, text, words, state: { previous }, reader: { language } }: Seen) =>
  (language === 'es' || language === 'fr') &&
  /^(?:que\s|qu['’])/i.test(text) &&
  words.length > 3 &&
  (clause.from === clause.sentenceFrom || previous?.kind === 'wish')

/** "A round takes at most eight minutes": how much of it is right. */
const isBound = ({ main, words, reader }: Seen) =>
  reader.has('bounds').test(main) &&
  words.length >= MAX_LABEL_WORDS &&
  (/\d/.test(main) || words.some(({ text }) => text in reader.words.numbers)) &&
  !isStatement(main, true, reader)

/** A name above more: "Nesting birds and bats." */
const isLabel = ({ clause, words, text, reader }: Seen) =>
  clause.isFirst &&
  !clause.isOnly &&
  words.length <= MAX_LABEL_WORDS &&
  (words.length <= 2 || !words.some(({ isVerb }) => isVerb)) &&
  !reader.has('modals').test(text)

/** "No selling of plots, the waiting list is the committee's business": why it is excluded. */
const isExplanation = ({ clause, state: { previous } }: Seen) =>
  previous?.kind === 'exclusion' &&
  clause.from !== clause.sentenceFrom &&
  clause.separator !== ';' &&
  clause.from - previous.clause.to < 10 &&
  !/^(?:but|aber|sondern|pero|sino|mais)\s/i.test(clause.text)

/** Whether it is told as past before this place; what a condition says is no story. */
const isPast = ({ text, main, reader }: Seen, before = main.length) =>
  !startsWithCondition(text, reader) && reader.has('pastVerbs').test(main.slice(0, before))

const firstWord = (text: string) => text.split(/\s/, 1)[0]?.toLowerCase() ?? ''

/** "A tool library: everybody books a tool": the idea begins with what it is. */
const beginsWithProduct = ({ clause, words }: Seen) =>
  clause.isLabeled && clause.section === null && words.length >= MAX_LABEL_WORDS

/** "A pupil picks three things": a subject other than the founder's people, and what it does. */
function saysWhatPeopleDo(seen: Seen) {
  const { main, words, reader } = seen
  if (words.length < 3 || /^(?:we|wir|nosotros|nous|i have|i['’]ve|i am|i['’]m|ich bin|je suis)\s/i.test(main))
    return false
  const verb = words.find(
    (word, at) =>
      at > 0 && word.isVerb && !reader.prepositions.has(words[at - 1]?.text ?? '') && !isToldAsPast(word, seen),
  )
  return verb !== undefined && words.indexOf(verb) <= MAX_VERB_PLACE && !isPast(seen, verb.from)
}

/** "My residents added things", unlike "new trees are added". */
const isToldAsPast = ({ text, from }: ClauseWord, { main, reader: { language } }: Seen) =>
  language === 'en' &&
  text.endsWith('ed') &&
  !/\b(?:is|are|be|been|being|get|gets|has|have|as|not|\w+['’]s)\b/i.test(main.slice(0, from))

/** "The policyholder gets a text": a subject, and behind it what it can do or gets. */
function getsSomething(seen: Seen) {
  const { main, words, reader } = seen
  const ability = reader.has('abilities').exec(main)
  if (!ability || ability.index === 0 || /^(?:we|wir|nosotros|nous)\s/i.test(main)) return false
  const before = words.filter(({ from }) => from < ability.index).length
  return before <= MAX_SUBJECT_WORDS && words.length - before > 2 && !isPast(seen, ability.index)
}

/** "A gentle reminder at a time the patient picks", "PDF to the owner's office": a thing that people get. */
function isFragment(seen: Seen) {
  const { main, words, reader } = seen
  if (words.length < 4 || words.length > MAX_FRAGMENT_WORDS || reader.startsWith('pronouns').test(main)) return false
  return (
    words.slice(0, MAX_THING_PLACE).some(({ isThing }) => isThing) &&
    !reader.has('abilities').test(main) &&
    !isPast(seen)
  )
}
