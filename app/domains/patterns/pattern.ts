/*
 * How pages are called in search results and networks, one way for all of a kind, where nothing was said of the page itself.
 */

export const patternKinds = ['post', 'product', 'landing-page', 'site'] as const
export type PatternKind = (typeof patternKinds)[number]

/** Texts with variables, `{title} – {site}`; empty ones leave pages as they are. */
export interface Pattern {
  title: string
  description: string
}

export const noPattern: Pattern = { title: '', description: '' }

/** What stands for the variables on one page. */
export type PatternWords = Readonly<Record<string, string>>

export const VARIABLE = /\{([^{}]*)\}/g

/** The text of a pattern for one page: a part between dashes in which nothing is left goes with its dash. */
export function fillPattern(text: string, words: PatternWords) {
  const parts = text.split(/( [–—|·-] )/)
  let filled = ''
  for (let at = 0; at < parts.length; at += 2) {
    const part = (parts[at] ?? '')
      .replace(VARIABLE, (_all, name: string) => (Object.hasOwn(words, name) ? words[name] : '') ?? '')
      .trim()
    if (part) filled += filled ? `${parts[at - 1]}${part}` : part
  }
  return filled.replace(/ {2,}/g, ' ')
}

interface Studio {
  brand: { name: string; tagline: string }
  year?: number
}

/** What stands for the variables that every page has, besides its own words. */
export function wordsOfStudio({ brand, year }: Studio): PatternWords {
  return { site: brand.name, tagline: brand.tagline, year: String(year ?? '') }
}
