import type { Suggestion } from '../engine/suggesting/suggestion'
import type { ChosenSuggestion } from './chosen-suggestion'

type Found = Pick<Suggestion, 'from' | 'to' | 'text' | 'start' | 'quote'>

/** A suggestion as it is sent to become a link, around the words that were suggested or around others of its sentence. */
export function choose({ from, to, text, start, quote }: Found, words?: string): ChosenSuggestion {
  const { sentence, start: at, end } = quote
  return { from, to, text, quoted: { sentence, at, source: start }, words: words ?? sentence.slice(at, end) }
}
