import { z } from 'zod'
import { formatNumber } from '~/platform/text/format-number'
import { DomainError } from '../errors/errors'
import { decodeSpreadsheetText } from './decode-spreadsheet-text'
import { CsvError } from './parse-csv'

const MAX_CSV_BYTES = 9 * 1024 * 1024

/** A file of rows, and whether it is only looked at. */
export const csvImportSchema = z.object({
  step: z.enum(['check', 'import']),
  file: z
    .instanceof(File, { error: 'Choose a file.' })
    .refine(({ size }) => size > 0, 'Choose a file that is not empty.')
    .refine(({ size }) => size <= MAX_CSV_BYTES, 'This file is larger than 9 MB. Split it into smaller files.'),
})

/** The rows that `read` finds in the file. @throws DomainError 422 with what is wrong with the whole of it. */
export async function readCsvUpload<Row>(file: File, maxRows: number, read: (text: string) => Row[] | Promise<Row[]>) {
  const rows = await readRows(file, read)
  if (rows.length > maxRows) {
    throw new DomainError(
      `This file has ${formatNumber(rows.length)} rows. Split it into files of at most ${formatNumber(maxRows)} rows.`,
      422,
    )
  }
  if (rows.length === 0) throw new DomainError('This file has no rows.', 422)
  return rows
}

async function readRows<Row>(file: File, read: (text: string) => Row[] | Promise<Row[]>) {
  try {
    return await read(decodeSpreadsheetText(new Uint8Array(await file.arrayBuffer())))
  } catch (error) {
    throw error instanceof CsvError ? new DomainError(error.message, 422) : error
  }
}
