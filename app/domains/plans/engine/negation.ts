import { isBoundary } from './word-forms'

const NEGATORS = new Set(['no', 'not', 'without', 'never', 'neither', 'nor', 'exclude', 'excluding', 'except', 'skip'])
const CONTRACTED = /n't$/
const TURNS = new Set(['but', 'however', 'although', 'with', 'only', 'just', 'instead', 'yet', 'plus'])
const NOT_A_NEGATION = new Set(['only', 'just', 'merely', 'later', 'limited'])
const ARTICLES = new Set(['a', 'an', 'the', 'some'])
const AFTERWARDS = /\b(not (needed|required|included|necessary|wanted|planned)|out of scope|unnecessary|unneeded)\b/
/** "no payments, accounts or ads": a list whose parts are this short goes on being denied. */
const LONGEST_LIST_PART = 3

const endsClause = (token: string) => token === ',' || isBoundary(token) || TURNS.has(token)

function listGoesOn(words: string[], comma: number) {
  let length = 0
  for (const word of words.slice(comma + 1)) {
    if (word === 'or' || word === 'nor') return length > 0
    if (isBoundary(word) || TURNS.has(word)) return false
    length = word === ',' ? 0 : length + 1
    if (length > LONGEST_LIST_PART) return false
  }
  return false
}

const isNegator = (words: string[], at: number) => {
  const word = words[at] ?? ''
  return (NEGATORS.has(word) || CONTRACTED.test(word)) && !NOT_A_NEGATION.has(words[at + 1] ?? '')
}

function deniedBefore(words: string[]) {
  let isDenied = false
  return words.map((word, at) => {
    if (isNegator(words, at)) isDenied = true
    else if (isBoundary(word) || TURNS.has(word)) isDenied = false
    else if (word === ',') isDenied = isDenied && listGoesOn(words, at)
    else if (word === 'and' && ARTICLES.has(words[at + 1] ?? '')) isDenied = false
    // "without leaving the page" is a manner, not a refusal; "without messaging" denies the word itself only.
    else if (isDenied && words[at - 2] === 'without' && words[at - 1]?.endsWith('ing')) isDenied = false
    return isDenied
  })
}

/** For each word whether the text refuses it: "no payments", "chat is not needed", "without ads or accounts". */
export function deniedWords(words: string[]) {
  const denied = deniedBefore(words)
  let start = 0
  for (let at = 0; at <= words.length; at++) {
    const word = words[at]
    if (word !== undefined && !endsClause(word)) continue
    if (AFTERWARDS.test(words.slice(start, at).join(' '))) denied.fill(true, start, at)
    start = at + 1
  }
  return denied
}
