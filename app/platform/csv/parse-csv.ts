export interface CsvRow {
  /** Where it begins, from 1 on. */
  line: number
  cells: string[]
}

/** A CSV file that cannot be read, with the line at which that shows. */
export class CsvError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message)
  }
}

/**
 * Reads a CSV file (RFC 4180): cells between commas or, when its first line has more of these, semicolons or tabs; quoted
 * cells with doubled quotes and line breaks; any line ends; with or without a byte order mark. Empty lines are left out.
 * @throws CsvError when a quoted cell does not end, or goes on behind its quote.
 */
export function parseCsv(text: string): CsvRow[] {
  return [...iterateCsvRows(text)]
}

/** The same row by row, for whoever has other things to do in between. */
export function* iterateCsvRows(text: string): Generator<CsvRow, void> {
  const csv = text.replace(/^\uFEFF/, '')
  const separator = detectSeparator(csv)
  // a cell that is quoted, or one that is not, and what ends it
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n][^${separator}\\r\\n]*|))(${separator}|\\r\\n|\\n|\\r|$)`,
    'y',
  )
  let line = 1
  let row: CsvRow = { line, cells: [] }
  while (cell.lastIndex < csv.length || row.cells.length > 0) {
    const found = cell.exec(csv)
    if (!found) throw new CsvError(`Line ${row.line}: a quoted cell is not closed correctly.`, row.line)
    const [whole, quoted, plain = '', end = ''] = found
    row.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    line += countLineBreaks(whole)
    if (end === separator) continue
    if (row.cells.some((one) => one.trim() !== '')) yield row
    row = { line, cells: [] }
    if (cell.lastIndex >= csv.length) break
  }
}

function detectSeparator(csv: string) {
  const [first = ''] = csv.split(/[\r\n]/, 1)
  const count = (mark: string) => first.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

function countLineBreaks(text: string) {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0
}
