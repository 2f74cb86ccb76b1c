import type { MarkdownIt, RendererRule, StateBlock } from 'markdown-it'

// three for a cell; cleaning takes no more tags than they make
const MAX_TABLE_TOKENS = 150_000

/**
 * Cells say by `align` how they are aligned, as a style would be cleaned away. Rows are filled up to the width of their
 * table, so that little text makes many cells: past fifty thousand of them, tables stay text.
 */
export function tables({ block, renderer }: MarkdownIt) {
  // the first rule for blocks; the parser names it and hands it out by its place only
  const [readTable] = block.ruler.getRules('')
  if (!readTable) throw new Error('The parser reads no tables.')
  const made = new WeakMap<object, number>()
  const readLimited = (state: StateBlock, startLine: number, endLine: number, isSilent: boolean) => {
    const { env, tokens } = state
    const count = made.get(env) ?? 0
    if (count > MAX_TABLE_TOKENS) {
      env.hasPlainParts = true
      return false
    }
    const before = tokens.length
    const isTable = readTable(state, startLine, endLine, isSilent)
    if (isTable) made.set(env, count + tokens.length - before)
    return isTable
  }
  block.ruler.at('table', readLimited, { alt: ['paragraph', 'reference'] })
  renderer.rules.th_open = renderCell
  renderer.rules.td_open = renderCell
}

const renderCell: RendererRule = (tokens, at, options, _env, renderer) => {
  const cell = tokens[at]
  const align = String(cell?.attrGet('style') ?? '').replace('text-align:', '')
  if (cell && align) cell.attrs = [['align', align]]
  return renderer.renderToken(tokens, at, options)
}
