import { countWords } from './clause-words'
import type { IdeaBlock, Section } from './idea-blocks'
import type { Reader } from './reading-language'

interface Cell {
  from: number
  to: number
  text: string
}

export interface TableRow {
  cells: Cell[]
  isRule: boolean
}

const MAX_ANSWER_WORDS = 15
const WANTED =
  /(?:want|wish|should|to be|new|soll|künftig|wollen|wunsch|neu|quer|quier|nuevo|debe|voul|veut|souhait|nouveau|doit)/i
const TODAY =
  /(?:today|now|currently|as is|comment|remark|note|heute|bisher|jetzt|kommentar|bemerkung|notiz|hoy|ahora|comentario|nota|aujourd|actuel|commentaire|remarque)/i
const RULE = /^[\s|:+-]+$/

/** The cells of a line of a table, parted by "|" or tabs, with their places; null where it is none. */
export function rowOf(text: string, from: number): TableRow | null {
  const isRow = /^\s*\|.*\|\s*$/.test(text) || /\t[^\t]*\t/.test(text)
  if (!isRow) return null
  const cells = [...text.replace(/^\s*\|/, (edge) => ' '.repeat(edge.length)).matchAll(/[^|\t]+/g)]
    .map(({ 0: cell, index }) => {
      const start = from + index + cell.length - cell.trimStart().length
      return { from: start, to: start + cell.trim().length, text: cell.trim() }
    })
    .slice(0, 20)
  while (cells.at(-1)?.text === '') cells.pop()
  return { cells, isRule: RULE.test(text) }
}

/**
 * What the rows of a table say: of each row the cell below a heading such as "What we want", or its longest one, with the
 * first cell as its label. A row with a refusal in it, "no", "later", "as today", is an exclusion.
 */
export function blocksOfTable(rows: TableRow[], sectionOf: (heading: string) => Section, reader: Reader): IdeaBlock[] {
  const hasHeadings = rows[1]?.isRule === true
  const headings = hasHeadings ? (rows[0]?.cells ?? []).map(({ text }) => text) : []
  const isToday = headings.map((heading) => TODAY.test(heading) || sectionOf(heading) === 'background')
  const wished = headings.findIndex((heading, at) => at > 0 && !isToday[at] && WANTED.test(heading))
  return rows.slice(hasHeadings ? 2 : 0).flatMap(({ cells, isRule }) => {
    const [label, ...others] = cells
    if (isRule || !label) return []
    const asked = wished > 0 ? cells.slice(wished, wished + 1) : others
    const refused = asked.find(({ text }) => isRefusal(text, reader))
    if (refused) return [blockOf({ ...label, to: refused.to }, 'exclusions', '')]
    const told = new Set(cells.filter((_, at) => isToday[at]))
    const longest = asked.filter((cell) => !told.has(cell)).sort((a, b) => b.text.length - a.text.length)[0]
    if (longest && countWords(longest.text) > 2) return [blockOf(longest, 'wishes', `${label.text}:`)]
    return hasHeadings && countWords(label.text) > 1 ? [blockOf(label, 'wishes', '')] : []
  })
}

const blockOf = ({ from, to }: Pick<Cell, 'from' | 'to'>, section: Section, label: string): IdeaBlock => ({
  from,
  to,
  section,
  isItem: true,
  isBesideWishes: false,
  isTurn: false,
  label,
})

const isRefusal = (text: string, reader: Reader) =>
  countWords(text) <= MAX_ANSWER_WORDS &&
  (/^(?:[-–—✗✘]|same|as today|igual|idem|gleich|wie heute|pareil|idem)$/i.test(text) ||
    (['refusalStarts', 'retractions', 'denials'] as const).some((list) => reader.startsWith(list).test(text)) ||
    (['refusals', 'statusQuo', 'postponed'] as const).some((list) => reader.has(list).test(text)) ||
    (reader.has('laterTimes').test(text) && reader.has('hedges').test(text)) ||
    reader.startsWith('laterTimes').test(text))
