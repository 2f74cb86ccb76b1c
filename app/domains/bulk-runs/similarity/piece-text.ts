import type { PieceContent } from '~/domains/writing/piece'
import { textOf } from '~/rich-text/clean.server'

const DEEPEST = 20

/** The sentences of a piece, wherever they stand in it. What has no space is an id, an address or a choice, no sentence. */
export function pieceText({ slug: _address, seo: _elsewhere, ...content }: PieceContent): string {
  return textsIn(content, 0).join('\n')
}

function textsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [wordsOnly(value)] : []
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return []
  return Object.values(value).flatMap((part) => textsIn(part, depth + 1))
}

/** A "<" that is never closed would have the search for tags go through the rest of the text again and again. */
function wordsOnly(text: string) {
  const end = text.lastIndexOf('>') + 1
  return end === 0 ? text : `${textOf(text.slice(0, end))} ${text.slice(end)}`
}
