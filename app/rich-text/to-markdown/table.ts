import { inline } from './inline'
import type { Part, Tag } from './parse-clean'

const isTag = (part: Part): part is Tag => typeof part !== 'string'

/** A table whose first row is its head, as GitHub's Markdown has it; undefined for any other. */
export function table({ parts }: Tag): string | undefined {
  const rows = rowsOf(parts.filter(isTag))
  const [head, ...others] = rows ?? []
  if (!head?.every(({ name }) => name === 'th')) return undefined
  if (!others.every((row) => row.length === head.length && row.every(({ name }) => name === 'td'))) return undefined
  if (rows?.flat().some(isTooMuch)) return undefined
  const marks = head.map(({ attributes }) => markOf(attributes.align))
  return [head.map(cell), marks, ...others.map((row) => row.map(cell))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

function rowsOf(parts: Tag[]): Tag[][] | undefined {
  const rows: Tag[][] = []
  for (const part of parts) {
    if (part.name === 'tr') rows.push(part.parts.filter(isTag))
    else if (part.name === 'thead' || part.name === 'tbody') rows.push(...(rowsOf(part.parts.filter(isTag)) ?? []))
    else return undefined
  }
  return rows
}

/** Markdown has no cells that span others, and no blocks in cells. */
function isTooMuch({ attributes, parts }: Tag) {
  const known = Object.keys(attributes).every((name) => name === 'align' || name === 'scope')
  return (
    !known ||
    parts.filter(isTag).some(({ name }) => !/^(?:a|strong|em|s|code|sub|sup|kbd|mark|abbr|cite|img)$/.test(name))
  )
}

function cell({ parts }: Tag) {
  return inline(parts).replace(/\n/g, ' ').trim()
}

function markOf(align: string | undefined) {
  if (align === 'right') return '---:'
  if (align === 'center') return ':---:'
  return align === 'left' ? ':---' : '---'
}
