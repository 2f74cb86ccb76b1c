import sanitizeHtml from 'sanitize-html'

const headings = ['h2', 'h3', 'h4', 'h5', 'h6']

/**
 * What posts, products and landing pages may hold. h1 is missing because a page has one already: its title.
 * Notes have a narrower rule of their own.
 */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...headings,
    ...['p', 'br', 'hr', 'strong', 'em', 's', 'sub', 'sup', 'code', 'kbd', 'mark', 'a', 'abbr'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'cite', 'pre', 'details', 'summary'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'section'],
  ],
  allowedAttributes: {
    '*': ['class'],
    ...Object.fromEntries([...headings, 'li'].map((tag) => [tag, ['id']])),
    a: ['id', 'href', 'title', 'rel', 'aria-label', 'aria-describedby'],
    abbr: ['title'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['align', 'scope', 'colspan', 'rowspan'],
    td: ['align', 'colspan', 'rowspan'],
    section: ['aria-label'],
  },
  // a class may style code and footnotes; anything else could imitate parts of the site
  allowedClasses: { '*': ['footnotes', 'sr-only', 'language-*'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { h1: 'h2', b: 'strong', i: 'em', del: 's' },
  nestingLimit: 60,
}

/** Keeps what an article is made of and drops the rest: scripts, styles, handlers, foreign addresses. Takes and returns HTML. */
export function cleanArticle(html: string) {
  return sanitizeHtml(html, allowed)
}

/** The words of a piece of HTML, without its marks. */
export function textOf(html: string) {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, textFilter: (part) => `${part} ` })
  return decodeEntities(text).replace(/\s+/g, ' ').trim()
}

function decodeEntities(text: string) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
