/** Dresses clean HTML for reading: wide tables and code scroll inside themselves and can be reached by keyboard. */
export function presentArticle(html: string) {
  return html
    .replaceAll('<table', '<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')
    .replaceAll('<img ', '<img loading="lazy" decoding="async" ')
}
