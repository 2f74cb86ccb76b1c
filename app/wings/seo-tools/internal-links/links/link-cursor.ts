import type { KeysetCursor } from '~/platform/lists/keyset-pagination.server'
import { toStorableText } from '~/platform/text/storable-text'

/** A link of the register as one word: the page on which it stands, and which of its links it is. */
export function encodeLinkCursor({ fromPath, position }: { fromPath: string; position: number }) {
  return `${position}${fromPath}`
}

const cursorPattern = /^(\d{1,9})(\/.*)$/s

/** The link that a word names; undefined when it names none. */
export function decodeLinkCursor(word: string | undefined) {
  const [, position, fromPath] = cursorPattern.exec(word ?? '') ?? []
  return fromPath ? { fromPath, position: Number(position) } : undefined
}

/** Where in a list of links its page begins, as the address says. */
export function readLinkCursors(params: URLSearchParams): KeysetCursor {
  const named = (name: string) => toStorableText(params.get(name) ?? '') || undefined
  return { after: named('after'), before: named('before') }
}
