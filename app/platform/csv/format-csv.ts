type CsvCell = string | number | null | undefined

/** A column of a CSV file: its heading, and what stands in it for a row. Two columns may have the same heading. */
export type CsvColumn<Row> = readonly [heading: string, cell: (row: Row) => CsvCell]

/** A CSV file with a heading row. */
export function formatCsvTable<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]) {
  const lines = rows.map((row) => columns.map(([, cell]) => cell(row)))
  return [columns.map(([heading]) => heading), ...lines].map(formatCsvRow).join('')
}

/**
 * A row of a CSV file (RFC 4180). A cell that a spreadsheet would take for a formula begins with an apostrophe instead:
 * what a stranger typed into a form must not run where it is opened. Numbers are written as they are.
 */
export function formatCsvRow(cells: readonly CsvCell[]) {
  return `${cells.map(formatCsvCell).join(',')}\r\n`
}

// a spreadsheet skips spaces before it decides; the full-width signs are read as the plain ones in some locales
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

function formatCsvCell(value: CsvCell) {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
