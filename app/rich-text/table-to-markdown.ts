import { inlineToMarkdown } from './inline-to-markdown'
import type { HtmlElementNode, HtmlNode } from './parse-clean-html'

const isTag = (part: HtmlNode): part is HtmlElementNode => typeof part !== 'string'

/** A table whose first row is its head, as GitHub's Markdown has it; undefined for any other. */
export function tableToMarkdown({ children }: HtmlElementNode): string | undefined {
  const rows = collectRows(children.filter(isTag))
  const [head, ...others] = rows ?? []
  if (!head?.every(({ name }) => name === 'th')) return undefined
  if (!others.every((row) => row.length === head.length && row.every(({ name }) => name === 'td'))) return undefined
  if (rows?.flat().some(isUnsupportedCell)) return undefined
  const marks = head.map(({ attributes }) => alignmentMarker(attributes.align))
  return [head.map(cellToMarkdown), marks, ...others.map((row) => row.map(cellToMarkdown))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function collectRows(parts: HtmlElementNode[]): HtmlElementNode[][] | undefined {
  const rows: HtmlElementNode[][] = []
  for (const part of parts) {
    if (part.name === 'tr') rows.push(part.children.filter(isTag))
    else if (part.name === 'thead' || part.name === 'tbody')
      rows.push(...(collectRows(part.children.filter(isTag)) ?? []))
    else return undefined
  }
  return rows
}

/** Markdown has no cells that span others, and no blocks in cells. */
function isUnsupportedCell({ attributes, children }: HtmlElementNode) {
  const known = Object.keys(attributes).every((name) => name === 'align' || name === 'scope')
  return (
    !known ||
    children.filter(isTag).some(({ name }) => !/^(?:a|strong|em|s|code|sub|sup|kbd|mark|abbr|cite|img)$/.test(name))
  )
}

function cellToMarkdown({ children }: HtmlElementNode) {
  return inlineToMarkdown(children).replace(/\n/g, ' ').trim()
}

function alignmentMarker(align: string | undefined) {
  if (align === 'right') return '---:'
  if (align === 'center') return ':---:'
  return align === 'left' ? ':---' : '---'
}
