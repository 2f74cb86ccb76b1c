import type { SeoFields } from './piece'

/** Control characters have no place in a field of one line, and break feeds. */
export function oneLine(text: string) {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

/** Several lines of plain text, without what cannot be seen. */
export function manyLines(text: string) {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]+/gu, ' ')
    .trim()
}

export function tidySeo(seo: SeoFields): SeoFields {
  return {
    ...seo,
    metaTitle: oneLine(seo.metaTitle),
    metaDescription: oneLine(seo.metaDescription),
    canonicalUrl: oneLine(seo.canonicalUrl),
    ogTitle: oneLine(seo.ogTitle),
    ogDescription: oneLine(seo.ogDescription),
    keyphrase: oneLine(seo.keyphrase),
    synonyms: oneLine(seo.synonyms),
  }
}

/** Each word once, however it is written. */
export function eachOnce(words: string[]) {
  const byWord = new Map(words.filter(Boolean).map((word) => [word.toLowerCase(), word]))
  return [...byWord.values()]
}
