import { findAll } from './phrase-pattern'
import type { Reader } from './reading-language'

/** Brackets and quotes filled with letters, so that nothing in them parts a sentence. Places stay. */
export function maskBrackets(text: string) {
  const fill = (found: string) => 'x'.repeat(found.length)
  return text.replace(/\([^()]{0,400}\)|"[^"]{0,200}"|“[^”]{0,200}”|„[^“]{0,200}“|«[^»]{0,200}»/g, fill)
}

/** A clause without "and also", "second thing": what it says itself. */
export function withoutOpenings(text: string, reader: Reader) {
  let body = text.trim()
  for (let round = 0; round < 4; round++) {
    const found = reader.startsWith('openings').exec(body) ?? reader.startsWith('conjunctions').exec(body)
    if (!found || found[0].length >= body.length) break
    body = body.slice(found[0].length).replace(/^[\s,:.–-]+/, '')
  }
  return body
}

/** What a clause says, without brackets, reasons and what comes after a dash. */
export function headOf(text: string, reader: Reader) {
  const bare = text.replace(/\s?\([^()]{0,400}\)/g, '')
  const reason = findAll(reader.has('reasons'), bare).find(({ index }) => index > 0)
  const dash = /\s[-–—]\s/.exec(bare)?.index
  const ends = [reason?.index, dash].filter((end) => end !== undefined && end > 0)
  return bare.slice(0, Math.min(bare.length, ...ends.map(Number))).replace(/[\s,;:]+$/, '')
}

/** A clause without the condition that it begins with: "When it changes, the driver gets a message". */
export function mainOf(text: string, reader: Reader) {
  if (!startsWithCondition(text, reader)) return text
  const comma = maskBrackets(text).indexOf(', ')
  const condition = text.slice(0, Math.max(0, comma))
  const hasMain = reader.has('modals').test(condition) || reader.has('abilities').test(condition)
  return comma > 0 && !hasMain ? text.slice(comma + 2) : text
}

export const startsWithCondition = (text: string, reader: Reader) =>
  reader.startsWith('conditions').test(text.replace(/^(?:only|nur|erst|solo|sólo|seulement|immer)\s/i, ''))
