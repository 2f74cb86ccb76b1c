import path from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { CsvFault, csvRows } from '~/platform/read-csv'
import { type ReadCells, type Table, TableBuilder, TableFault } from './table'

const LONGEST_MS = 60_000

const MEMORY_MB = 768

type Reply = { rows: (string[] | null)[] } | { fault: string }

const tooLarge = 'This workbook is too large to be read. Save its sheet as CSV.'

// rows between which other requests get their turn
const AT_ONCE = 200

/** The table of a CSV file or an Excel workbook (its first sheet). @throws TableFault with the line and the column */
export async function readTableFile(file: File): Promise<Table> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isZip(bytes)) return tableOf(await readXlsx(bytes))
  if (isOldExcel(bytes)) {
    throw new TableFault('This is a workbook of an Excel before 2007. Save it as .xlsx or as CSV.', 1)
  }
  return readCsvTable(textOf(bytes))
}

/** The table of cells that were copied out of a spreadsheet, or of CSV that was typed. @throws TableFault */
export function readPastedTable(text: string): Promise<Table> {
  return text.includes('\t') ? tableOf(pastedRows(text)) : readCsvTable(text)
}

async function readCsvTable(text: string) {
  try {
    return await tableOf(csvRows(text))
  } catch (error) {
    throw error instanceof CsvFault ? new TableFault(error.message, error.line) : error
  }
}

async function tableOf(rows: Iterable<ReadCells>) {
  const table = new TableBuilder()
  let count = 0
  for (const row of rows) {
    table.add(row)
    if (++count % AT_ONCE === 0) await breathe()
  }
  return table.finish()
}

function isZip(bytes: Uint8Array) {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

function isOldExcel(bytes: Uint8Array) {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0
}

/** Spreadsheets write UTF-8, UTF-16 with its mark, or what Windows had before. */
function textOf(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * The rows of cells that were copied out of a spreadsheet: tabs between them, a line for each row. A cell with a tab, a line
 * break or a quote in it comes in quotes, with its own doubled; one that only begins with a quote is left as it is.
 */
function* pastedRows(text: string): Generator<ReadCells, void> {
  let [at, line] = [0, 1]
  while (at < text.length) {
    const row: ReadCells = { line, cells: [] }
    let isOpen = true
    while (isOpen) {
      const { value, end } = cellAt(text, at)
      row.cells.push(value)
      line += value.split('\n').length - 1
      isOpen = text[end] === '\t'
      at = isOpen ? end + 1 : afterBreak(text, end)
    }
    line++
    yield row
  }
}

function cellAt(text: string, start: number) {
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
 * @throws TableFault
 */
async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<ReadCells[]> {
  const reply = await askReader(bytes)
  if ('fault' in reply) throw new TableFault(reply.fault, 1)
  return reply.rows.flatMap((cells, at) => (cells ? [{ line: at + 1, cells }] : []))
}

function askReader(bytes: Uint8Array<ArrayBuffer>) {
  return new Promise<Reply>((resolve) => {
    const reader = new Worker(path.resolve('server/xlsx-reader.mjs'), {
      workerData: bytes,
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    })
    const tooLate = setTimeout(() => void reader.terminate(), LONGEST_MS)
    const end = (reply: Reply) => {
      clearTimeout(tooLate)
      resolve(reply)
    }
    reader.on('message', end)
    reader.on('error', () => end({ fault: tooLarge }))
    reader.on('exit', () => end({ fault: tooLarge }))
  })
}
