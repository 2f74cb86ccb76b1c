import type { JSONContent } from '@tiptap/core'
import { escapeHtml } from '../../entities'
import { type HtmlAttributes, htmlElement } from './html-element'
import { isSafeHref } from './link-input'

interface InlineMark {
  type: string
  attrs?: HtmlAttributes
}

// from the outside in
const markOrder = ['link', 'bold', 'italic', 'strike', 'mark', 'cite', 'abbr', 'sub', 'sup', 'kbd', 'code']

const markTags: Record<string, string> = { bold: 'strong', italic: 'em', strike: 's' }

/** The words of one block with their marks; marks that go on over several words are written once. */
export function inlineToHtml(content: JSONContent[] = []): string {
  return renderMarks(content.map((node) => ({ node, marks: sortMarks(node.marks ?? []) })))
}

interface MarkedNode {
  node: JSONContent
  marks: InlineMark[]
}

function renderMarks(pieces: MarkedNode[]): string {
  let html = ''
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at] as MarkedNode
    const [outer] = piece.marks
    if (!outer) {
      html += renderLeaf(piece.node)
      at++
      continue
    }
    let end = at + 1
    while (end < pieces.length && isSameMark(pieces[end]?.marks[0], outer)) end++
    html += wrapInMark(
      outer,
      renderMarks(pieces.slice(at, end).map(({ node, marks }) => ({ node, marks: marks.slice(1) }))),
    )
    at = end
  }
  return html
}

function renderLeaf({ type, text, attrs }: JSONContent) {
  if (type === 'hardBreak') return '<br />'
  if (type === 'preservedInline') return String(attrs?.html ?? '')
  return escapeHtml(text ?? '')
}

function wrapInMark({ type, attrs = {} }: InlineMark, inner: string) {
  if (type !== 'link') return htmlElement(markTags[type] ?? type, { title: attrs.title }, inner)
  const { href, title, rel, target } = attrs
  return isSafeHref(String(href ?? '')) ? htmlElement('a', { href, title, rel, target }, inner) : inner
}

function sortMarks(marks: InlineMark[]) {
  return [...marks].sort((a, b) => markOrder.indexOf(a.type) - markOrder.indexOf(b.type))
}

function isSameMark(a: InlineMark | undefined, b: InlineMark) {
  return a?.type === b.type && JSON.stringify(a.attrs ?? {}) === JSON.stringify(b.attrs ?? {})
}
