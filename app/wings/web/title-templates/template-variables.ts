import { type TitleTemplate, type TitleTemplateKind, VARIABLE_REGEX } from './title-template'

const ofAll = {
  title: 'page title',
  description: 'meta description',
  site: 'site name',
  tagline: 'tagline',
  year: 'current year',
}

/** The variables of each kind, with what they stand for. */
export const templateVariablesByKind: Record<TitleTemplateKind, Record<string, string>> = {
  post: { ...ofAll, category: 'category', author: 'author', date: 'publication date' },
  product: { ...ofAll, name: 'product name', category: 'category', price: 'lowest price' },
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
  if (unknown !== undefined)
    return `{${unknown}} is not available here. Use ${known.map((name) => `{${name}}`).join(', ')}.`
  if (/[{}]/.test(text.replace(VARIABLE_REGEX, ''))) return 'Enclose variables in braces, such as {title}.'
  const telling = distinguishingVariables[field].filter((name) => known.includes(name))
  if (named.some((name) => telling.includes(name))) return undefined
  return `Add ${telling.map((name) => `{${name}}`).join(' or ')} so that each page has its own text.`
}

const distinguishingVariables = { title: ['title', 'name'], description: ['title', 'name', 'description'] }
