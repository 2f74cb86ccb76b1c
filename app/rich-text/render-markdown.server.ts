import { Marked } from 'marked'
import markedFootnote from 'marked-footnote'
import { cleanArticle, cleanExternalArticle } from './clean-html.server'
import { addHeadingIds } from './outline'
import { applyTypography } from './typography'

const marked = new Marked({ gfm: true }).use(markedFootnote({ description: 'Footnotes' }))

/** Markdown (GitHub's dialect with footnotes) as clean HTML with printed marks and ids on its headings. */
export function renderMarkdown(markdown: string) {
  return addHeadingIds(applyTypography(cleanArticle(marked.parse(markdown, { async: false }))))
}

/** As `renderMarkdown`, of another site: `prepare` gets its HTML as it was written, and pictures keep their addresses. */
export function renderExternalMarkdown(markdown: string, prepare: (html: string) => string) {
  const written = prepare(marked.parse(markdown, { async: false }))
  return addHeadingIds(applyTypography(cleanExternalArticle(written)))
}
