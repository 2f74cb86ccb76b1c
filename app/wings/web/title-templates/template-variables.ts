import { type TitleTemplate, type TitleTemplateKind, VARIABLE_REGEX } from './title-template'

const ofAll = {
  title: 'what the page is called',
  description: 'its own description',
  site: 'the studio’s name',
  tagline: 'the studio’s tagline',
  year: 'this year',
}

/** The variables of each kind, with what they stand for. */
export const templateVariablesByKind: Record<TitleTemplateKind, Record<string, string>> = {
  post: { ...ofAll, category: 'its category', author: 'who wrote it', date: 'when it came out' },
  product: { ...ofAll, name: 'its name alone', category: 'its category', price: 'its lowest price' },
  'landing-page': ofAll,
  site: ofAll,
}

/** What of a pattern's text is wrong for pages of this kind, as a sentence; undefined when nothing is. */
export function validateTitleTemplate(
  kind: TitleTemplateKind,
  field: keyof TitleTemplate,
  text: string,
): string | undefined {
  if (text === '') return undefined
  const known = Object.keys(templateVariablesByKind[kind])
  const named = [...text.matchAll(VARIABLE_REGEX)].map(([, name = '']) => name)
  const unknown = named.find((name) => !known.includes(name))
  if (unknown !== undefined) return `There is no {${unknown}} here. Use ${known.map((name) => `{${name}}`).join(', ')}.`
  if (/[{}]/.test(text.replace(VARIABLE_REGEX, '')))
    return 'A variable stands in brackets, such as {title}; one bracket is alone.'
  const telling = distinguishingVariables[field].filter((name) => known.includes(name))
  if (named.some((name) => telling.includes(name))) return undefined
  return `Without ${telling.map((name) => `{${name}}`).join(' or ')} every page says the same.`
}

const distinguishingVariables = { title: ['title', 'name'], description: ['title', 'name', 'description'] }
