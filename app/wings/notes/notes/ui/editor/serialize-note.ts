import type { Fragment, Mark, Node } from '@tiptap/pm/model'
import { toStorableText } from '~/platform/text/storable-text'
import { escapeHtml } from '~/rich-text/entities'

/** Lists inside each other, before a deeper one goes on at this level: the cleaning takes away what lies too deep. */
const MAX_LIST_LEVELS = 20

// from the outside in
const marks = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['code', 'code'],
] as const

// a block that was not changed is the same object after a keystroke, and has the same HTML
const htmlCache = new WeakMap<Node, string>()

/** The HTML that is stored, from the editor's document. It is what the cleaning leaves of it, to the character. */
export function serializeNote(document: Node) {
  return isBlank(document) ? '' : blocks(document.content, 0)
}

/** Writes what `serializeNote` will need, a piece at a step: the first keystroke in a long note waits for nothing then. */
export function* precomputeHtml(document: Node) {
  for (const node of document.content.content) {
    if (!isList(node)) yield serializeBlockCached(node, 0)
    else for (const child of node.content.content) yield serializeItemCached(child, 1)
  }
}

function isBlank({ childCount, firstChild }: Node) {
  return childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.childCount === 0
}

function blocks(content: Fragment, level: number) {
  return content.content.map((node) => serializeBlockCached(node, level)).join('')
}

/** Kept for the blocks of the note and the items of its lists; what lies deeper is written with them. */
function serializeBlockCached(node: Node, level: number) {
  const html = level === 0 ? htmlCache.get(node) : undefined
  if (html !== undefined) return html
  const written = block(node, level)
  if (level === 0) htmlCache.set(node, written)
  return written
}

function block(node: Node, level: number): string {
  switch (node.type.name) {
    case 'heading':
      return element(`h${headingLevel(node)}`, node, inline(node.content))
    case 'bulletList':
      return element('ul', node, items(node, level + 1))
    case 'orderedList':
      return element('ol', node, items(node, level + 1))
    case 'codeBlock':
      return codeBlock(node)
    default:
      return element('p', node, inline(node.content))
  }
}

function headingLevel({ attrs }: Node) {
  return Math.min(6, Math.max(1, Math.trunc(Number(attrs.level)) || 1))
}

function items(list: Node, level: number): string {
  return list.content.content.map((node) => serializeItemCached(node, level)).join('')
}

function serializeItemCached(node: Node, level: number) {
  const html = level === 1 ? htmlCache.get(node) : undefined
  if (html !== undefined) return html
  const written = item(node, level)
  if (level === 1) htmlCache.set(node, written)
  return written
}

function item(node: Node, level: number): string {
  const content = node.content.content
  const isDeepest = level === MAX_LIST_LEVELS
  const own = isDeepest ? content.filter((child) => !isList(child)) : content
  const lower = isDeepest ? content.filter(isList).map((list) => items(list, level)) : []
  return element('li', node, serializeItemContent(own, level)) + lower.join('')
}

/** One paragraph alone, or before lists, needs no element of its own. */
function serializeItemContent([first, ...rest]: readonly Node[], level: number) {
  const isTight = first && isPlain(first) && rest.every(isList)
  const others = rest.map((node) => block(node, level)).join('')
  if (!first) return others
  return (isTight ? inline(first.content) : block(first, level)) + others
}

/** Spaces at the beginning of an item are read only inside a paragraph. */
function isPlain(node: Node) {
  return node.type.name === 'paragraph' && !node.attrs.class && !/^\s/.test(node.textContent)
}

function isList({ type }: Node) {
  return type.name === 'bulletList' || type.name === 'orderedList'
}

function codeBlock(node: Node) {
  const { language } = node.attrs
  const code = escapeHtml(toStorableText(node.textContent).replace(/\r\n?/g, '\n'))
  const name = typeof language === 'string' && language !== '' ? `language-${language}` : null
  return `<pre><code${classes(name)}>${code}\n</code></pre>`
}

function element(tag: string, { attrs }: Node, inner: string) {
  return `<${tag}${classes(attrs.class)}>${inner}</${tag}>`
}

function classes(value: unknown) {
  const name = typeof value === 'string' ? toStorableText(value) : ''
  return name === '' ? '' : ` class="${escapeHtml(name).replaceAll('"', '&quot;')}"`
}

/** The words of one block; marks that go on over several pieces are written once. */
function inline(content: Fragment) {
  let html = ''
  let open: string[] = []
  for (const node of content.content) {
    const wanted = markTags(node.marks)
    const same = open.findIndex((tag, index) => tag !== wanted[index])
    const kept = same === -1 ? open.length : same
    html += closeTags(open.slice(kept)) + openTags(wanted.slice(kept)) + serializeLeaf(node)
    open = wanted
  }
  return html + closeTags(open)
}

function markTags(given: readonly Mark[]) {
  return marks.flatMap(([name, tag]) => (given.some(({ type }) => type.name === name) ? [tag] : []))
}

const openTags = (tags: string[]) => tags.map((tag) => `<${tag}>`).join('')
const closeTags = (tags: string[]) =>
  tags
    .map((tag) => `</${tag}>`)
    .toReversed()
    .join('')

function serializeLeaf(node: Node) {
  return node.isText ? escapeHtml(toStorableText(node.text ?? '').replace(/[\r\n]+/g, ' ')) : '<br />'
}
