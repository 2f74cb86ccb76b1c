import { newId } from '~/platform/new-id'
import { escapeText } from '~/rich-text/entities'
import { quoted } from '../html/fitting'
import { cardHtml, isHidden, type Payload, textIn } from './cards'

const DEEPEST = 60
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
export function lexicalHtml(root: unknown, lost: Set<string>) {
  return nodeHtml(root, lost, 0)
}

function nodeHtml(node: unknown, lost: Set<string>, depth: number): string {
  if (typeof node !== 'object' || node === null) return ''
  if (depth > DEEPEST) {
    lost.add('what stands more than 60 deep')
    return ''
  }
  const payload = node as Payload
  const type = textIn(payload, 'type')
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
      return within(/^h[1-6]$/.test(textIn(payload, 'tag')) ? textIn(payload, 'tag') : 'h2', inner())
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote><p>${inner()}</p></blockquote>`
    case 'link':
    case 'autolink':
      return `<a href="${quoted(textIn(payload, 'url'))}">${inner()}</a>`
    case 'list':
      return within(payload.listType === 'number' ? 'ol' : 'ul', inner())
    case 'listitem':
      return within('li', inner())
    default:
      return cardOrLost(type, payload, lost, inner)
  }
}

const within = (tag: string, inner: string) => `<${tag}>${inner}</${tag}>`

function cardOrLost(type: string, payload: Payload, lost: Set<string>, inner: () => string) {
  if (isHidden(payload)) {
    lost.add(`${type} that not everyone could see`)
    return ''
  }
  if (type === 'markdown') return textIn(payload, 'markdown') ? markdownMark(textIn(payload, 'markdown')) : ''
  const card = cardHtml(type, payload)
  if (card !== undefined) return card
  lost.add(type || 'a part without a name')
  return inner()
}

function childrenHtml({ children }: Payload, lost: Set<string>, depth: number) {
  return Array.isArray(children) ? children.map((child) => nodeHtml(child, lost, depth + 1)).join('') : ''
}

function textHtml(payload: Payload) {
  const bits = typeof payload.format === 'number' ? payload.format : 0
  const text = escapeText(textIn(payload, 'text'))
  return formats.reduce((html, [bit, tag]) => (bits & bit ? within(tag, html) : html), text)
}

// no text can hold it, whoever wrote it
const MARK = `\u0001${newId()}\u0001`

/** Markdown inside of a document, until `withMarkdown` writes it as HTML: here runs what browsers could run too. */
export function markdownMark(markdown: string) {
  return `${MARK}${markdown.replaceAll(MARK, '')}${MARK}`
}

export function withMarkdown(html: string, render: (markdown: string) => string) {
  return html
    .split(MARK)
    .map((part, place) => (place % 2 ? render(part) : part))
    .join('')
}
