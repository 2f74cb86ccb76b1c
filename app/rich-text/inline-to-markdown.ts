import { nodesToText, nodeToHtml } from './node-to-html'
import type { HtmlElementNode, HtmlNode } from './parse-clean-html'

const delimiters: Record<string, string> = { strong: '**', em: '*', s: '~~' }

/** What stands within a line, as Markdown. */
export function inlineToMarkdown(parts: HtmlNode[]): string {
  return parts
    .map((part, at) =>
      typeof part === 'string' ? escapeMarkdown(part) : inlineTagToMarkdown(part, parts[at - 1], parts[at + 1]),
    )
    .join('')
}

function inlineTagToMarkdown(tag: HtmlElementNode, before: HtmlNode | undefined, after: HtmlNode | undefined): string {
  const { name, attributes, children } = tag
  if (name === 'br') return '\\\n'
  if (name === 'img') return imageToMarkdown(attributes)
  if (name === 'code') return inlineCodeToMarkdown(tag)
  if (name === 'a' && attributes.href && !attributes.id) return linkToMarkdown(attributes, inlineToMarkdown(children))
  const sign = delimiters[name]
  if (sign && canUseDelimiter(tag, before, after)) return `${sign}${inlineToMarkdown(children)}${sign}`
  return `<${name}${tag.attributeText}>${inlineToMarkdown(children)}</${name}>`
}

function imageToMarkdown({ src = '', alt = '', title }: Record<string, string>) {
  return `![${escapeMarkdown(alt)}](${escapeUrl(src)}${title ? ` "${title.replace(/["\\]/g, '\\$&')}"` : ''})`
}

function linkToMarkdown({ href = '', title }: Record<string, string>, words: string) {
  return `[${words}](${escapeUrl(href)}${title ? ` "${title.replace(/["\\]/g, '\\$&').replace(/\s+/g, ' ')}"` : ''})`
}

function escapeUrl(text: string) {
  return text.replace(/[\s<>()\\]/g, (sign) => encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'))
}

/** As many backticks around as are not within. */
function inlineCodeToMarkdown(tag: HtmlElementNode) {
  const words = nodesToText(tag.children)
  const isPlain = tag.children.every((part) => typeof part === 'string') && /\S/.test(words) && !/\n/.test(words)
  if (!isPlain) return nodeToHtml(tag)
  const longest = Math.max(0, ...(words.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  const gap = /^[` ]|[` ]$/.test(words) ? ' ' : ''
  return `${fence}${gap}${words}${gap}${fence}`
}

const letterOrNone = /^[\p{L}\p{N}]?$/u

/** Stars mean something only between words: elsewhere the tag itself is written. */
function canUseDelimiter({ children }: HtmlElementNode, before: HtmlNode | undefined, after: HtmlNode | undefined) {
  const words = nodesToText(children)
  const isPlainAround = /^[\p{L}\p{N}]/u.test(words) && /[\p{L}\p{N}]$/u.test(words)
  const near = [ending(before), beginning(after)]
  return (
    isPlainAround &&
    near.every((sign) => sign === '' || !letterOrNone.test(sign)) &&
    !near.some((sign) => /[*_~]/.test(sign))
  )
}

const ending = (part: HtmlNode | undefined) => (typeof part === 'string' ? (part.at(-1) ?? '') : part ? 'x' : '')
const beginning = (part: HtmlNode | undefined) => (typeof part === 'string' ? (part[0] ?? '') : part ? 'x' : '')

/** Words that Markdown takes as they are: its signs are escaped; blanks, and what cannot be seen, are one. */
export function escapeMarkdown(text: string) {
  return text
    .replace(/[\\`*_[\]<>~|]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/(https?|ftp):\/\//gi, '$1\\://')
    .replace(/www\./gi, (word) => `${word.slice(0, 3)}\\.`)
    .replace(/@/g, '\\@')
    .replace(/[ \p{Cc}\u2028\u2029]+/gu, ' ')
}
