import type { ClauseKind } from './classify-clause'
import { clauseWords, countWords } from './clause-words'
import type { IdeaClause } from './idea-clauses'
import type { Reader } from './reading-language'

const CODE_SIGNS = /[{}<>;=()[\]|\\]/g
const MAX_CODE_SHARE = 0.06
const MIN_WORDS = 4

/**
 * Whether a text asks for a product at all: somebody wants, shall or lists something, and one of these clauses says what
 * people do with it or get from it. A poem, a letter or code gives no plan.
 */
export function isProductIdea(read: { clause: IdeaClause; kind: ClauseKind }[], reader: Reader) {
  const text = read.map(({ clause }) => clause.text).join(' ')
  const signs = text.match(CODE_SIGNS)?.length ?? 0
  if (countWords(text) < MIN_WORDS || signs / text.length > MAX_CODE_SHARE) return false
  return read.some(({ clause, kind }) => kind === 'wish' && isConcrete(clause, reader))
}

function isConcrete(clause: IdeaClause, reader: Reader) {
  const words = clauseWords(clause.text, reader)
  const isAsked =
    reader.asks(clause.text) !== null ||
    reader.has('modals').test(clause.text) ||
    clause.isLedIn ||
    clause.isLabeled ||
    clause.section !== null
  return isAsked && words.length >= MIN_WORDS && words.some(({ isVerb, isThing }) => isVerb || isThing)
}
