import { renderForeignMarkdown } from '~/rich-text/markdown.server'
import { fitted } from './fitting'

/** Markdown of another site as HTML that fits, with the names of what is left out. */
export function fittedMarkdown(markdown: string) {
  const lost = new Set<string>()
  const html = renderForeignMarkdown(markdown, (written) => {
    const found = fitted(written)
    for (const name of found.lost) lost.add(name)
    return found.html
  })
  return { html, lost: [...lost] }
}
