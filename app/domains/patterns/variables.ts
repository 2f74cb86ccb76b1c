import { type Pattern, type PatternKind, VARIABLE } from './pattern'

const ofAll = {
  title: 'what the page is called',
  description: 'its own description',
  site: 'the studio’s name',
  tagline: 'the studio’s tagline',
  year: 'this year',
}

/** The variables of each kind, with what they stand for. */
export const variablesOf: Record<PatternKind, Record<string, string>> = {
  post: { ...ofAll, category: 'its category', author: 'who wrote it', date: 'when it came out' },
  product: { ...ofAll, name: 'its name alone', category: 'its category', price: 'its lowest price' },
  'landing-page': ofAll,
  site: ofAll,
}

/** What of a pattern's text is wrong for pages of this kind, as a sentence; undefined when nothing is. */
export function faultInPattern(kind: PatternKind, field: keyof Pattern, text: string): string | undefined {
  if (text === '') return undefined
  const known = Object.keys(variablesOf[kind])
  const named = [...text.matchAll(VARIABLE)].map(([, name = '']) => name)
  const unknown = named.find((name) => !known.includes(name))
  if (unknown !== undefined) return `There is no {${unknown}} here. Use ${known.map((name) => `{${name}}`).join(', ')}.`
  if (/[{}]/.test(text.replace(VARIABLE, '')))
    return 'A variable stands in brackets, such as {title}; one bracket is alone.'
  const telling = tellingApart[field].filter((name) => known.includes(name))
  if (named.some((name) => telling.includes(name))) return undefined
  return `Without ${telling.map((name) => `{${name}}`).join(' or ')} every page says the same.`
}

const tellingApart = { title: ['title', 'name'], description: ['title', 'name', 'description'] }
