import type { Place } from '~/platform/database/keyset.server'
import { storableText } from '~/platform/storable-text'

/** A link of the register as one word: the page on which it stands, and which of its links it is. */
export function markOf({ fromPath, position }: { fromPath: string; position: number }) {
  return `${position}${fromPath}`
}

const mark = /^(\d{1,9})(\/.*)$/s

/** The link that a word names; undefined when it names none. */
export function linkAt(word: string | undefined) {
  const [, position, fromPath] = mark.exec(word ?? '') ?? []
  return fromPath ? { fromPath, position: Number(position) } : undefined
}

/** Where in a list of links its page begins, as the address says. */
export function linkPlaceIn(params: URLSearchParams): Place {
  const named = (name: string) => storableText(params.get(name) ?? '') || undefined
  return { after: named('after'), before: named('before') }
}
