import { renderExternalMarkdown } from '~/rich-text/render-markdown.server'
import { toArticleHtml } from './article-html'

const PLAIN_PARTS = 'Parts of its Markdown are nested too deeply. They were imported as plain text.'

/** Markdown of another site as HTML that fits, with the names of what is left out, and sentences for the report. */
export function markdownToArticleHtml(markdown: string) {
  const lost = new Set<string>()
  const { html, hasPlainParts } = renderExternalMarkdown(markdown, (written) => {
    const found = toArticleHtml(written)
    for (const name of found.lost) lost.add(name)
    return found.html
  })
  return { html, lost: [...lost], notes: hasPlainParts ? [PLAIN_PARTS] : [] }
}
