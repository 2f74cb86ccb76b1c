import { LANGUAGE_RULES } from '~/kits/language/all-languages'
import { languageOfTag } from '~/kits/language/language'
import type { LanguageRules } from '~/kits/language/language-rules'
import { parseKeyphrase } from './text/keyphrase'

/**
 * What two pages have in common that may compete for one keyphrase: its stems in the language of the page (a tag such as
 * "de"), in the order of the alphabet. Null for what has no word. A phrase in quotes has the key of its words, so that it is
 * found beside those without.
 */
export function keyphraseKey(typed: string, language = 'en'): string | null {
  const known = languageOfTag(language)
  return keyByRules(typed, known && LANGUAGE_RULES[known])
}

/** All keys that a page with this keyphrase may have, in whatever language it is, or was when it was saved. */
export function possibleKeyphraseKeys(typed: string): string[] {
  const keys = [...Object.values(LANGUAGE_RULES), null].flatMap((rules) => keyByRules(typed, rules) ?? [])
  return [...new Set(keys)]
}

function keyByRules(typed: string, rules: LanguageRules | null) {
  const phrase = parseKeyphrase(typed, rules)
  return phrase ? phrase.stems.toSorted().join(' ') : null
}
