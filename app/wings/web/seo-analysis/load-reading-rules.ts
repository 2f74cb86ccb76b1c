import { type Language, languageOfTag } from '~/kits/language/language'
import type { ReadingRules } from './reading/reading-rules'

const loaders: Record<Language, () => Promise<ReadingRules>> = {
  en: async () => (await import('./reading/rules/english')).englishReading,
  de: async () => (await import('./reading/rules/german')).germanReading,
  es: async () => (await import('./reading/rules/spanish')).spanishReading,
  fr: async () => (await import('./reading/rules/french')).frenchReading,
  pt: async () => (await import('./reading/rules/portuguese')).portugueseReading,
  it: async () => (await import('./reading/rules/italian')).italianReading,
  nl: async () => (await import('./reading/rules/dutch')).dutchReading,
}

/** The rules for a language tag ("de-AT"), loaded alone in a browser; null when the language has none. */
export async function loadReadingRules(tag: string): Promise<ReadingRules | null> {
  const language = languageOfTag(tag)
  return language && (await loaders[language]())
}
