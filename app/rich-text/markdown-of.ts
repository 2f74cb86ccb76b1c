import { blocksToMarkdown } from './to-markdown/blocks'
import { parseCleanHtml } from './to-markdown/parse-clean'

/**
 * Clean HTML as Markdown (GitHub's dialect) for people to read. What Markdown has no signs for (folded text, figures, tables
 * with a caption, footnotes) stays as HTML in its place.
 */
export function htmlToMarkdown(html: string) {
  const text = blocksToMarkdown(parseCleanHtml(html))
  return text && `${text}\n`
}
