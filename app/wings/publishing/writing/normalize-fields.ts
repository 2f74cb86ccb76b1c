import type { SeoFields } from '~/wings/web/seo/seo-fields'

/** Control characters have no place in a field of one line, and break feeds. */
export function toSingleLine(text: string) {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

/** Several lines of plain text, without what cannot be seen. */
export function toMultiLine(text: string) {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim()
}

export function normalizeSeo(seo: SeoFields): SeoFields {
  const fields = Object.entries(seo).map(([name, value]) => [
    name,
    typeof value === 'string' ? toSingleLine(value) : value,
  ])
  return Object.fromEntries(fields)
}

/** Each word once, however it is written. */
export function uniqueIgnoringCase(words: string[]) {
  const byWord = new Map(words.filter(Boolean).map((word) => [word.toLowerCase(), word]))
  return [...byWord.values()]
}
