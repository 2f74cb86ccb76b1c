import { Marked } from 'marked'
import markedFootnote from 'marked-footnote'
import { cleanArticle } from './clean.server'
import { withHeadingIds } from './outline'
import { withTypography } from './typography'

const marked = new Marked({ gfm: true }).use(markedFootnote({ description: 'Footnotes' }))

/** Markdown (GitHub's dialect with footnotes) as clean HTML with printed marks and ids on its headings. */
export function renderMarkdown(markdown: string) {
  return withHeadingIds(withTypography(cleanArticle(marked.parse(markdown, { async: false }))))
}
