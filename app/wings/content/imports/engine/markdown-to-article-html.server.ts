import { renderExternalMarkdown } from '~/rich-text/render-markdown.server'
import { toArticleHtml } from './article-html'

/** Markdown of another site as HTML that fits, with the names of what is left out. */
export function markdownToArticleHtml(markdown: string) {
  const lost = new Set<string>()
  const html = renderExternalMarkdown(markdown, (written) => {
    const found = toArticleHtml(written)
    for (const name of found.lost) lost.add(name)
    return found.html
  })
  return { html, lost: [...lost] }
}
