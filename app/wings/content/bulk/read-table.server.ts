import path from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { decodeSpreadsheetText } from '~/platform/csv/decode-spreadsheet-text'
import { CsvError, iterateCsvRows } from '~/platform/csv/parse-csv'
import { type ParsedTable, TableBuilder, TableError, type TableLine } from './table'

const XLSX_TIMEOUT_MS = 60_000

const XLSX_MEMORY_MB = 768

type ReaderReply = { rows: (string[] | null)[] } | { fault: string }

const TOO_LARGE_MESSAGE = 'This workbook is too large. Save it as CSV.'

// rows between which other requests get their turn
const ROWS_PER_TURN = 200

/** The table of a CSV file or an Excel workbook (its first sheet). @throws TableError with the line and the column */
export async function readTableFile(file: File): Promise<ParsedTable> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isZip(bytes)) return buildTable(await readXlsx(bytes))
  if (isOldExcel(bytes)) {
    throw new TableError('The .xls format is not supported. Save it as .xlsx or CSV.', 1)
  }
  return readCsvTable(decodeSpreadsheetText(bytes))
}

/** The table of cells that were copied out of a spreadsheet, or of CSV that was typed. @throws TableError */
export function readPastedTable(text: string): Promise<ParsedTable> {
  return text.includes('\t') ? buildTable(parsePastedRows(text)) : readCsvTable(text)
}

async function readCsvTable(text: string) {
  try {
    return await buildTable(iterateCsvRows(text))
  } catch (error) {
    throw error instanceof CsvError ? new TableError(error.message, error.line) : error
  }
}

async function buildTable(rows: Iterable<TableLine>) {
  const table = new TableBuilder()
  let count = 0
  for (const row of rows) {
    table.add(row)
    if (++count % ROWS_PER_TURN === 0) await breathe()
  }
  return table.finish()
}

function isZip(bytes: Uint8Array) {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

function isOldExcel(bytes: Uint8Array) {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0
}

/**
 * The rows of cells that were copied out of a spreadsheet: tabs between them, a line for each row. A cell with a tab, a line
 * break or a quote in it comes in quotes, with its own doubled; one that only begins with a quote is left as it is.
 */
function* parsePastedRows(text: string): Generator<TableLine, void> {
  let [at, line] = [0, 1]
  while (at < text.length) {
    const row: TableLine = { line, cells: [] }
    let isOpen = true
    while (isOpen) {
      const { value, end } = readCellAt(text, at)
      row.cells.push(value)
      line += value.split('\n').length - 1
      isOpen = text[end] === '\t'
      at = isOpen ? end + 1 : afterBreak(text, end)
    }
    line++
    yield row
  }
}

function readCellAt(text: string, start: number) {
  const close = text[start] === '"' ? closingQuote(text, start) : -1
  if (close > 0) return { value: unquoted(text.slice(start + 1, close)), end: close + 1 }
  let end = start
  while (end < text.length && text[end] !== '\t' && !isBreak(text[end])) end++
  return { value: text.slice(start, end), end }
}

/** Where the quoted cell that begins here ends; −1 when the quote is a sign like any other. */
function closingQuote(text: string, start: number) {
  let at = text.indexOf('"', start + 1)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  const next = text[at + 1]
  return at >= 0 && (next === undefined || next === '\t' || isBreak(next)) ? at : -1
}

function unquoted(inside: string) {
  return inside.replaceAll('""', '"').replace(/\r\n?/g, '\n')
}

function isBreak(sign: string | undefined) {
  return sign === '\n' || sign === '\r'
}

function afterBreak(text: string, end: number) {
  return text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1
}

/**
 * The rows of the first sheet of a workbook. It is unpacked and read in a thread of its own, with a limit of time and
 * memory: a small file can unpack to gigabytes, or say that its one cell stands in row 1,000,000,000.
 * @throws TableError
 */
async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<TableLine[]> {
  const reply = await runXlsxReader(bytes)
  if ('fault' in reply) throw new TableError(reply.fault, 1)
  return reply.rows.flatMap((cells, at) => (cells ? [{ line: at + 1, cells }] : []))
}

function runXlsxReader(bytes: Uint8Array<ArrayBuffer>) {
  return new Promise<ReaderReply>((resolve) => {
    const reader = new Worker(path.resolve('server/xlsx-reader.mjs'), {
      workerData: bytes,
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: XLSX_MEMORY_MB },
    })
    const tooLate = setTimeout(() => void reader.terminate(), XLSX_TIMEOUT_MS)
    const end = (reply: ReaderReply) => {
      clearTimeout(tooLate)
      resolve(reply)
    }
    reader.on('message', end)
    reader.on('error', () => end({ fault: TOO_LARGE_MESSAGE }))
    reader.on('exit', () => end({ fault: TOO_LARGE_MESSAGE }))
  })
}
