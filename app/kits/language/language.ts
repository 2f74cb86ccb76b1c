/** Languages that have rules here: stems, stop words, abbreviations. Others are read by what all languages share. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'it', 'nl'] as const

export type Language = (typeof LANGUAGES)[number]

/** The language with rules that a language tag (BCP 47, "de-AT") belongs to; null when there is none. */
export function languageOfTag(tag: string): Language | null {
  const [primary = ''] = tag.toLowerCase().split(/[-_]/, 1)
  return LANGUAGES.find((language) => language === primary) ?? null
}
