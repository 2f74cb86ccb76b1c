import type { JSONContent } from '@tiptap/core'
import { escapeHtml } from '../../entities'
import { EMBED_CLASS } from '../../html-allowlist'
import { type HtmlAttributes, htmlElement } from './html-element'
import { inlineToHtml } from './inline-to-html'

type RenderContent = (content: JSONContent[] | undefined) => string

/** The HTML that is stored, from the editor's document. It is what the cleaning would leave of it. */
export function documentToHtml(document: JSONContent) {
  return blocksToHtml(dropTrailingEmptyParagraphs(document.content ?? []), '\n')
}

/** The editor keeps an empty paragraph at the end to write in; it is no part of the text. */
function dropTrailingEmptyParagraphs(content: JSONContent[]): JSONContent[] {
  const last = content.at(-1)
  const isEmpty = last?.type === 'paragraph' && !last.content?.length
  return isEmpty ? dropTrailingEmptyParagraphs(content.slice(0, -1)) : content
}

function blocksToHtml(content: JSONContent[] = [], between = '') {
  return content
    .map(blockToHtml)
    .filter((html) => html !== '')
    .join(between)
}

function blockToHtml(node: JSONContent): string {
  const write = blockWriters[node.type ?? '']
  return write ? write(node, node.attrs ?? {}) : blocksToHtml(node.content)
}

const blockWriters: Record<string, (node: JSONContent, attrs: HtmlAttributes) => string> = {
  paragraph: (node, { class: name }) => htmlElement('p', { class: name }, inlineToHtml(node.content)),
  heading: (node, { level, id, class: name }) =>
    htmlElement(`h${level}`, { id, class: name }, inlineToHtml(node.content)),
  blockquote: (node) => htmlElement('blockquote', {}, blocksToHtml(node.content)),
  bulletList: (node) => htmlElement('ul', {}, blocksToHtml(node.content)),
  orderedList: (node, { start }) =>
    htmlElement('ol', { start: start === 1 ? null : start }, blocksToHtml(node.content)),
  listItem: (node, { id }) => htmlElement('li', { id }, cellOrItemToHtml(node.content)),
  codeBlock: codeBlockToHtml,
  horizontalRule: () => '<hr />',
  picture: pictureToHtml,
  embed: (_node, { url, title }) =>
    htmlElement(
      'figure',
      { class: EMBED_CLASS, 'data-embed-url': url },
      htmlElement('a', { href: url }, escapeHtml(String(title || url))),
    ),
  preservedBlock: (_node, { html }) => String(html ?? ''),
  table: (node) => tableToHtml(node, cellOrItemToHtml),
}

/** One paragraph alone, or before lists, needs no element of its own in a list item or a cell. */
function cellOrItemToHtml(content: JSONContent[] = []) {
  const [first, ...rest] = content
  const isTight =
    first?.type === 'paragraph' && rest.every(({ type }) => type === 'bulletList' || type === 'orderedList')
  return isTight ? inlineToHtml(first.content) + blocksToHtml(rest) : blocksToHtml(content)
}

function codeBlockToHtml(node: JSONContent, { language }: HtmlAttributes) {
  const code = escapeHtml((node.content ?? []).map(({ text }) => text ?? '').join(''))
  const name = typeof language === 'string' && language !== '' ? `language-${language}` : null
  return htmlElement('pre', {}, htmlElement('code', { class: name }, `${code}\n`))
}

function pictureToHtml(
  node: JSONContent,
  { src, srcset, sizes, width, height, alt, uploadId, isUnwrapped }: HtmlAttributes,
) {
  if (uploadId || !src) return ''
  const image = htmlElement('img', { src, srcset, sizes, width, height, alt: alt ?? '' })
  const caption = inlineToHtml(node.content?.[0]?.content)
  if (isUnwrapped && caption === '') return htmlElement('p', {}, image)
  return htmlElement('figure', {}, image + (caption && htmlElement('figcaption', {}, caption)))
}

/** A table with its first rows as the head when they hold headers only. */
function tableToHtml({ content: rows = [] }: JSONContent, inner: RenderContent) {
  const headRows = rows.findIndex((row) => !isHeaderRow(row))
  const bodyFrom = headRows === -1 ? rows.length : headRows
  const head = rows.slice(0, bodyFrom).map((row) => rowToHtml(row, inner))
  const body = rows.slice(bodyFrom).map((row) => rowToHtml(row, inner))
  return htmlElement('table', {}, tablePartToHtml('thead', head) + tablePartToHtml('tbody', body))
}

function tablePartToHtml(tag: string, rows: string[]) {
  return rows.length > 0 ? htmlElement(tag, {}, rows.join('')) : ''
}

function isHeaderRow({ content: cells = [] }: JSONContent) {
  return cells.length > 0 && cells.every(({ type }) => type === 'tableHeader')
}

function rowToHtml({ content: cells = [] }: JSONContent, inner: RenderContent) {
  return htmlElement('tr', {}, cells.map((cell) => cellToHtml(cell, inner)).join(''))
}

function cellToHtml({ type, attrs = {}, content }: JSONContent, inner: RenderContent) {
  const { align, scope, colspan, rowspan } = attrs
  const spans = { colspan: colspan === 1 ? null : colspan, rowspan: rowspan === 1 ? null : rowspan }
  return type === 'tableHeader'
    ? htmlElement('th', { align, scope, ...spans }, inner(content))
    : htmlElement('td', { align, ...spans }, inner(content))
}
