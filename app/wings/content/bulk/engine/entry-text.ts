import { cleanHtmlToText } from '~/rich-text/clean-html.server'
import type { EntryContent } from '~/wings/publishing/writing/entry'

const MAX_DEPTH = 20

/** The sentences of a piece, wherever they stand in it. What has no space is an id, an address or a choice, no sentence. */
export function entryText({ slug: _address, seo: _elsewhere, ...content }: EntryContent): string {
  return textsIn(content, 0).join('\n')
}

function textsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return value.includes(' ') ? [stripTags(value)] : []
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return []
  return Object.values(value).flatMap((part) => textsIn(part, depth + 1))
}

/** A "<" that is never closed would have the search for tags go through the rest of the text again and again. */
function stripTags(text: string) {
  const end = text.lastIndexOf('>') + 1
  return end === 0 ? text : `${cleanHtmlToText(text.slice(0, end))} ${text.slice(end)}`
}
