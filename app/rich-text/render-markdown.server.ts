import { createMarkdownConverter } from '~/platform/markdown/create-markdown-converter'
import { footnotes } from '~/platform/markdown/footnotes'
import { cleanArticle, cleanExternalArticle } from './clean-html.server'
import { addHeadingIds } from './outline'
import { applyTypography } from './typography'

const convert = createMarkdownConverter({ plugins: [footnotes] })

/**
 * Markdown (GitHub's dialect with footnotes) as clean HTML with printed marks and ids on its headings.
 * @throws MarkdownTooLong, TooManyTags
 */
export function renderMarkdown(markdown: string) {
  return addHeadingIds(applyTypography(cleanArticle(convert(markdown).html)))
}

/**
 * As `renderMarkdown`, of another site: `prepare` gets its HTML as it was written, and pictures keep their addresses.
 * `hasPlainParts`: what is nested too deeply stands in it as plain text.
 */
export function renderExternalMarkdown(markdown: string, prepare: (html: string) => string) {
  const { html, hasPlainParts } = convert(markdown)
  return { html: addHeadingIds(applyTypography(cleanExternalArticle(prepare(html)))), hasPlainParts }
}
