import type { JSONContent } from '@tiptap/core'
import { escapeText } from '../../entities'
import { isSafeAddress } from './links'
import { type Attributes, element } from './markup'

interface InlineMark {
  type: string
  attrs?: Attributes
}

// from the outside in
const order = ['link', 'bold', 'italic', 'strike', 'mark', 'cite', 'abbr', 'sub', 'sup', 'kbd', 'code']

const tags: Record<string, string> = { bold: 'strong', italic: 'em', strike: 's' }

/** The words of one block with their marks; marks that go on over several words are written once. */
export function inlineHtml(content: JSONContent[] = []): string {
  return nested(content.map((node) => ({ node, marks: sorted(node.marks ?? []) })))
}

interface Piece {
  node: JSONContent
  marks: InlineMark[]
}

function nested(pieces: Piece[]): string {
  let html = ''
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as Piece
    const [outer] = piece.marks
    if (!outer) {
      html += leaf(piece.node)
      at++
      continue
    }
    let end = at + 1
    while (end < pieces.length && isSame(pieces[end]?.marks[0], outer)) end++
    html += wrapped(outer, nested(pieces.slice(at, end).map(({ node, marks }) => ({ node, marks: marks.slice(1) }))))
    at = end
  }
  return html
}

function leaf({ type, text, attrs }: JSONContent) {
  if (type === 'hardBreak') return '<br />'
  if (type === 'keptInline') return String(attrs?.html ?? '')
  return escapeText(text ?? '')
}

function wrapped({ type, attrs = {} }: InlineMark, inner: string) {
  if (type !== 'link') return element(tags[type] ?? type, { title: attrs.title }, inner)
  const { href, title, rel, target } = attrs
  return isSafeAddress(String(href ?? '')) ? element('a', { href, title, rel, target }, inner) : inner
}

function sorted(marks: InlineMark[]) {
  return [...marks].sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
}

function isSame(a: InlineMark | undefined, b: InlineMark) {
  return a?.type === b.type && JSON.stringify(a.attrs ?? {}) === JSON.stringify(b.attrs ?? {})
}
