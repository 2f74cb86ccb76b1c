import type { BriefReading } from './brief-reading-schema'
import type { ClauseKind } from './classify-clause'
import { clauseWords, countWords } from './clause-words'
import { startsWithProduct } from './described-product'
import type { IdeaClause } from './idea-clauses'
import type { Reader } from './reading-language'

const CODE_SIGNS = /[{}<>;=()[\]|\\]/g
const MAX_CODE_SHARE = 0.06
const MIN_WORDS = 4

/**
 * Whether a text asks for a product at all: somebody wants, shall or lists something, and what people do with it or get
 * from it is said twice, or once and clearly, or with what it must not be. A poem, a letter or code gives no plan.
 */
export function isProductIdea(
  read: { clause: IdeaClause; kind: ClauseKind }[],
  { budget, team, laws }: BriefReading['limits'],
  reader: Reader,
) {
  const text = read.map(({ clause }) => clause.text).join(' ')
  const signs = text.match(CODE_SIGNS)?.length ?? 0
  if (countWords(text) < MIN_WORDS || signs / text.length > MAX_CODE_SHARE) return false
  const wishes = read.filter(({ kind, clause }) => kind === 'wish' && isConcrete(clause, reader))
  if (isCountedUp(read, reader)) return true
  if (wishes.length === 0) return false
  const isBounded = read.some(({ kind }) => kind === 'exclusion')
  const isSaid = isBounded || wishes.length > 1 || wishes.some(({ clause }) => isClear(clause, reader))
  const isPlanned = budget !== null || team.length > 0 || laws.length > 0
  return isSaid && (isPlanned || !isOtherText(read, text, reader))
}

/**
 * Whether a text that asks for something is rather a contract, minutes, a job advertisement or the rules of a house: it has
 * the phrases of such texts, or nobody asks and it speaks of no product and nothing digital.
 */
function isOtherText(read: { clause: IdeaClause; kind: ClauseKind }[], text: string, reader: Reader) {
  const digital = read.filter(({ clause }) => reader.has('digital').test(clause.text)).length
  const asked = read.filter(({ kind, clause }) => kind === 'wish' && isAskedFor(clause, reader)).length
  if (digital + asked < MIN_EVIDENCE && reader.has('otherGenres').test(text)) return true
  const wishes = read.filter(({ kind }) => kind === 'wish')
  const namesProduct = wishes.some(({ clause }) => isAsked(clause, reader) || startsWithProduct(clause.text, reader))
  return wishes.length >= MIN_RULES && digital === 0 && !namesProduct
}

const MIN_EVIDENCE = 4
const MIN_RULES = 3

const isAsked = (clause: IdeaClause, reader: Reader) =>
  reader.asks(clause.text) !== null ||
  clause.isLedIn ||
  clause.isLabeled ||
  clause.isItem ||
  MEANS_PRODUCT.test(clause.text)

/** "I need a list of all members": somebody asks for a thing that products give, or for a deed that is not of everyday life. */
const isAskedFor = (clause: IdeaClause, reader: Reader) => isAsked(clause, reader) && isClear(clause, reader)

/** "It should record what goes on air": who speaks of "it" has a product in mind. */
const MEANS_PRODUCT =
  /^(?:and\s|und\s|y\s|et\s)?(?:it\s(?:should|must|shall|has to|needs to|would)|(?:es|das)\s(?:soll|muss|müsste)|(?:tiene|tendría)\sque|(?:il|elle|ça)\s(?:doit|devrait))\s/i

const MIN_COUNTED_UP = 3
const MIN_THINGS = 2

/** "Upload a file. Sort by shop. Export to Excel.", or a list: deeds in a row, and things that a product gives. */
function isCountedUp(read: { clause: IdeaClause; kind: ClauseKind }[], reader: Reader) {
  const counted = read
    .filter(({ kind }) => kind === 'wish')
    .map(({ clause }) => ({ clause, words: clauseWords(clause.text, reader) }))
    .filter(({ clause, words }) => (clause.isItem && clause.isFirst) || words[0]?.isVerb)
  const giving = counted.filter(({ words }) => words.some(({ isThing }) => isThing))
  return counted.length >= MIN_COUNTED_UP && giving.length >= MIN_THINGS
}

function isConcrete(clause: IdeaClause, reader: Reader) {
  const words = clauseWords(clause.text, reader)
  const isAsked = reader.asks(clause.text) !== null || reader.has('modals').test(clause.text)
  const isPlaced = clause.isLedIn || clause.isLabeled || clause.section !== null
  if (clause.isListed) return words.some(({ isThing }) => isThing)
  return (isAsked || isPlaced) && words.length >= MIN_WORDS && words.some(({ isVerb, isThing }) => isVerb || isThing)
}

/** It names a product, a thing that one gives, or a deed that is not of everyday life. */
function isClear(clause: IdeaClause, reader: Reader) {
  const words = clauseWords(clause.text, reader)
  const isDeed = words.some(({ isVerb, stem }) => isVerb && !reader.everydayVerbs.has(stem))
  return isDeed || words.some(({ isThing }) => isThing) || reader.has('products').test(clause.text)
}
