import type { SearchMatch } from './forgiving-search.server'

interface Match {
  /** What was typed. */
  q: string
  match: SearchMatch
  /** What was looked for. */
  text: string
}

/** How many were found, and for what, in a sentence or two: "3 posts for “queue”." */
export function describeMatch(amount: string, { q, match, text }: Match) {
  if (match === 'corrected') return `Nothing has “${q}”. ${amount} for “${text}”.`
  if (match === 'some') return `Nothing has all of “${q}”. ${amount} with some of the words.`
  return `${amount} for “${q}”.`
}
