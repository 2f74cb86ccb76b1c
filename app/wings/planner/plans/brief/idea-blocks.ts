import { blocksOfTable, rowOf, type TableRow } from './idea-table'
import type { Reader } from './reading-language'

export type Section = 'wishes' | 'exclusions' | 'limits' | 'background' | 'unknowns' | null

/** A paragraph or an item of a list, and what the heading or the line above it says about it. */
export interface IdeaBlock {
  from: number
  to: number
  section: Section
  isItem: boolean
  /** Headings say where the wishes stand, and this is elsewhere. */
  isBesideWishes: boolean
  /** A turn of a conversation: what is said next may answer it. */
  isTurn: boolean
  /** What the row of a table is about, as "Delivery:". */
  label: string
}

interface Line {
  from: number
  to: number
  text: string
  isItem: boolean
  isHeading: boolean
}

const BULLET = /^\s*(?:[-*•–—·▪◦+]\s+(?:\[[ x]?\]\s*)?|\(?\d{1,2}[.)]\s+|\d{1,2}\.\d{1,2}\.?\s+|\(?[a-h]\)\s+|->\s*)/
const HEADING = /^\s*(?:#{1,6}\s|\*\*.{1,120}\*\*:?\s*$|-{3,}|={3,})/
const MAX_HEADING_WORDS = 7
const MAX_LEAD_WORDS = 12
// shorter lines are not wrapped, so the next one is a paragraph of its own
const MIN_WRAPPED_LENGTH = 60

/** The paragraphs and list items of an idea. Takes time that grows with its length. */
export function splitBlocks(idea: string, reader: Reader): IdeaBlock[] {
  const blocks: IdeaBlock[] = []
  const state: { section: Section; list: Section; isList: boolean } = { section: null, list: null, isList: false }
  let hasWishHeading = false
  let previous: Line | null = null
  const lines = linesOf(idea)
  const speakers = findSpeakers(lines)
  let rows: TableRow[] = []
  for (const line of lines) {
    const row = rowOf(line.text, line.from)
    if (row) {
      rows.push(row)
      continue
    }
    blocks.push(...blocksOfTable(rows, (heading) => sectionOf(heading, reader), reader))
    rows = []
    const turn = speakers ? SPEAKER.exec(line.text)?.[0].length : undefined
    if (turn !== undefined) {
      blocks.push({ ...newBlock(line, null, reader), from: line.from + turn, isTurn: true })
    } else if (line.isHeading) {
      const section = sectionOf(line.text, reader)
      if (HEADING.test(line.text)) [state.section, state.list] = [section, null]
      else [state.section, state.list, state.isList] = [null, section, false]
      hasWishHeading ||= section === 'wishes'
    } else if (line.text.trim()) {
      if (state.list && state.isList && !line.isItem && !isWrapped(previous, line)) state.list = null
      if (line.isItem) state.isList = true
      const last = blocks.at(-1)
      const lead = isLead(line) ? leadOf(line.text) : ''
      if (lead !== line.text) {
        if (last && isWrapped(previous, line)) last.to = line.to
        else blocks.push(newBlock(line, state.list ?? state.section, reader))
      }
      if (lead) {
        state.list = sectionOf(lead, reader)
        state.isList = false
      }
    }
    previous = line
  }
  blocks.push(...blocksOfTable(rows, (heading) => sectionOf(heading, reader), reader))
  return blocks.map((block) => ({ ...block, isBesideWishes: hasWishHeading && block.isBesideWishes }))
}

const SPEAKER =
  /^\s*(?:\[[^\]]{1,30}\]\s*)?(?:\d{1,2}[:.]\d{2}[\s,-]{1,3})?(\p{Lu}[\p{L}.'’-]{0,20}(?:\s\p{Lu}[\p{L}.'’-]{0,20})?):\s+(?=\S)/u
const MIN_TURNS = 4

/** Whether people talk in turns: "Anna: …" at the beginning of lines, again and again. */
function findSpeakers(lines: Line[]) {
  const names = lines.flatMap(({ text }) => SPEAKER.exec(text)?.[1] ?? [])
  return names.length >= MIN_TURNS && new Set(names).size * 2 <= names.length
}

function newBlock(line: Line, section: Section, reader: Reader): IdeaBlock {
  const from = line.from + (BULLET.exec(line.text)?.[0].length ?? 0)
  const label = LABEL.exec(line.text.slice(from - line.from))?.[1]
  const named = label && !line.isItem ? labelSection(label, reader) : null
  const own = named === 'exclusions' ? null : named
  return {
    from,
    to: line.to,
    section: own ?? section,
    isItem: line.isItem,
    isBesideWishes: section === null,
    isTurn: false,
    label: '',
  }
}

const LABEL = /^\s*([^.:,]{2,40})[.:]\s+\S/

/** "Constraints: …" and "Background. …" name what their paragraph says. */
export function labelSection(label: string, reader: Reader): Section {
  const words = label.trim().split(/\s+/)
  if (words.length > 5) return null
  const section = sectionOf(label, reader)
  if (section === 'wishes' || section === null) return null
  const found = reader.section(section).exec(label)
  return found && found[0].length * 2 >= label.trim().length ? section : null
}

/** Whether a line goes on with the paragraph or item above it. */
function isWrapped(previous: Line | null, line: Line) {
  if (!previous?.text.trim() || previous.isHeading || line.isItem || isLead(previous)) return false
  return previous.text.length >= MIN_WRAPPED_LENGTH || /^\s{2,}\S/.test(line.text)
}

const isLead = ({ text, isItem }: Line) =>
  !isItem && /[:–-]\s*$/.test(text) && wordCount(leadOf(text)) <= MAX_LEAD_WORDS

/** The last sentence of a line, which begins what stands below. */
const leadOf = (text: string) =>
  text.slice(Math.max(text.lastIndexOf('. '), text.lastIndexOf('! '), text.lastIndexOf('? ')) + 1)
const wordCount = (text: string) => text.trim().split(/\s+/).length

function linesOf(idea: string): Line[] {
  const lines: Line[] = []
  let from = 0
  for (const text of idea.split('\n')) {
    const isItem = BULLET.test(text)
    lines.push({ from, to: from + text.length, text, isItem, isHeading: HEADING.test(text) })
    from += text.length + 1
  }
  for (const [at, line] of lines.entries()) line.isHeading ||= isBareHeading(line, lines[at - 1], lines[at + 1])
  return lines
}

/** A short line without a mark at its end, on its own above a text: "Not now". */
function isBareHeading(line: Line, above: Line | undefined, below: Line | undefined) {
  const text = line.text.trim()
  if (!text || line.isItem || above?.text.trim() || !below) return false
  return wordCount(text) <= MAX_HEADING_WORDS && /[\p{L})]$/u.test(text)
}

function sectionOf(heading: string, reader: Reader): Section {
  const text = heading.replace(/^[\s#*\d.]+|(?<![\s*:.–-])[\s*:.–-]+$/g, '')
  const sections = ['exclusions', 'unknowns', 'wishes', 'limits', 'background'] as const
  return sections.find((section) => reader.section(section).test(text)) ?? null
}
