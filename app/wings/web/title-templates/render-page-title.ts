import { TITLE_LINE, truncateForResult } from '~/wings/web/seo-analysis/truncate-for-result'
import { renderTitleTemplate, type TemplateVariables } from './title-template'

/** What each page shows while there is no pattern for its title, as long as a search result has room for it. */
export const DEFAULT_TITLE_TEMPLATE = '{title} – {site}'

// what is left out first is what a search result says beside the title, or the page at its top
const shorter = ['{title}', '{name} – {site}', '{name}']

/**
 * What search results are told a page is called: what the pattern of its kind says, and without one the longest of the
 * built-in titles that is shown whole.
 */
export function renderPageTitle(pattern: string, words: TemplateVariables) {
  if (pattern) return renderTitleTemplate(pattern, words)
  const ways = words.name ? shorter : shorter.slice(0, 1)
  const titles = [DEFAULT_TITLE_TEMPLATE, ...ways].map((way) => renderTitleTemplate(way, words))
  return titles.find((title) => !truncateForResult(title, TITLE_LINE).isTruncated) ?? titles.at(-1) ?? ''
}
