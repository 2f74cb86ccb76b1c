import { type Language, languageOfTag } from '~/kits/language/language'
import type { ReadingRules } from './reading/reading-rules'
import { dutchReading } from './reading/rules/dutch'
import { englishReading } from './reading/rules/english'
import { frenchReading } from './reading/rules/french'
import { germanReading } from './reading/rules/german'
import { italianReading } from './reading/rules/italian'
import { portugueseReading } from './reading/rules/portuguese'
import { spanishReading } from './reading/rules/spanish'

export const READING_RULES: Readonly<Record<Language, ReadingRules>> = {
  en: englishReading,
  de: germanReading,
  es: spanishReading,
  fr: frenchReading,
  pt: portugueseReading,
  it: italianReading,
  nl: dutchReading,
}

/** The rules for a language tag ("de-AT"); null when the language has none. All languages are loaded: for the server. */
export function readingRulesOf(tag: string): ReadingRules | null {
  const language = languageOfTag(tag)
  return language && READING_RULES[language]
}
