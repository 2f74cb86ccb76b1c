import { type MarkdownInline, parseMarkdownInlines } from './markdown-inlines'

/** What an answer is made of, once its Markdown is read. */
export type MarkdownBlock =
  | { kind: 'heading'; level: number; text: MarkdownInline[] }
  /** Lines that belong together. */
  | { kind: 'paragraph'; lines: MarkdownInline[][] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: MarkdownListItem[] }

interface MarkdownListItem {
  text: MarkdownInline[]
  lists: MarkdownBlock[]
}

const FENCE = /^ {0,3}(?:(```+)[^`]*|(~~~+)(?!~).*)$/
const HEADING = /^ {0,3}(#{1,6})\s+(\S.*)$/
const ITEM = /^(\s*)(?:([-*+])|\d{1,9}[.)])\s+(?!\s)(.*)$/
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/
const TASK = /^\[([ xX])\]\s+(?!\s)(.*)$/
const MAX_LIST_DEPTH = 6

/** The check box glyphs of notes: what is to do, and what is done. */
const CHECKBOX_CHARACTERS = { open: '☐', done: '☑' }

/** Reads the Markdown of an answer. HTML, links, pictures and tables are text like any other. */
export function parseMarkdownBlocks(markdown: string): MarkdownBlock[] {
  const lines = markdown
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
  const blocks: MarkdownBlock[] = []
  for (let at = 0; at < lines.length; ) at = readBlock(lines, at, blocks)
  return blocks
}

function readBlock(lines: string[], at: number, blocks: MarkdownBlock[]): number {
  const line = lines[at] ?? ''
  if (line.trim() === '' || RULE.test(line)) return at + 1
  const [, backticks, tildes] = FENCE.exec(line) ?? []
  const fence = backticks ?? tildes
  if (fence) return readCode(lines, at + 1, fence, blocks)
  const [, signs, title] = HEADING.exec(line) ?? []
  if (signs) {
    blocks.push({ kind: 'heading', level: signs.length, text: parseMarkdownInlines((title ?? '').replace(/ #+$/, '')) })
    return at + 1
  }
  return ITEM.test(line) ? readList(lines, at, blocks) : readParagraph(lines, at, blocks)
}

function readCode(lines: string[], from: number, fence: string, blocks: MarkdownBlock[]) {
  const isEnd = (line: string) => line.trim().startsWith(fence) && line.trim().replaceAll(fence.charAt(0), '') === ''
  let end = from
  while (end < lines.length && !isEnd(lines[end] ?? '')) end++
  blocks.push({ kind: 'code', text: lines.slice(from, end).join('\n') })
  return end + 1
}

function readParagraph(lines: string[], from: number, blocks: MarkdownBlock[]) {
  let end = from + 1
  while (end < lines.length && !startsNewBlock(lines[end] ?? '')) end++
  const text = lines.slice(from, end).map((line) => parseMarkdownInlines(line.replace(/^\s*(?:> ?)*/, '')))
  blocks.push({ kind: 'paragraph', lines: text })
  return end
}

const startsNewBlock = (line: string) =>
  line.trim() === '' || [FENCE, HEADING, ITEM, RULE].some((beginning) => beginning.test(line))

interface ListLine {
  depth: number
  isOrdered: boolean
  text: string
}

function readList(lines: string[], from: number, blocks: MarkdownBlock[]) {
  const items: ListLine[] = []
  let at = from
  for (; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const [, space = '', bullet, text] = RULE.test(line) ? [] : (ITEM.exec(line) ?? [])
    const last = items.at(-1)
    if (text !== undefined) items.push({ depth: space.length, isOrdered: !bullet, text })
    else if (last && /^\s{2,}\S/.test(line) && !FENCE.test(line)) last.text += ` ${line.trim()}`
    else if (line.trim() !== '' || !ITEM.test(lines[at + 1] ?? '')) break
  }
  blocks.push(...nestLists(items, 0))
  return at
}

/** Lists of one depth; what stands deeper belongs to the item before it. */
function nestLists(lines: ListLine[], level: number): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = []
  for (let at = 0; at < lines.length; ) {
    const first = lines[at]
    if (!first) break
    let end = at + 1
    while (end < lines.length && (lines[end]?.depth ?? 0) > first.depth + 1) end++
    const below = lines.slice(at + 1, end)
    if (level < MAX_LIST_DEPTH) addItem(blocks, first, nestLists(below, level + 1))
    else for (const line of [first, ...below]) addItem(blocks, line, [])
    at = end
  }
  return blocks
}

function addItem(blocks: MarkdownBlock[], { isOrdered, text }: ListLine, lists: MarkdownBlock[]) {
  const [, box, task] = TASK.exec(text) ?? []
  if (task !== undefined) {
    const glyph = box === ' ' ? CHECKBOX_CHARACTERS.open : CHECKBOX_CHARACTERS.done
    blocks.push({ kind: 'paragraph', lines: [[`${glyph} `, ...parseMarkdownInlines(task)]] }, ...lists)
    return
  }
  const item = { text: parseMarkdownInlines(text), lists }
  const last = blocks.at(-1)
  if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(item)
  else blocks.push({ kind: 'list', isOrdered, items: [item] })
}
