import { escapeText } from '../entities'
import type { Part } from './parse-clean'

/** A part as HTML again, without a blank line in it: a blank line would end it in Markdown. */
export function asHtml(part: Part): string {
  return htmlOf(part).replace(/\n\s*\n/g, '\n')
}

function htmlOf(part: Part): string {
  if (typeof part === 'string') return escapeText(part)
  const start = `<${part.name}${part.written}>`
  if (['br', 'hr', 'img'].includes(part.name)) return start
  return `${start}${part.parts.map(htmlOf).join('')}</${part.name}>`
}

/** The words of parts, as they are. */
export function wordsOf(parts: Part[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : wordsOf(part.parts))).join('')
}
