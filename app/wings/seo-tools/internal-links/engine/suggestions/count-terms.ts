import type { ParsedText } from '../text/parse-text'
import { splitWords } from '../text/split-words'
import { NO_TERM } from './term-dictionary'

// what a title says counts as if the text said it three more times
const TITLE_WEIGHT = 3

/** The terms of a text that mean something, in their order; `numberOf` numbers its words. */
export function* extractTerms(text: string, numberOf: (word: string) => number): Generator<number> {
  const { starts, ends } = splitWords(text)
  for (const [at, start] of starts.entries()) {
    const term = numberOf(text.slice(start, ends[at]))
    if (term !== NO_TERM) yield term
  }
}

/** How often a page has each term, by the numbers of the terms in ascending order. */
export function countTerms(title: string, read: readonly ParsedText[], numberOf: (word: string) => number) {
  const counts = new Map<number, number>()
  const count = (text: string, weight: number) => {
    for (const term of extractTerms(text, numberOf)) counts.set(term, (counts.get(term) ?? 0) + weight)
  }
  count(title, TITLE_WEIGHT)
  for (const { blocks } of read) for (const { kind, text } of blocks) if (kind !== 'code') count(text, 1)
  const sorted = [...counts].sort(([a], [b]) => a - b)
  return {
    terms: Uint32Array.from(sorted, ([term]) => term),
    counts: Uint16Array.from(sorted, ([, times]) => Math.min(times, 0xffff)),
  }
}
