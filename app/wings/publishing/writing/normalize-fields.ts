import type { SeoFields } from './entry'

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
  return {
    ...seo,
    metaTitle: toSingleLine(seo.metaTitle),
    metaDescription: toSingleLine(seo.metaDescription),
    canonicalUrl: toSingleLine(seo.canonicalUrl),
    ogTitle: toSingleLine(seo.ogTitle),
    ogDescription: toSingleLine(seo.ogDescription),
    keyphrase: toSingleLine(seo.keyphrase),
    synonyms: toSingleLine(seo.synonyms),
  }
}

/** Each word once, however it is written. */
export function uniqueIgnoringCase(words: string[]) {
  const byWord = new Map(words.filter(Boolean).map((word) => [word.toLowerCase(), word]))
  return [...byWord.values()]
}
