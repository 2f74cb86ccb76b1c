import { escapeHtml } from '../../entities'
import { htmlElement } from './html-element'

/** The HTML of a piece of a parsed text, in the notation that the cleaning gives back. */
export function serializeDomNode(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escapeHtml(node.textContent ?? '')
  if (!(node.nodeType === Node.ELEMENT_NODE)) return ''
  const { localName, attributes, childNodes } = node as Element
  const written = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))
  return htmlElement(localName, written, [...childNodes].map(serializeDomNode).join(''))
}
