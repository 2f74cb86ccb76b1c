import type { JSONContent } from '@tiptap/core'
import { EMBED_CLASS } from '../../allowed'
import { escapeText } from '../../entities'
import { inlineHtml } from './inline-html'
import { type Attributes, element } from './markup'
import { tableHtml } from './table-html'

/** The HTML that is stored, from the editor's document. It is what the cleaning would leave of it. */
export function htmlOf(document: JSONContent) {
  return blocks(withoutTrailingEmpty(document.content ?? []), '\n')
}

/** The editor keeps an empty paragraph at the end to write in; it is no part of the text. */
function withoutTrailingEmpty(content: JSONContent[]): JSONContent[] {
  const last = content.at(-1)
  const isEmpty = last?.type === 'paragraph' && !last.content?.length
  return isEmpty ? withoutTrailingEmpty(content.slice(0, -1)) : content
}

function blocks(content: JSONContent[] = [], between = '') {
  return content
    .map(block)
    .filter((html) => html !== '')
    .join(between)
}

function block(node: JSONContent): string {
  const write = writers[node.type ?? '']
  return write ? write(node, node.attrs ?? {}) : blocks(node.content)
}

const writers: Record<string, (node: JSONContent, attrs: Attributes) => string> = {
  paragraph: (node, { class: name }) => element('p', { class: name }, inlineHtml(node.content)),
  heading: (node, { level, id, class: name }) => element(`h${level}`, { id, class: name }, inlineHtml(node.content)),
  blockquote: (node) => element('blockquote', {}, blocks(node.content)),
  bulletList: (node) => element('ul', {}, blocks(node.content)),
  orderedList: (node, { start }) => element('ol', { start: start === 1 ? null : start }, blocks(node.content)),
  listItem: (node, { id }) => element('li', { id }, cellOrItem(node.content)),
  codeBlock,
  horizontalRule: () => '<hr />',
  picture,
  embed: (_node, { url, title }) =>
    element(
      'figure',
      { class: EMBED_CLASS, 'data-embed-url': url },
      element('a', { href: url }, escapeText(String(title || url))),
    ),
  keptBlock: (_node, { html }) => String(html ?? ''),
  table: (node) => tableHtml(node, cellOrItem),
}

/** One paragraph alone, or before lists, needs no element of its own in a list item or a cell. */
function cellOrItem(content: JSONContent[] = []) {
  const [first, ...rest] = content
  const isTight =
    first?.type === 'paragraph' && rest.every(({ type }) => type === 'bulletList' || type === 'orderedList')
  return isTight ? inlineHtml(first.content) + blocks(rest) : blocks(content)
}

function codeBlock(node: JSONContent, { language }: Attributes) {
  const code = escapeText((node.content ?? []).map(({ text }) => text ?? '').join(''))
  const name = typeof language === 'string' && language !== '' ? `language-${language}` : null
  return element('pre', {}, element('code', { class: name }, `${code}\n`))
}

function picture(node: JSONContent, { src, srcset, sizes, width, height, alt, uploadId, isBare }: Attributes) {
  if (uploadId || !src) return ''
  const image = element('img', { src, srcset, sizes, width, height, alt: alt ?? '' })
  const caption = inlineHtml(node.content?.[0]?.content)
  if (isBare && caption === '') return element('p', {}, image)
  return element('figure', {}, image + (caption && element('figcaption', {}, caption)))
}
