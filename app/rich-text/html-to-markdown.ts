import { inlineToMarkdown } from './inline-to-markdown'
import { nodesToText, nodeToHtml } from './node-to-html'
import { type HtmlElementNode, type HtmlNode, parseCleanHtml } from './parse-clean-html'
import { tableToMarkdown } from './table-to-markdown'

const blockTags = /^(?:p|h[2-6]|ul|ol|dl|blockquote|pre|table|figure|details|section|hr)$/

const isBlock = (part: HtmlNode): part is HtmlElementNode => typeof part !== 'string' && blockTags.test(part.name)

const isList = (tag: HtmlElementNode | undefined) => tag?.name === 'ul' || tag?.name === 'ol'

/**
 * Clean HTML as Markdown (GitHub's dialect) for people to read. What Markdown has no signs for (folded text, figures, tables
 * with a caption, footnotes) stays as HTML in its place.
 */
export function htmlToMarkdown(html: string) {
  const text = blocksToMarkdown(parseCleanHtml(html))
  return text && `${text}\n`
}

/** What stands below each other, as Markdown; words between blocks are paragraphs. */
function blocksToMarkdown(parts: HtmlNode[], between = '\n\n'): string {
  const written: string[] = []
  let line: HtmlNode[] = []
  let last: HtmlElementNode | undefined
  const endLine = () => {
    const text = paragraphToMarkdown(line)
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
      const text = blockToMarkdown(part)
      // two lists one after the other would be one
      if (isList(part) && isList(last)) written.push('<!-- -->')
      if (text) written.push(text)
      last = part
    }
  }
  endLine()
  return written.join(between)
}

function paragraphToMarkdown(parts: HtmlNode[]) {
  return inlineToMarkdown(parts)
    .trim()
    .replace(/^[ \t]+/gm, '')
    .replace(/(?<!\\\n)(?:\\\n)+$/, '')
    .replace(/^(?:[#+=-]|\d+(?=[.)]))/gm, (sign) => (/\d/.test(sign) ? sign : `\\${sign}`))
    .replace(/^(\d+)([.)])/gm, '$1\\$2')
}

function blockToMarkdown(tag: HtmlElementNode): string {
  const { name, children, attributeText } = tag
  if (name === 'p' && !attributeText) return paragraphToMarkdown(children)
  if (/^h[2-6]$/.test(name))
    return `${'#'.repeat(Number(name[1]))} ${inlineToMarkdown(children)
      .replace(/\\?\n/g, ' ')
      .trim()
      .replace(/(?<!#)#+$/, '\\$&')}`
  if (name === 'hr') return '---'
  if (name === 'blockquote') return prefixLines(blocksToMarkdown(children), '> ')
  if (name === 'pre') return codeBlockToMarkdown(tag)
  if (isList(tag) && children.every(isNonEmptyItem)) return listToMarkdown(tag)
  const asTable = name === 'table' ? tableToMarkdown(tag) : undefined
  return asTable ?? nodeToHtml(tag)
}

/** One that says something: an empty one would swallow what follows. */
function isNonEmptyItem(part: HtmlNode) {
  return typeof part === 'string' ? !part.trim() : part.name === 'li' && /\S/.test(nodesToText(part.children))
}

function prefixLines(text: string, prefix: string) {
  return text.replace(/^/gm, prefix).replace(/(?<![ \t])[ \t]+$/gm, '')
}

function listToMarkdown({ name, children, attributes }: HtmlElementNode) {
  const items = children.filter((part): part is HtmlElementNode => typeof part !== 'string')
  const first = Number(attributes.start ?? 1) || 1
  const isLoose = items.some((item) =>
    item.children.some((part, at) => typeof part !== 'string' && needsBlankLine(part, at)),
  )
  return items
    .map((item, at) => {
      const mark = name === 'ol' ? `${first + at}. ` : '- '
      const text = blocksToMarkdown(item.children, isLoose ? '\n\n' : '\n')
      return mark + text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)
    })
    .join(isLoose ? '\n\n' : '\n')
}

/** A list that does not begin at 1 would be words of the line above it. */
function needsBlankLine({ name, attributes }: HtmlElementNode, at: number) {
  return name === 'p' || (name === 'ol' && at > 0 && (attributes.start ?? '1') !== '1')
}

/** Code keeps each blank; the fence is longer than any in it. */
function codeBlockToMarkdown(tag: HtmlElementNode) {
  const [code] = tag.children
  const isCode = typeof code === 'object' && code.name === 'code' && tag.children.length === 1
  if (!isCode || code.children.some((part) => typeof part !== 'string')) return nodeToHtml(tag)
  const words = nodesToText(code.children)
  const longest = Math.max(2, ...(words.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  const language = /\blanguage-([\w+#.-]+)/.exec(code.attributes.class ?? '')?.[1] ?? ''
  return `${fence}${language}\n${words.replace(/\n$/, '')}\n${fence}`
}
