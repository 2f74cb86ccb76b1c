import { type CsvRow, parseCsv } from '~/platform/csv/parse-csv'
import { toStorableText } from '~/platform/text/storable-text'
import { InvalidCell, ruleCsvColumns } from './rule-csv-columns'
import { emptyRuleInput, linkRuleInputSchema, type RuleInput } from './rule-input'

export interface ParsedRuleRow {
  line: number
  /** As it stands in the file. */
  keyword: string
  rule?: RuleInput
  refusal?: string
}

/** The rules of a CSV file; without a head the columns stand in their order. What has no column is as in a new rule. @throws CsvError */
export function parseRuleCsv(text: string): ParsedRuleRow[] {
  const rows = parseCsv(toStorableText(text))
  const head = rows[0]?.cells.map((cell) => cell.trim().toLowerCase()) ?? []
  const places = ruleCsvColumns.map(({ head: name, aliases = [] }) =>
    head.findIndex((cell) => cell === name || aliases.includes(cell)),
  )
  const hasHead = (places[0] ?? -1) >= 0
  const order = hasHead ? places : ruleCsvColumns.map((_, at) => at)
  return rows.slice(hasHead ? 1 : 0).map((row) => parseRow(row, order))
}

function parseRow({ line, cells }: CsvRow, places: number[]): ParsedRuleRow {
  // a spreadsheet that is warned of formulas writes an apostrophe before them
  const cell = (at: number) => (cells[at] ?? '').trim().replace(/^'(?=[=+\-@])/, '')
  const keyword = cell(places[0] ?? 0)
  try {
    const read = ruleCsvColumns.map((column, at) => {
      const place = places[at] ?? -1
      return place < 0 || place >= cells.length ? {} : column.read(cell(place))
    })
    const parsed = linkRuleInputSchema.safeParse(Object.assign({}, emptyRuleInput, ...read))
    if (parsed.success) return { line, keyword: parsed.data.keyword, rule: parsed.data }
    return { line, keyword, refusal: parsed.error.issues[0]?.message ?? 'This row cannot be read.' }
  } catch (error) {
    if (!(error instanceof InvalidCell)) throw error
    return { line, keyword, refusal: error.message }
  }
}
