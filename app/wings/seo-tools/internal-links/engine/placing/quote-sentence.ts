import type { HtmlBlock } from '../text/html-block'
import { normalizeSpaces } from './normalize-spaces'
import type { Quote } from './page-plan'

// signs before and behind the words: what fits on three lines of a table
const MAX_SIDE_LENGTH = 160

/** Words in their sentence as people read it; of a very long one the part around them. */
export function quoteSentence({ text, sentences }: HtmlBlock, start: number, end: number): Quote {
  const first = Math.max(sentences.at(start).start, start - MAX_SIDE_LENGTH)
  const behind = Math.min(sentences.at(end - 1).end, end + MAX_SIDE_LENGTH)
  const whole = text.slice(first, behind)
  const trimmed = whole.trimStart()
  const shift = first + whole.length - trimmed.length
  const sentence = normalizeSpaces(trimmed.trimEnd())
  return { sentence, start: start - shift, end: end - shift }
}
