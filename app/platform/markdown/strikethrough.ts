import type { Delimiter, MarkdownIt, StateInline } from 'markdown-it'

const TILDE = 0x7e
// the parser pairs delimiters of one marker: a single tilde never ends what two began
const MARKERS = { 1: TILDE + 0x10000, 2: TILDE + 0x20000 } as const

/** Text between single or double tildes is struck through; three or more are text. */
export function singleOrDoubleStrikethrough(markdown: MarkdownIt) {
  markdown.inline.ruler.at('strikethrough', readTildes)
  markdown.inline.ruler2.at('strikethrough', (state) => {
    for (const delimiters of [state.delimiters, ...state.tokens_meta.flatMap((meta) => [meta?.delimiters ?? []])])
      strikeThrough(state, delimiters)
  })
  markdown.renderer.rules.s_open = () => '<del>'
  markdown.renderer.rules.s_close = () => '</del>'
}

function readTildes(state: StateInline, isSilent: boolean) {
  if (isSilent || state.src.charCodeAt(state.pos) !== TILDE) return false
  const { length, can_open, can_close } = state.scanDelims(state.pos, true)
  state.push('text', '', 0).content = '~'.repeat(length)
  if (length === 1 || length === 2)
    state.delimiters.push({
      marker: MARKERS[length],
      length: 0,
      token: state.tokens.length - 1,
      end: -1,
      open: can_open,
      close: can_close,
    })
  state.pos += length
  return true
}

function strikeThrough({ tokens }: StateInline, delimiters: Delimiter[]) {
  for (const { marker, token, end } of delimiters) {
    if (marker <= TILDE + 0xffff || end === -1) continue
    const [open, close] = [tokens[token], tokens[delimiters[end]?.token ?? -1]]
    for (const mark of [open, close]) if (mark) Object.assign(mark, { tag: 's', markup: mark.content, content: '' })
    if (open) Object.assign(open, { type: 's_open', nesting: 1 })
    if (close) Object.assign(close, { type: 's_close', nesting: -1 })
  }
}
