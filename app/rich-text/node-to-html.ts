import { escapeHtml } from './entities'
import type { HtmlNode } from './parse-clean-html'

/** A part as HTML again, without a blank line in it: a blank line would end it in Markdown. */
export function nodeToHtml(part: HtmlNode): string {
  return serializeNode(part).replace(/\n\s*\n/g, '\n')
}

function serializeNode(part: HtmlNode): string {
  if (typeof part === 'string') return escapeHtml(part)
  const start = `<${part.name}${part.attributeText}>`
  if (['br', 'hr', 'img'].includes(part.name)) return start
  return `${start}${part.children.map(serializeNode).join('')}</${part.name}>`
}

/** The words of parts, as they are. */
export function nodesToText(parts: HtmlNode[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : nodesToText(part.children))).join('')
}
