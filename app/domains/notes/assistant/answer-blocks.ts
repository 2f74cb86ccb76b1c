import { type Inline, inlinesOf } from './answer-inlines'

/** What an answer is made of, once its Markdown is read. */
export type Block =
  | { kind: 'heading'; level: number; text: Inline[] }
  /** Lines that belong together. */
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: Item[] }

interface Item {
  text: Inline[]
  lists: Block[]
}

const FENCE = /^ {0,3}(?:(```+)[^`]*|(~~~+)(?!~).*)$/
const HEADING = /^ {0,3}(#{1,6})\s+(\S.*)$/
const ITEM = /^(\s*)(?:([-*+])|\d{1,9}[.)])\s+(?!\s)(.*)$/
const RULE = /^ {0,3}([-*_])(?:\s*\1){2,}\s*$/
const TASK = /^\[([ xX])\]\s+(?!\s)(.*)$/
const DEEPEST = 6

/** The check box glyphs of notes: what is to do, and what is done. */
const BOXES = { open: '☐', done: '☑' }

/** Reads the Markdown of an answer. HTML, links, pictures and tables are text like any other. */
export function blocksOf(markdown: string): Block[] {
  const lines = markdown
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '    ')
    .replace(/[^\P{Cc}\n]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) at = readBlock(lines, at, blocks)
  return blocks
}

function readBlock(lines: string[], at: number, blocks: Block[]): number {
  const line = lines[at] ?? ''
  if (line.trim() === '' || RULE.test(line)) return at + 1
  const [, backticks, tildes] = FENCE.exec(line) ?? []
  const fence = backticks ?? tildes
  if (fence) return readCode(lines, at + 1, fence, blocks)
  const [, signs, title] = HEADING.exec(line) ?? []
  if (signs) {
    blocks.push({ kind: 'heading', level: signs.length, text: inlinesOf((title ?? '').replace(/ #+$/, '')) })
    return at + 1
  }
  return ITEM.test(line) ? readList(lines, at, blocks) : readParagraph(lines, at, blocks)
}

function readCode(lines: string[], from: number, fence: string, blocks: Block[]) {
  const isEnd = (line: string) => line.trim().startsWith(fence) && line.trim().replaceAll(fence.charAt(0), '') === ''
  let end = from
  while (end < lines.length && !isEnd(lines[end] ?? '')) end++
  blocks.push({ kind: 'code', text: lines.slice(from, end).join('\n') })
  return end + 1
}

function readParagraph(lines: string[], from: number, blocks: Block[]) {
  let end = from + 1
  while (end < lines.length && !beginsAnother(lines[end] ?? '')) end++
  const text = lines.slice(from, end).map((line) => inlinesOf(line.replace(/^\s*(?:> ?)*/, '')))
  blocks.push({ kind: 'paragraph', lines: text })
  return end
}

const beginsAnother = (line: string) =>
  line.trim() === '' || [FENCE, HEADING, ITEM, RULE].some((beginning) => beginning.test(line))

interface Line {
  depth: number
  isOrdered: boolean
  text: string
}

function readList(lines: string[], from: number, blocks: Block[]) {
  const items: Line[] = []
  let at = from
  for (; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const [, space = '', bullet, text] = RULE.test(line) ? [] : (ITEM.exec(line) ?? [])
    const last = items.at(-1)
    if (text !== undefined) items.push({ depth: space.length, isOrdered: !bullet, text })
    else if (last && /^\s{2,}\S/.test(line) && !FENCE.test(line)) last.text += ` ${line.trim()}`
    else if (line.trim() !== '' || !ITEM.test(lines[at + 1] ?? '')) break
  }
  blocks.push(...listsOf(items, 0))
  return at
}

/** Lists of one depth; what stands deeper belongs to the item before it. */
function listsOf(lines: Line[], level: number): Block[] {
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    const first = lines[at]
    if (!first) break
    let end = at + 1
    while (end < lines.length && (lines[end]?.depth ?? 0) > first.depth + 1) end++
    const below = lines.slice(at + 1, end)
    if (level < DEEPEST) addItem(blocks, first, listsOf(below, level + 1))
    else for (const line of [first, ...below]) addItem(blocks, line, [])
    at = end
  }
  return blocks
}

function addItem(blocks: Block[], { isOrdered, text }: Line, lists: Block[]) {
  const [, box, task] = TASK.exec(text) ?? []
  if (task !== undefined) {
    const glyph = box === ' ' ? BOXES.open : BOXES.done
    blocks.push({ kind: 'paragraph', lines: [[`${glyph} `, ...inlinesOf(task)]] }, ...lists)
    return
  }
  const item = { text: inlinesOf(text), lists }
  const last = blocks.at(-1)
  if (last?.kind === 'list' && last.isOrdered === isOrdered) last.items.push(item)
  else blocks.push({ kind: 'list', isOrdered, items: [item] })
}
