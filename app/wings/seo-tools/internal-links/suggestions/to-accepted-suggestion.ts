import type { LinkSuggestion } from '../engine/suggestions/link-suggestion'
import type { AcceptedSuggestion } from './suggestion-forms'

type SuggestionPlace = Pick<LinkSuggestion, 'from' | 'to' | 'text' | 'start' | 'quote'>

/** A suggestion as it is sent to become a link, around the words that were suggested or around others of its sentence. */
export function toAcceptedSuggestion(
  { from, to, text, start, quote }: SuggestionPlace,
  words?: string,
): AcceptedSuggestion {
  const { sentence, start: at, end } = quote
  return { from, to, text, quoted: { sentence, at, source: start }, words: words ?? sentence.slice(at, end) }
}
