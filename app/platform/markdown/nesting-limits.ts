import type { MarkdownIt, StateBlock, StateCore, Token } from 'markdown-it'

// a list takes two levels and a quotation one; with the marks within a line they stay below the sixty that cleaning allows
const MAX_BLOCK_LEVEL = 40
const MAX_MARK_LEVEL = 15

/** What stands deeper than anybody writes is plain text, in paragraphs. */
export function nestingLimits(markdown: MarkdownIt) {
  markdown.block.ruler.before('table', 'too_deep', readTooDeepAsText)
  markdown.core.ruler.after('inline', 'too_deep_marks', showTooDeepMarks)
}

function readTooDeepAsText(state: StateBlock, startLine: number, endLine: number) {
  if (state.level < MAX_BLOCK_LEVEL) return false
  let end = startLine + 1
  while (end < endLine && !state.isEmpty(end) && (state.sCount[end] ?? 0) >= state.blkIndent) end++
  state.push('paragraph_open', 'p', 1).map = [startLine, end]
  const text = state.push('inline', '', 0)
  text.content = state.getLines(startLine, end, state.blkIndent, false).trim()
  text.children = []
  state.push('paragraph_close', 'p', -1)
  state.line = end
  state.env.hasPlainParts = true
  return true
}

const MARKS = new Set(['em', 'strong', 's'])

function showTooDeepMarks({ tokens, env }: StateCore) {
  for (const { children } of tokens) if (children && showTooDeepMarksIn(children)) env.hasPlainParts = true
}

/** Turns marks within too many others into text. Answers whether there were any. */
function showTooDeepMarksIn(tokens: Token[]) {
  let level = 0
  let isTooDeep = false
  for (const token of tokens) {
    if (!MARKS.has(token.tag)) continue
    if (token.nesting > 0) level++
    if (level > MAX_MARK_LEVEL) {
      isTooDeep = true
      Object.assign(token, { type: 'text', tag: '', content: token.markup })
    }
    if (token.nesting < 0) level--
    if (token.type === 'text') token.nesting = 0
  }
  return isTooDeep
}
