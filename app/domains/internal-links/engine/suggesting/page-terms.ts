import { folded, wordsIn } from '../matching/words'
import type { ReadableText } from '../reading/readable-text'
import { isStopRoot } from './stop-words'
import { wordRoot } from './word-root'

// what a title says counts as if the text said it three more times
const TITLE_WEIGHT = 3

/** Numbers the root of a word, or says that it has no number. */
export type NumberTerm = (root: string, word: string) => number | undefined

/** The terms of a text that mean something and have a number, in their order. */
export function* termsOf(text: string, numberTerm: NumberTerm): Generator<number> {
  const { starts, ends } = wordsIn(text)
  for (const [at, start] of starts.entries()) {
    const word = text.slice(start, ends[at])
    const root = wordRoot(word)
    const term = isStopRoot(root) ? undefined : numberTerm(root, folded(word))
    if (term !== undefined) yield term
  }
}

/** How often a page has each term, by the numbers of the terms in ascending order. */
export function countTerms(title: string, read: readonly ReadableText[], numberTerm: NumberTerm) {
  const counts = new Map<number, number>()
  const count = (text: string, weight: number) => {
    for (const term of termsOf(text, numberTerm)) counts.set(term, (counts.get(term) ?? 0) + weight)
  }
  count(title, TITLE_WEIGHT)
  for (const { blocks } of read) for (const { kind, text } of blocks) if (kind !== 'code') count(text, 1)
  const sorted = [...counts].sort(([a], [b]) => a - b)
  return {
    terms: Uint32Array.from(sorted, ([term]) => term),
    counts: Uint16Array.from(sorted, ([, times]) => Math.min(times, 0xffff)),
  }
}
