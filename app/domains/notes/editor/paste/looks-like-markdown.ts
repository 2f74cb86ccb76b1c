const blockSigns = [/^#{1,6} \S/m, /^\s{0,3}([-*+]|\d+[.)]) \S/m, /^(```|~~~)/m]
const inlineSigns = [/\*\*[^*\s][^*]*\*\*/, /\[[^[\]]+\]\(https?:/, /(^|\s)`[^`]+`/]

/** Whether a plain text was written as Markdown: one sign of a block, or of a word's mark. */
export function looksLikeMarkdown(text: string) {
  return [...blockSigns, ...inlineSigns].some((sign) => sign.test(text))
}
