import type { Env, MarkdownIt, StateBlock, StateCore, StateInline, Token } from 'markdown-it'

const MAX_LABEL_LENGTH = 200

/** A footnote that stands in the text; `references` counts the places that lead to it. */
interface Footnote {
  label: string
  number: number
  references: number
}

/** What begins a definition: `isNew` on the first of a label. */
interface FootnoteStart {
  label: string
  isNew: boolean
}

/** Of a text that is read: the labels that are defined, and the footnotes in the order in which the text refers to them. */
interface FootnoteEnv extends Env {
  footnoteLabels?: Set<string>
  footnotes?: Map<string, Footnote>
}

/** `[^label]` refers to a note that is defined by `[^label]: words`; all notes stand at the end of the text. */
export function footnotes(markdown: MarkdownIt) {
  const alt = ['paragraph', 'reference', 'blockquote', 'list']
  markdown.block.ruler.before('reference', 'footnote_definition', readDefinition, { alt })
  markdown.inline.ruler.before('link', 'footnote_reference', readReference)
  markdown.core.ruler.after('inline', 'footnotes', moveToEnd)
  markdown.renderer.rules.footnote_reference = renderReference
}

/** The label that begins at `at` with `[^`; undefined when there is none. */
function labelAt(text: string, at: number) {
  if (!text.startsWith('[^', at)) return undefined
  const label = /^[^\]\n]+(?=\])/.exec(text.slice(at + 2, at + 3 + MAX_LABEL_LENGTH))?.[0]
  return label && label.trim() !== '' ? label : undefined
}

function readDefinition(state: StateBlock, startLine: number, endLine: number, isSilent: boolean) {
  if ((state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0)
  const label = labelAt(state.src, start)
  const colon = start + 3 + (label?.length ?? 0)
  if (!label || state.src.charAt(colon) !== ':' || colon >= (state.eMarks[startLine] ?? 0)) return false
  if (isSilent) return true
  const env = state.env as FootnoteEnv
  env.footnoteLabels ??= new Set()
  const isNew = !env.footnoteLabels.has(label)
  env.footnoteLabels.add(label)
  const open = state.push('footnote_open', '', 1)
  open.meta = { label, isNew }
  readContent(state, startLine, endLine, colon + 1)
  state.push('footnote_close', '', -1)
  return true
}

/** The blocks of a note: what stands behind its colon, and the lines below that are indented by four. */
function readContent(state: StateBlock, startLine: number, endLine: number, from: number) {
  const [bMark, tShift, sCount] = [state.bMarks[startLine], state.tShift[startLine], state.sCount[startLine]]
  const { parentType } = state
  const blanks = /^[ \t]*/.exec(state.src.slice(from, state.eMarks[startLine]))?.[0].length ?? 0
  state.bMarks[startLine] = from
  state.tShift[startLine] = blanks
  state.blkIndent += 4
  state.sCount[startLine] = state.blkIndent
  state.parentType = 'reference'
  state.md.block.tokenize(state, startLine, endLine)
  state.parentType = parentType
  state.blkIndent -= 4
  Object.assign(state.bMarks, { [startLine]: bMark })
  Object.assign(state.tShift, { [startLine]: tShift })
  Object.assign(state.sCount, { [startLine]: sCount })
}

function readReference(state: StateInline, isSilent: boolean) {
  const label = labelAt(state.src, state.pos)
  const env = state.env as FootnoteEnv
  const end = state.pos + 3 + (label?.length ?? 0)
  if (!label || !env.footnoteLabels?.has(label) || end > state.posMax) return false
  if (!isSilent) {
    env.footnotes ??= new Map()
    const known = env.footnotes.get(label) ?? { label, number: env.footnotes.size + 1, references: 0 }
    env.footnotes.set(label, { ...known, references: known.references + 1 })
    state.push('footnote_reference', '', 0).meta = { ...known, references: known.references + 1 }
  }
  state.pos = end
  return true
}

/** The id of a note, and of each place that refers to it, from the first on. */
const noteId = (label: string) => `footnote-${encodeURIComponent(label.toWellFormed())}`
const referenceId = (label: string, time: number) =>
  `footnote-ref-${encodeURIComponent(label.toWellFormed())}${time > 1 ? `-${time}` : ''}`

function renderReference(tokens: Token[], at: number) {
  const { label, number, references } = (tokens[at] as Token).meta as unknown as Footnote
  return `<sup><a id="${referenceId(label, references)}" href="#${noteId(label)}" aria-describedby="footnote-label">${number}</a></sup>`
}

function moveToEnd(state: StateCore) {
  const { footnotes: notes = new Map<string, Footnote>() } = state.env as FootnoteEnv
  const { text, contents } = takeContents(state.tokens)
  state.tokens = text
  if (notes.size === 0) return
  const html = (content: string) => Object.assign(new state.Token('html_block', '', 0), { content })
  state.tokens.push(
    html('<section class="footnotes">\n<h2 id="footnote-label" class="sr-only">Footnotes</h2>\n<ol>\n'),
    ...[...notes.values()].flatMap((note) => [
      html(`<li id="${noteId(note.label)}">\n`),
      ...withBackLinks(contents.get(note.label) ?? [], html(backLinks(state, note))),
      html('</li>\n'),
    ]),
    html('</ol>\n</section>\n'),
  )
}

/** The text without its notes, and the first note of each label. */
function takeContents(tokens: Token[]) {
  const text: Token[] = []
  const contents = new Map<string, Token[]>()
  const places = [text]
  for (const token of tokens) {
    if (token.type === 'footnote_open') {
      const content: Token[] = []
      const { label, isNew } = token.meta as unknown as FootnoteStart
      if (isNew) contents.set(label, content)
      places.push(content)
    } else if (token.type === 'footnote_close') places.pop()
    else places.at(-1)?.push(token)
  }
  return { text, contents }
}

function backLinks({ md }: StateCore, { label, references }: Footnote) {
  const words = md.utils.escapeHtml(`Back to reference ${label}`)
  return Array.from({ length: references }, (_, at) => {
    const sign = at > 0 ? `↩<sup>${at + 1}</sup>` : '↩'
    return ` <a href="#${referenceId(label, at + 1)}" aria-label="${words}">${sign}</a>`
  }).join('')
}

/** They stand at the end of the last paragraph, or behind what else ends the note. */
function withBackLinks(content: Token[], links: Token) {
  const isParagraph = content.at(-1)?.type === 'paragraph_close'
  return isParagraph ? [...content.slice(0, -1), links, ...content.slice(-1)] : [...content, links]
}
