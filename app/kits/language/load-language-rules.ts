import type { Language } from './language'
import type { LanguageRules } from './language-rules'

const loaders: Record<Language, () => Promise<LanguageRules>> = {
  en: async () => (await import('./rules/english')).englishRules,
  de: async () => (await import('./rules/german')).germanRules,
  es: async () => (await import('./rules/spanish')).spanishRules,
  fr: async () => (await import('./rules/french')).frenchRules,
  pt: async () => (await import('./rules/portuguese')).portugueseRules,
  it: async () => (await import('./rules/italian')).italianRules,
  nl: async () => (await import('./rules/dutch')).dutchRules,
}

/** The rules of one language, loaded when they are first asked for: in a browser, only those that it needs. */
export const loadLanguageRules = (language: Language): Promise<LanguageRules> => loaders[language]()
