const headings = ['h2', 'h3', 'h4', 'h5', 'h6']

/**
 * What posts, products and landing pages may hold. h1 is missing because a page has one already: its title.
 * Notes have a narrower rule of their own.
 */
export const allowedTags = [
  ...headings,
  ...['p', 'br', 'hr', 'strong', 'em', 's', 'sub', 'sup', 'code', 'kbd', 'mark', 'a', 'abbr'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'cite', 'pre', 'details', 'summary'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'figure', 'figcaption', 'img', 'section'],
]

/** By tag; `*` is every tag. */
export const allowedAttributes: Record<string, string[]> = {
  '*': ['class'],
  ...Object.fromEntries([...headings, 'li'].map((tag) => [tag, ['id']])),
  a: ['id', 'href', 'title', 'rel', 'target', 'aria-label', 'aria-describedby'],
  abbr: ['title'],
  figure: ['data-embed-url'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['align', 'scope', 'colspan', 'rowspan'],
  td: ['align', 'colspan', 'rowspan'],
  section: ['aria-label'],
}

/** Tags that say the same in older words. */
export const tagReplacements: Record<string, string> = { h1: 'h2', b: 'strong', i: 'em', del: 's', strike: 's' }

/** The only place beside its own where a link may open. */
export const NEW_TAB_TARGET = '_blank'

export const allowedSchemes = ['https', 'http', 'mailto', 'tel']

/** Classes that style something; anything else could imitate parts of the site. */
export const allowedClassPattern = /^(footnotes|sr-only|language-[\w+#.-]+)$/
export const EMBED_CLASS = 'embed'
