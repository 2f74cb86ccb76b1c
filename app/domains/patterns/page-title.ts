import { cutForResult, TITLE } from '~/domains/seo-analysis/result-preview'
import { fillPattern, type PatternWords } from './pattern'

/** What each page shows while there is no pattern for its title, as long as a search result has room for it. */
export const DEFAULT_TITLE = '{title} – {site}'

// what is left out first is what a search result says beside the title, or the page at its top
const shorter = ['{title}', '{name} – {site}', '{name}']

/**
 * What search results are told a page is called: what the pattern of its kind says, and without one the longest of the
 * built-in titles that is shown whole.
 */
export function pageTitle(pattern: string, words: PatternWords) {
  if (pattern) return fillPattern(pattern, words)
  const ways = words.name ? shorter : shorter.slice(0, 1)
  const titles = [DEFAULT_TITLE, ...ways].map((way) => fillPattern(way, words))
  return titles.find((title) => !cutForResult(title, TITLE).isCut) ?? titles.at(-1) ?? ''
}
