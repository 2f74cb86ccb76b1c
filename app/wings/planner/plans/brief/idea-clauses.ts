import { isOnlySubject, maskBrackets, startsWithCondition, withoutOpenings } from './clause-parts'
import { clauseWords, countWords } from './clause-words'
import { labelSection, type Section } from './idea-blocks'
import type { IdeaSentence } from './idea-sentences'
import type { Reader } from './reading-language'

/** A part of a sentence that says one thing. */
export interface IdeaClause extends IdeaSentence {
  /** After "the idea:" or "what I want is:". */
  isLedIn: boolean
  /** After a label, as "Third:" or "A tool library:". */
  isLabeled: boolean
  /** The mark between it and the clause before it. */
  separator: string
  /** One of several short things in a row: "member list, fees per term, reminders by text". */
  isListed: boolean
  sentenceFrom: number
  /** The subject of the clause before it, where it has none: "A pupil" of "A pupil picks three and is shown …". */
  subject: string
}

interface Piece {
  text: string
  from: number
  separator: string
}

const MIN_CLAUSE_WORDS = 5
const MAX_LEAD_WORDS = 14
const MAX_LABEL_WORDS = 10
const MAX_NAMED_WORDS = 3
const MAX_TOPIC_WORDS = 3
const MAX_REFUSAL_WORDS = 12
// characters of a clause that decide whether it goes on; keeps a sentence without end linear
const MAX_LOOK = 500
const SUBJECT_SEARCH = 7
// without a comma, a subject is short: "and the inspector should"
const SHORT_SUBJECT_SEARCH = 5

interface Lead {
  isLedIn: boolean
  isLabeled: boolean
  section: Section
  /** Who the label names: "Lifeguards" of "Lifeguards: see their shifts, offer one for a swap". */
  named: string
}

/** The clauses of a sentence. */
export function clausesOf(sentence: IdeaSentence, reader: Reader): IdeaClause[] {
  const clauses: IdeaClause[] = []
  let lead: Lead = { isLedIn: false, isLabeled: false, section: sentence.section, named: '' }
  const pieces = piecesOf(sentence.text, reader)
  const isListed = isListOfThings(pieces, reader)
  for (const piece of pieces) {
    const last = clauses.at(-1)
    const colon = last && piece.separator === ':' ? leadOf(last, piece.text, lead, reader) : null
    if (colon) {
      lead = colon.lead
      if (colon.isDropped) clauses.pop()
    }
    const begins = (isListed && piece.separator === ',') || (last !== undefined && beginsClause(last, piece, reader))
    if (last && (piece.separator === ':' ? !colon : !begins)) extend(last, piece, sentence)
    else clauses.push({ ...newClause(sentence, piece, clauses.at(-1), lead, reader), isListed })
  }
  return clauses
}

function extend(clause: IdeaClause, piece: Piece, sentence: IdeaSentence) {
  const to = piece.from + piece.text.length
  clause.text = sentence.text.slice(clause.from - sentence.from, to)
  clause.to = sentence.from + to
}

function newClause(
  sentence: IdeaSentence,
  piece: Piece,
  last: IdeaClause | undefined,
  lead: Lead,
  reader: Reader,
): IdeaClause {
  const from = sentence.from + piece.from
  const isVerbFirst = startsWithVerb(withoutOpenings(piece.text, reader), reader)
  const { named, ...leads } = lead
  const subject =
    named || (last && !isImperative(last, lead, reader) ? last.subject || subjectOf(last.text, reader) : '')
  return {
    ...sentence,
    ...leads,
    from,
    to: from + piece.text.length,
    text: piece.text,
    isFirst: sentence.isFirst && !last,
    sentenceFrom: last ? sentence.from : from,
    subject: sentence.label || (isVerbFirst && piece.separator !== ';' ? subject : ''),
    isListed: false,
    separator: piece.separator,
  }
}

/** "Phase 2, after the first round: …" */
const LATER_STAGE =
  /^(?:phase|version|stage|release|stufe|ausbaustufe|fase|versión|etapa|étape|v)\s?(?:[2-9]|two|three|zwei|drei|dos|tres|deux|trois|ii)/i

/** "What I want is: count the boards, print the list": nobody is named. */
const isImperative = ({ text }: IdeaClause, { isLedIn }: Lead, reader: Reader) =>
  isLedIn && startsWithVerb(withoutOpenings(text.slice(0, MAX_LOOK), reader), reader)

const startsWithVerb = (text: string, reader: Reader) => clauseWords(text, reader)[0]?.isVerb === true

const MIN_LISTED = 4

/** What goes on with a sentence is not one of several things. */
const SUBORDINATE =
  /^(?:because|whether|since|although|which|denn|ob|dass|weil|wenn|obwohl|lange bevor|damit|porque|aunque|ya que|parce que|puisque|car)\s/i
const MAX_LISTED_WORDS = 9
const MIN_SAYING = 0.4

/** Whether a sentence only counts up short things, some of which people get from a product. */
function isListOfThings(pieces: Piece[], reader: Reader) {
  const listed = pieces.filter(({ separator }, at) => separator !== ':' || at === pieces.length - 1)
  if (listed.filter(({ separator }) => separator === ',').length < MIN_LISTED - 1) return false
  if (listed.some(({ text }) => SUBORDINATE.test(text))) return false
  const short = listed.filter(
    ({ text }) =>
      countWords(text) <= MAX_LISTED_WORDS &&
      reader.asks(text) === null &&
      !reader.has('modals').test(text) &&
      !PERSONAL_PRONOUN.test(text),
  )
  const saying = listed.filter(({ text }) => clauseWords(text, reader).some(({ isVerb, isThing }) => isVerb || isThing))
  return short.length === listed.length && saying.length >= MIN_SAYING * listed.length
}

/** What stands before the first verb of a clause. */
function subjectOf(text: string, reader: Reader) {
  const verb = clauseWords(text.slice(0, MAX_LOOK), reader).find(({ isVerb }, at) => isVerb && at > 0)
  return verb ? text.slice(0, verb.from).trim() : ''
}

/** What the words before a colon say about those behind it; null when the colon parts nothing. */
function leadOf(
  last: IdeaClause,
  right: string,
  lead: Lead,
  reader: Reader,
): { lead: Lead; isDropped: boolean } | null {
  const left = last.text.slice(0, MAX_LOOK).trim()
  const words = countWords(left)
  if (countWords(right) < 2) return null
  const section = LATER_STAGE.test(left) ? 'exclusions' : labelSection(left, reader)
  if (section) return { lead: { ...lead, section, isLabeled: true }, isDropped: section !== 'background' }
  if (words <= MAX_LEAD_WORDS && reader.has('leadIns').test(left))
    return { lead: { ...lead, isLedIn: true }, isDropped: true }
  if (reader.startsWith('refusalStarts').test(right))
    return { lead: { ...lead, isLabeled: true }, isDropped: words <= MAX_LABEL_WORDS }
  const isPerson = words <= MAX_NAMED_WORDS && startsWithVerb(withoutOpenings(right, reader), reader)
  if (isPerson && !reader.has('background').test(left))
    return { lead: { ...lead, isLabeled: true, named: left }, isDropped: true }
  if (!hasSubjectAndVerb(right, reader, true)) return null
  if (reader.has('wants').test(left)) return { lead: { ...lead, isLedIn: true }, isDropped: false }
  const isNominal = words <= MAX_LABEL_WORDS && !clauseWords(left, reader).some(({ isVerb }) => isVerb)
  const isToday = reader.has('background').test(left)
  return isNominal && !isToday ? { lead: { ...lead, isLabeled: true }, isDropped: words <= 3 } : null
}

const MARKS = /\s(?:[-–—]|--)\s|;|:(?=\s)|,(?=\s)/g
const conjunctions = new WeakMap<Reader, RegExp>()

/** The text between marks and conjunctions that stand neither in brackets nor in quotes. */
function piecesOf(text: string, reader: Reader): Piece[] {
  const masked = maskBrackets(text)
  const conjunction =
    conjunctions.get(reader) ?? new RegExp(`\\s(?=(?:${reader.words.conjunctions.join('|')})\\s)`, 'gi')
  conjunctions.set(reader, conjunction)
  const cuts = [...masked.matchAll(MARKS), ...masked.matchAll(conjunction)]
    .map(({ 0: found, index }) => ({ at: index, end: index + found.length, separator: found.trim() }))
    .sort((a, b) => a.at - b.at)
  const pieces: Piece[] = []
  let from = 0
  let separator = ''
  for (const cut of [...cuts, { at: text.length, end: text.length, separator: '' }]) {
    const part = text.slice(from, cut.at)
    if (part.trim()) {
      pieces.push({ text: part.trim(), from: from + part.length - part.trimStart().length, separator })
      separator = cut.separator
    } else separator ||= cut.separator
    from = cut.end
  }
  return pieces
}

/** Whether a piece says something of its own, rather than going on with the clause before it. */
function beginsClause({ text, isLedIn }: IdeaClause, piece: Piece, reader: Reader) {
  const left = text.slice(0, MAX_LOOK)
  const body = withoutConjunction(piece.text.slice(0, MAX_LOOK), reader)
  const hasConjunction = !piece.text.startsWith(body)
  const words = countWords(body)
  // "an offer in our template, but sending?"
  if (hasConjunction && words <= MAX_TOPIC_WORDS && /\?\s*$/.test(body)) return true
  if (words < 2) return false
  if (piece.separator === ';') return true
  if (hasConjunction && isOnlySubject(left, body, piece.separator, reader)) return false
  if (POINTS_BACK.test(body) && words <= MAX_POINTING_WORDS && reader.asks(body)) return false
  if (isOpen(left, reader) || NOT_ONLY.test(left)) return false
  if (beginsStrongly(body, reader)) return true
  if (reader.startsWith('reasons').test(piece.text)) return false
  if (reader.startsWith('benefits').test(piece.text) && !/^so\s(?!that)/i.test(piece.text)) return false
  if (reader.startsWith('refusalStarts').test(body))
    return isNewRefusal(left, body, piece.separator, hasConjunction, reader)
  if (/^\d/.test(body) && piece.separator === ',') return false
  if (words < MIN_CLAUSE_WORDS || (countWords(left) < 3 && !isRefused(left, reader))) return false
  if (startsWithCondition(body, reader)) return hasConjunction && hasOwnMain(body, reader)
  if (hasConjunction && reader.startsWith('wishStarts').test(body)) return true
  if (reader.startsWith('subordinators').test(body)) return false
  if (startsWithCondition(withoutOpenings(left, reader), reader) && /^(?:it|they|es|sie|il|elle|ils)\s/i.test(body))
    return false
  if (hasSubjectAndVerb(body, reader, piece.separator !== '')) return true
  if (piece.separator === ',' && PERSONAL_PRONOUN.test(body)) return true
  if (isLedIn && piece.separator === ',') return true
  const isNextDeed = clauseWords(body, reader)[0]?.isVerb === true && piece.separator === ','
  return hasConjunction && isNextDeed && countWords(left) > MIN_CLAUSE_WORDS
}

const MAX_POINTING_WORDS = 6

/** "Exactly such a line, that I would like again" is one wish. */
const POINTS_BACK = /^(?:it|that|those|them|this|die|das|den|eso|esa|ese|lo|la|los|las|ça|cela|celui|celle)\s/i

/** "Not only the chair but every helper" is one subject. */
const NOT_ONLY = /^(?:not only|nicht nur|no s[oó]lo|pas seulement)\s/i

const PERSONAL_PRONOUN =
  /^(?:i|we|he|she|they|ich|wir|er|man|yo|nosotros|él|ella|ellos|je|nous|il|elle|ils|elles|on)\s/i

/** "They are told thanks, not needed today". */
const IS_PARTICIPLE = /^not\s[a-z]{2,20}ed(?:\s|$)/i

/** "A list without prices" refuses nothing by itself, unlike "a list, but without prices". */
const isNewRefusal = (left: string, body: string, separator: string, hasConjunction: boolean, reader: Reader) =>
  !isRefused(left, reader) &&
  countWords(body) <= MAX_REFUSAL_WORDS &&
  !IS_PARTICIPLE.test(body) &&
  separator !== '' &&
  (hasConjunction || !reader.prepositions.has(body.split(/\s/, 1)[0]?.toLowerCase() ?? ''))

const isRefused = (text: string, reader: Reader) =>
  reader.has('refusals').test(text) || reader.startsWith('refusalStarts').test(withoutOpenings(text, reader))

/** "and if nobody has reacted, I get a call": a condition with what is wanted then. */
const hasOwnMain = (body: string, reader: Reader) =>
  countWords(maskBrackets(body)) > MIN_CLAUSE_WORDS &&
  (reader.has('modals').test(body) || clauseWords(body, reader).some(({ isVerb }) => isVerb))

function withoutConjunction(text: string, reader: Reader): string {
  const found = reader.startsWith('conjunctions').exec(text)
  return found && found[0].length < text.length
    ? withoutConjunction(text.slice(found[0].length).trimStart(), reader)
    : text
}

const MAX_OPEN_WORDS = 6
const MAX_CONDITION_WORDS = 16

/** "When a vet treats a cow", "I want that": what is wanted has not come yet. */
function isOpen(text: string, reader: Reader) {
  const body = withoutOpenings(text, reader)
  if (startsWithCondition(body, reader) && reader.has('modals').test(body)) return false
  if (startsWithCondition(body, reader)) return countWords(body) <= MAX_CONDITION_WORDS && !/,/.test(maskBrackets(body))
  return countWords(body) <= MAX_OPEN_WORDS && /\s(?:que|dass|that|womit|où|donde)\s*(?:,|$)/i.test(body)
}

/** Whether somebody wants or refuses something within the first words. */
function beginsStrongly(body: string, reader: Reader) {
  const start = body.split(/\s+/).slice(0, SUBJECT_SEARCH).join(' ')
  const wants = reader.has('wants').exec(start)
  if (wants && countWords(start.slice(0, wants.index)) <= 1 && !/^(?:would be|wär|serait|sería|please)/i.test(wants[0]))
    return true
  const refusal = reader.has('refusals').exec(start)
  return refusal !== null && countWords(start.slice(0, refusal.index)) <= 2
}

/** "the inspector should do that", "customer signs with finger": a subject, and behind it what it shall or does. */
function hasSubjectAndVerb(body: string, reader: Reader, acceptsVerb: boolean) {
  const words = clauseWords(body, reader).slice(0, acceptsVerb ? SUBJECT_SEARCH : SHORT_SUBJECT_SEARCH)
  const start = body.slice(0, words.at(-1)?.to ?? 0)
  const modal = reader.has('modals').exec(start) ?? reader.has('abilities').exec(start)
  if (modal && modal.index > 0) return true
  if (!acceptsVerb || reader.prepositions.has(words[0]?.text ?? '')) return false
  return words.some(({ isVerb, text }, at) => at > 0 && isVerb && !/ing$/.test(text))
}
