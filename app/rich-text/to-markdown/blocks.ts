import { asHtml, wordsOf } from './as-html'
import { inline } from './inline'
import type { Part, Tag } from './parse-clean'
import { table } from './table'

const blockTags = /^(?:p|h[2-6]|ul|ol|dl|blockquote|pre|table|figure|details|section|hr)$/

const isBlock = (part: Part): part is Tag => typeof part !== 'string' && blockTags.test(part.name)

/** What stands below each other, as Markdown; words between blocks are paragraphs. */
export function blocks(parts: Part[], between = '\n\n'): string {
  const written: string[] = []
  let line: Part[] = []
  let last: Tag | undefined
  const endLine = () => {
    const text = paragraph(line)
    if (text) {
      written.push(text)
      last = undefined
    }
    line = []
  }
  for (const part of parts) {
    if (!isBlock(part)) line.push(part)
    else {
      endLine()
      const text = block(part)
      // two lists one after the other would be one
      if (isList(part) && isList(last)) written.push('<!-- -->')
      if (text) written.push(text)
      last = part
    }
  }
  endLine()
  return written.join(between)
}

function paragraph(parts: Part[]) {
  return inline(parts)
    .trim()
    .replace(/^[ \t]+/gm, '')
    .replace(/(?<!\\\n)(?:\\\n)+$/, '')
    .replace(/^(?:[#+=-]|\d+(?=[.)]))/gm, (sign) => (/\d/.test(sign) ? sign : `\\${sign}`))
    .replace(/^(\d+)([.)])/gm, '$1\\$2')
}

function block(tag: Tag): string {
  const { name, parts, written } = tag
  if (name === 'p' && !written) return paragraph(parts)
  if (/^h[2-6]$/.test(name))
    return `${'#'.repeat(Number(name[1]))} ${inline(parts)
      .replace(/\\?\n/g, ' ')
      .trim()
      .replace(/(?<!#)#+$/, '\\$&')}`
  if (name === 'hr') return '---'
  if (name === 'blockquote') return prefixed(blocks(parts), '> ')
  if (name === 'pre') return fenced(tag)
  if (isList(tag) && parts.every(isItem)) return list(tag)
  const asTable = name === 'table' ? table(tag) : undefined
  return asTable ?? asHtml(tag)
}

const isList = (tag: Tag | undefined) => tag?.name === 'ul' || tag?.name === 'ol'

/** One that says something: an empty one would swallow what follows. */
function isItem(part: Part) {
  return typeof part === 'string' ? !part.trim() : part.name === 'li' && /\S/.test(wordsOf(part.parts))
}

function prefixed(text: string, prefix: string) {
  return text.replace(/^/gm, prefix).replace(/(?<![ \t])[ \t]+$/gm, '')
}

function list({ name, parts, attributes }: Tag) {
  const items = parts.filter((part): part is Tag => typeof part !== 'string')
  const first = Number(attributes.start ?? 1) || 1
  const isLoose = items.some((item) => item.parts.some((part, at) => typeof part !== 'string' && needsBlank(part, at)))
  return items
    .map((item, at) => {
      const mark = name === 'ol' ? `${first + at}. ` : '- '
      const text = blocks(item.parts, isLoose ? '\n\n' : '\n')
      return mark + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)
    })
    .join(isLoose ? '\n\n' : '\n')
}

/** A list that does not begin at 1 would be words of the line above it. */
function needsBlank({ name, attributes }: Tag, at: number) {
  return name === 'p' || (name === 'ol' && at > 0 && (attributes.start ?? '1') !== '1')
}

/** Code keeps each blank; the fence is longer than any in it. */
function fenced(tag: Tag) {
  const [code] = tag.parts
  const isCode = typeof code === 'object' && code.name === 'code' && tag.parts.length === 1
  if (!isCode || code.parts.some((part) => typeof part !== 'string')) return asHtml(tag)
  const words = wordsOf(code.parts)
  const longest = Math.max(2, ...(words.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  const language = /\blanguage-([\w+#.-]+)/.exec(code.attributes.class ?? '')?.[1] ?? ''
  return `${fence}${language}\n${words.replace(/\n$/, '')}\n${fence}`
}
