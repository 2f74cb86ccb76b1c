import { newUuid } from '~/platform/database/new-uuid'
import { escapeHtml } from '~/rich-text/entities'
import { escapeAttribute } from '../engine/article-html'
import { type GhostRecord, isHiddenCard, readTextField, renderCard } from './ghost-cards'

const MAX_DEPTH = 60
const formats: [number, string][] = [
  ...([
    [1, 'strong'],
    [2, 'em'],
    [4, 's'],
    [16, 'code'],
    [32, 'sub'],
    [64, 'sup'],
    [128, 'mark'],
  ] as [number, string][]),
]

/** A document of Ghost's newer editor as HTML; `lost` gets the names of what has no place here. */
export function lexicalToHtml(root: unknown, lost: Set<string>) {
  return nodeHtml(root, lost, 0)
}

function nodeHtml(node: unknown, lost: Set<string>, depth: number): string {
  if (typeof node !== 'object' || node === null) return ''
  if (depth > MAX_DEPTH) {
    lost.add('content nested more than 60 levels deep')
    return ''
  }
  const payload = node as GhostRecord
  const type = readTextField(payload, 'type')
  const inner = () => childrenHtml(payload, lost, depth)
  switch (type) {
    case 'root':
      return inner()
    case 'text':
    case 'extended-text':
      return textHtml(payload)
    case 'linebreak':
      return '<br>'
    case 'tab':
      return '\t'
    case 'paragraph':
      return `<p>${inner()}</p>`
    case 'heading':
    case 'extended-heading':
      return wrapInTag(/^h[1-6]$/.test(readTextField(payload, 'tag')) ? readTextField(payload, 'tag') : 'h2', inner())
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote><p>${inner()}</p></blockquote>`
    case 'link':
    case 'autolink':
      return `<a href="${escapeAttribute(readTextField(payload, 'url'))}">${inner()}</a>`
    case 'list':
      return wrapInTag(payload.listType === 'number' ? 'ol' : 'ul', inner())
    case 'listitem':
      return wrapInTag('li', inner())
    default:
      return renderCardOrSkip(type, payload, lost, inner)
  }
}

const wrapInTag = (tag: string, inner: string) => `<${tag}>${inner}</${tag}>`

function renderCardOrSkip(type: string, payload: GhostRecord, lost: Set<string>, inner: () => string) {
  if (isHiddenCard(payload)) {
    lost.add(`${type} with restricted visibility`)
    return ''
  }
  if (type === 'markdown')
    return readTextField(payload, 'markdown') ? markMarkdown(readTextField(payload, 'markdown')) : ''
  const card = renderCard(type, payload)
  if (card !== undefined) return card
  lost.add(type || 'an unnamed element')
  return inner()
}

function childrenHtml({ children }: GhostRecord, lost: Set<string>, depth: number) {
  return Array.isArray(children) ? children.map((child) => nodeHtml(child, lost, depth + 1)).join('') : ''
}

function textHtml(payload: GhostRecord) {
  const bits = typeof payload.format === 'number' ? payload.format : 0
  const text = escapeHtml(readTextField(payload, 'text'))
  return formats.reduce((html, [bit, tag]) => (bits & bit ? wrapInTag(tag, html) : html), text)
}

// no text can hold it, whoever wrote it
const MARK = `\u0001${newUuid()}\u0001`

/** Markdown inside of a document, until `renderMarkedMarkdown` writes it as HTML: here runs what browsers could run too. */
export function markMarkdown(markdown: string) {
  return `${MARK}${markdown.replaceAll(MARK, '')}${MARK}`
}

export function renderMarkedMarkdown(html: string, render: (markdown: string) => string) {
  return html
    .split(MARK)
    .map((part, place) => (place % 2 ? render(part) : part))
    .join('')
}
