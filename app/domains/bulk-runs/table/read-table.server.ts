import { setImmediate as breathe } from 'node:timers/promises'
import { CsvFault, csvRows } from '~/platform/read-csv'
import { pastedRows } from './pasted-rows'
import { readXlsx } from './read-xlsx.server'
import { type ReadCells, type Table, TableBuilder, TableFault } from './table'

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
