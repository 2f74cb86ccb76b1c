import { highlightCode } from './highlight.server'

/**
 * Dresses clean HTML for reading: code is highlighted, wide tables and code scroll inside themselves and can be reached by
 * keyboard, and the empty corner of a table is no heading.
 */
export function enhanceArticleHtml(html: string) {
  return highlightCode(html)
    .replaceAll('<table', '<div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table')
    .replace(/<th( [^<>]*)?>\s*<\/th>/g, '<td></td>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<img ', '<img loading="lazy" decoding="async" ')
}
