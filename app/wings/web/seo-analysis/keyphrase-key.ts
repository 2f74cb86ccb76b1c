import { parseKeyphrase } from './text/keyphrase'

/**
 * What two pages have in common that may compete for one keyphrase: its stems in the order of the alphabet. Null for what
 * has no word. A phrase in quotes has the key of its words, so that it is found beside those without.
 */
export function keyphraseKey(typed: string): string | null {
  const phrase = parseKeyphrase(typed)
  return phrase ? phrase.stems.toSorted().join(' ') : null
}

/** Synonyms as people type them, with commas between. */
export function parseSynonyms(typed: string): string[] {
  return typed
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}
