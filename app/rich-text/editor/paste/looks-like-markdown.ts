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
