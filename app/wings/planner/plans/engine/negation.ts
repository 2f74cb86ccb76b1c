import { isClauseBoundary } from './text-matching'

const NEGATORS = new Set(['no', 'not', 'without', 'never', 'neither', 'nor', 'exclude', 'excluding', 'except', 'skip'])
const CONTRACTED = /n't$/
const CONTRAST_WORDS = new Set(['but', 'however', 'although', 'with', 'only', 'just', 'instead', 'yet', 'plus'])
const NON_NEGATING_WORDS = new Set(['only', 'just', 'merely', 'later', 'limited'])
const ARTICLES = new Set(['a', 'an', 'the', 'some'])
const TRAILING_NEGATION =
  /\b(not (needed|required|included|necessary|wanted|planned)|out of scope|unnecessary|unneeded)\b/
/** "no payments, accounts or ads": a list whose parts are this short goes on being denied. */
const MAX_LIST_PART_WORDS = 3

const endsClause = (token: string) => token === ',' || isClauseBoundary(token) || CONTRAST_WORDS.has(token)

function isListContinued(words: string[], comma: number) {
  let length = 0
  for (const word of words.slice(comma + 1)) {
    if (word === 'or' || word === 'nor') return length > 0
    if (isClauseBoundary(word) || CONTRAST_WORDS.has(word)) return false
    length = word === ',' ? 0 : length + 1
    if (length > MAX_LIST_PART_WORDS) return false
  }
  return false
}

const isNegator = (words: string[], at: number) => {
  const word = words[at] ?? ''
  return (NEGATORS.has(word) || CONTRACTED.test(word)) && !NON_NEGATING_WORDS.has(words[at + 1] ?? '')
}

function negatedByPrefix(words: string[]) {
  let isDenied = false
  return words.map((word, at) => {
    if (isNegator(words, at)) isDenied = true
    else if (isClauseBoundary(word) || CONTRAST_WORDS.has(word)) isDenied = false
    else if (word === ',') isDenied = isDenied && isListContinued(words, at)
    else if (word === 'and' && ARTICLES.has(words[at + 1] ?? '')) isDenied = false
    // "without leaving the page" is a manner, not a refusal; "without messaging" denies the word itself only.
    else if (isDenied && words[at - 2] === 'without' && words[at - 1]?.endsWith('ing')) isDenied = false
    return isDenied
  })
}

/** For each word whether the text refuses it: "no payments", "chat is not needed", "without ads or accounts". */
export function findNegatedWords(words: string[]) {
  const denied = negatedByPrefix(words)
  let start = 0
  for (let at = 0; at <= words.length; at++) {
    const word = words[at]
    if (word !== undefined && !endsClause(word)) continue
    if (TRAILING_NEGATION.test(words.slice(start, at).join(' '))) denied.fill(true, start, at)
    start = at + 1
  }
  return denied
}
