import { marked } from 'marked'

const blockPatterns = [
  /^#{1,6} \S/m,
  /^\s{0,3}([-*+]|\d+[.)]) \S/m,
  /^> \S/m,
  /^(```|~~~)/m,
  /^\|.+\|\s*$/m,
  /^ {0,3}(-{3,}|\*{3,})\s*$/m,
]
const inlinePatterns = [
  /\*\*[^*\s][^*]*\*\*/,
  /\[[^[\]]+\]\([^()\s]+[()]/,
  /(^|\s)`[^`]+`/,
  /(^|\s)_[^_\s][^_]*_(\s|[.,!?]|$)/,
]

/** Whether a plain text was written as Markdown: one sign of a block, or of a word's mark. */
export function looksLikeMarkdown(text: string) {
  return [...blockPatterns, ...inlinePatterns].some((sign) => sign.test(text))
}

/** Markdown (GitHub's dialect) as HTML that still has to be cleaned. */
export function pastedMarkdownToHtml(text: string) {
  return marked.parse(text, { gfm: true, async: false })
}
