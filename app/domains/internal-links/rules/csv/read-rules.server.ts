import { type CsvRow, readCsv } from '~/platform/read-csv'
import { storableText } from '~/platform/storable-text'
import { newRule, type TypedRule, typedRule } from '../typed-rule'
import { ruleColumns, WrongCell } from './rule-columns'

export interface ReadRule {
  line: number
  /** As it stands in the file. */
  keyword: string
  rule?: TypedRule
  refusal?: string
}

/** The rules of a CSV file; without a head the columns stand in their order. What has no column is as in a new rule. @throws CsvFault */
export function readRules(text: string): ReadRule[] {
  const rows = readCsv(storableText(text))
  const head = rows[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const places = ruleColumns.map(({ head: name, aliases = [] }) =>
    head.findIndex((cell) => cell === name || aliases.includes(cell)),
  )
  const hasHead = (places[0] ?? -1) >= 0
  const order = hasHead ? places : ruleColumns.map((_, at) => at)
  return rows.slice(hasHead ? 1 : 0).map((row) => readRow(row, order))
}

function readRow({ line, cells }: CsvRow, places: number[]): ReadRule {
  // a spreadsheet that is warned of formulas writes an apostrophe before them
  const cell = (at: number) => (cells[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '')
  const keyword = cell(places[0] ?? 0)
  try {
    const read = ruleColumns.map((column, at) => {
      const place = places[at] ?? -1
      return place < 0 || place >= cells.length ? {} : column.read(cell(place))
    })
    const parsed = typedRule.safeParse(Object.assign({}, newRule, ...read))
    if (parsed.success) return { line, keyword: parsed.data.keyword, rule: parsed.data }
    return { line, keyword, refusal: parsed.error.issues[0]?.message ?? 'This row cannot be read.' }
  } catch (error) {
    if (!(error instanceof WrongCell)) throw error
    return { line, keyword, refusal: error.message }
  }
}
