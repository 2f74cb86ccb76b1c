import { isLetterAt } from './split-words'

// "node.js", "long-term", "mail@example.com", "https://example.com": one thing, though it is several words
const joins = new Set('-./@_:&#‑')
// "C++", "C#"
const belongsToName = new Set('+#')

/** Whether what stands between two offsets is whole: no part of a longer word, name or address. */
export function isWholeWordAt(text: string, start: number, end: number) {
  const isJoinedBefore = joins.has(text[start - 1] ?? '') && isLetterAt(text, start - 2)
  const isJoinedBehind = joins.has(text[end] ?? '') && isLetterAt(text, end + 1)
  return !isJoinedBefore && !isJoinedBehind && !belongsToName.has(text[end] ?? '')
}
