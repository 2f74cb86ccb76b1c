export interface CsvRow {
  /** Where it begins, from 1 on. */
  line: number
  cells: string[]
}

/** A CSV file that cannot be read, with the line at which that shows. */
export class CsvError extends Error {
  constructor(
    /** What is wrong, without the line: the end of a sentence. */
    readonly problem: string,
    readonly line: number,
  ) {
    super(`Line ${line}: ${problem}`)
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
  yield* new CsvReader(csv).readRows(csv, true)
}

/**
 * The same of a text that comes in pieces, such as a large file; no more of it is in memory than a piece and twice the
 * longest row. The first piece tells the separator. @throws CsvError also when a row has more characters than `maxRowLength`
 */
export async function* streamCsvRows(
  pieces: AsyncIterable<string>,
  maxRowLength: number,
): AsyncGenerator<CsvRow, void> {
  let reader: CsvReader | undefined
  let [rest, enough] = ['', 0]
  for await (const piece of pieces) {
    rest += reader ? piece : piece.replace(/^\uFEFF/, '')
    reader ??= new CsvReader(rest)
    // a row of many pieces is tried again when as much again is there, else it would be read anew with each of them
    if (rest.length < enough) continue
    rest = yield* reader.readRows(rest, false)
    if (rest.length > maxRowLength)
      throw new CsvError('a quoted cell is not closed correctly, or the row is too long.', reader.line)
    enough = 2 * rest.length
  }
  if (reader) yield* reader.readRows(rest, true)
}

class CsvReader {
  line = 1
  readonly #separator: string

  /** @param beginning has the first line, whose separators are counted */
  constructor(beginning: string) {
    this.#separator = detectSeparator(beginning)
  }

  /** The rows of the text; returns the beginning of one that may go on in what follows. */
  *readRows(csv: string, isLast: boolean): Generator<CsvRow, string> {
    for (let start = 0; start < csv.length; ) {
      const row = this.#readRow(csv, start)
      if (!isLast && (!row || row.end >= csv.length)) return csv.slice(start)
      if (!row) throw new CsvError('a quoted cell is not closed correctly.', this.line)
      if (row.cells.some((cell) => cell.trim() !== '')) yield { line: this.line, cells: row.cells }
      this.line += countLineBreaks(csv.slice(start, row.end))
      start = row.end
    }
    return ''
  }

  /** Undefined when a quoted cell does not end, or goes on behind its quote. */
  #readRow(csv: string, start: number) {
    const cells: string[] = []
    for (let at = start; ; at++) {
      const cell = csv[at] === '"' ? readQuotedCell(csv, at) : this.#readPlainCell(csv, at)
      if (!cell) return undefined
      cells.push(cell.text)
      at = cell.end
      if (csv[at] === this.#separator) continue
      if (at < csv.length && !isBreak(csv[at])) return undefined
      return { cells, end: at + (csv.startsWith('\r\n', at) ? 2 : 1) }
    }
  }

  #readPlainCell(csv: string, start: number) {
    let end = start
    while (end < csv.length && csv[end] !== this.#separator && !isBreak(csv[end])) end++
    return { text: csv.slice(start, end), end }
  }
}

function readQuotedCell(csv: string, start: number) {
  let close = csv.indexOf('"', start + 1)
  while (close >= 0 && csv[close + 1] === '"') close = csv.indexOf('"', close + 2)
  return close < 0 ? undefined : { text: csv.slice(start + 1, close).replaceAll('""', '"'), end: close + 1 }
}

const isBreak = (sign: string | undefined) => sign === '\n' || sign === '\r'

function detectSeparator(csv: string) {
  const [first = ''] = csv.split(/[\r\n]/, 1)
  const count = (mark: string) => first.split(mark).length
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best))
}

function countLineBreaks(text: string) {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0
}
