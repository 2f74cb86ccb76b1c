import { asHtml, wordsOf } from './as-html'
import type { Part, Tag } from './parse-clean'

const signs: Record<string, string> = { strong: '**', em: '*', s: '~~' }

/** What stands within a line, as Markdown. */
export function inline(parts: Part[]): string {
  return parts
    .map((part, at) => (typeof part === 'string' ? escapeWords(part) : inlineTag(part, parts[at - 1], parts[at + 1])))
    .join('')
}

function inlineTag(tag: Tag, before: Part | undefined, after: Part | undefined): string {
  const { name, attributes, parts } = tag
  if (name === 'br') return '\\\n'
  if (name === 'img') return image(attributes)
  if (name === 'code') return codeOf(tag)
  if (name === 'a' && attributes.href && !attributes.id) return link(attributes, inline(parts))
  const sign = signs[name]
  if (sign && isSeparate(tag, before, after)) return `${sign}${inline(parts)}${sign}`
  return `<${name}${tag.written}>${inline(parts)}</${name}>`
}

function image({ src = '', alt = '', title }: Record<string, string>) {
  return `![${escapeWords(alt)}](${address(src)}${title ? ` "${title.replace(/["\\]/g, '\\$&')}"` : ''})`
}

function link({ href = '', title }: Record<string, string>, words: string) {
  return `[${words}](${address(href)}${title ? ` "${title.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"` : ''})`
}

function address(text: string) {
  return text.replace(/[\s<>()\\]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))
}

/** As many backticks around as are not within. */
function codeOf(tag: Tag) {
  const words = wordsOf(tag.parts)
  const isPlain = tag.parts.every((part) => typeof part === 'string') && /\S/.test(words) && !/\n/.test(words)
  if (!isPlain) return asHtml(tag)
  const longest = Math.max(0, ...(words.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  const gap = /^[` ]|[` ]$/.test(words) ? ' ' : ''
  return `${fence}${gap}${words}${gap}${fence}`
}

const letterOrNone = /^[\p{L}\p{N}]?$/u

/** Stars mean something only between words: elsewhere the tag itself is written. */
function isSeparate({ parts }: Tag, before: Part | undefined, after: Part | undefined) {
  const words = wordsOf(parts)
  const isPlainAround = /^[\p{L}\p{N}]/u.test(words) && /[\p{L}\p{N}]$/u.test(words)
  const near = [ending(before), beginning(after)]
  return (
    isPlainAround &&
    near.every((sign) => sign === '' || !letterOrNone.test(sign)) &&
    !near.some((sign) => /[*_~]/.test(sign))
  )
}

const ending = (part: Part | undefined) => (typeof part === 'string' ? (part.at(-1) ?? '') : part ? 'x' : '')
const beginning = (part: Part | undefined) => (typeof part === 'string' ? (part[0] ?? '') : part ? 'x' : '')

/** Words that Markdown takes as they are: its signs are escaped; blanks, and what cannot be seen, are one. */
export function escapeWords(text: string) {
  return text
    .replace(/[\\`*_[\]<>~|]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/(https?|ftp):\/\//gi, '$1\\://')
    .replace(/www\./gi, (word) => `${word.slice(0, 3)}\\.`)
    .replace(/@/g, '\\@')
    .replace(/[ \p{Cc}\u2028\u2029]+/gu, ' ')
}
