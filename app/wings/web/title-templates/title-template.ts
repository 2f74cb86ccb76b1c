/*
 * How pages are called in search results and networks, one way for all of a kind, where nothing was said of the page itself.
 */

export const titleTemplateKinds = ['post', 'product', 'landing-page', 'site'] as const
export type TitleTemplateKind = (typeof titleTemplateKinds)[number]

/** Texts with variables, `{title} – {site}`; empty ones leave pages as they are. */
export interface TitleTemplate {
  title: string
  description: string
}

export const emptyTitleTemplate: TitleTemplate = { title: '', description: '' }

/** What stands for the variables on one page. */
export type TemplateVariables = Readonly<Record<string, string>>

export const VARIABLE_REGEX = /\{([^{}]*)\}/g

/** The text of a pattern for one page: a part between dashes in which nothing is left goes with its dash. */
export function renderTitleTemplate(text: string, words: TemplateVariables) {
  const parts = text.split(/( [–—|·-] )/)
  let filled = ''
  for (let at = 0; at < parts.length; at += 2) {
    const part = (parts[at] ?? '')
      .replace(VARIABLE_REGEX, (_all, name: string) => (Object.hasOwn(words, name) ? words[name] : '') ?? '')
      .trim()
    if (part) filled += filled ? `${parts[at - 1]}${part}` : part
  }
  return filled.replace(/ {2,}/g, ' ')
}

interface SiteVariablesSource {
  brand: { name: string; tagline: string }
  year?: number
}

/** What stands for the variables that every page has, besides its own words. */
export function siteTemplateVariables({ brand, year }: SiteVariablesSource): TemplateVariables {
  return { site: brand.name, tagline: brand.tagline, year: String(year ?? '') }
}
