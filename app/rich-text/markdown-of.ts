import { blocks } from './to-markdown/blocks'
import { parseClean } from './to-markdown/parse-clean'

/**
 * Clean HTML as Markdown (GitHub's dialect) for people to read. What Markdown has no signs for (folded text, figures, tables
 * with a caption, footnotes) stays as HTML in its place.
 */
export function markdownOf(html: string) {
  const text = blocks(parseClean(html))
  return text && `${text}\n`
}
