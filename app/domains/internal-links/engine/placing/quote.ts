import type { Block } from '../reading/block'
import { asShown } from './as-shown'
import type { Quote } from './page-plan'

// signs before and behind the words: what fits on three lines of a table
const LONGEST_SIDE = 160

/** Words in their sentence as people read it; of a very long one the part around them. */
export function quoteOf({ text, sentences }: Block, start: number, end: number): Quote {
  const first = Math.max(sentences.at(start).start, start - LONGEST_SIDE)
  const behind = Math.min(sentences.at(end - 1).end, end + LONGEST_SIDE)
  const whole = text.slice(first, behind)
  const trimmed = whole.trimStart()
  const shift = first + whole.length - trimmed.length
  const sentence = asShown(trimmed.trimEnd())
  return { sentence, start: start - shift, end: end - shift }
}
