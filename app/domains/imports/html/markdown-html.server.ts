import { renderExternalMarkdown } from '~/rich-text/markdown.server'
import { toArticleHtml } from './fitting'

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
