/** Synonyms as people type them, with commas between. */
export function parseSynonyms(typed: string): string[] {
  return typed
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}
