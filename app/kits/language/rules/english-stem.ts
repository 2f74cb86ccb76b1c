import { BASE_BY_VERB_FORM } from './english-verbs'

const irregularForms: Record<string, string> = {
  us: 'we',
  our: 'we',
  ours: 'we',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  criteria: 'criterion',
  analyses: 'analysis',
  indices: 'index',
  indexes: 'index',
  axes: 'axis',
  data: 'data',
  lives: 'life',
  wives: 'wife',
  knives: 'knife',
  shelves: 'shelf',
  halves: 'half',
  leaves: 'leaf',
  news: 'news',
  bus: 'bus',
  gas: 'gas',
  lens: 'lens',
  series: 'series',
  apis: 'api',
  species: 'species',
}

/**
 * What the forms of an English word have in common: "planning", "planned", "plans", "plan's" → "plan"; "wrote" → "writ".
 * Inflection only: "planner" is another word, and "universe" is not "university" as it is for Porter's later steps. Takes
 * a word in small letters; the stem is for comparing, not for reading.
 */
export function englishStem(word: string): string {
  const own = word.replace(/'s?$/, '')
  const base = BASE_BY_VERB_FORM.get(own) ?? (Object.hasOwn(irregularForms, own) ? irregularForms[own] : undefined)
  if (base) return normalizeEnding(base)
  if (!/^[a-z]+$/.test(own)) return own
  return normalizeEnding(own.length < 3 ? own : withoutVerbEnding(withoutPlural(own)))
}

function withoutPlural(word: string) {
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2)
  return /[^suia]s$/.test(word) || /[^aeiou][ao]s$/.test(word) ? word.slice(0, -1) : word
}

function withoutVerbEnding(word: string) {
  if (/[^aeiou]ied$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  const base = word.replace(/(?:ing|(?<!e)ed)$/, '')
  // "string" and "bed" have no other vowel
  return base.length > 1 && /[aeiouy]/.test(base) ? base : word
}

/** One spelling for what English doubles or drops before an ending: "plann" and "plan", "writ" and "write". */
function normalizeEnding(word: string) {
  if (word.length < 3) return word
  const open = word.replace(/e$/, '')
  // "add" is not "ad"
  return open.length > 3 ? open.replace(/([^aeiou])\1$/, '$1') : open
}
