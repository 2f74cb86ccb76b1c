import { z } from 'zod'
import { DomainError } from '~/platform/errors'
import { CsvFault } from '~/platform/read-csv'
import { MOST_ROWS, type ReadRow, readRedirects } from './read-redirects.server'

const MOST_BYTES = 9 * 1024 * 1024

/** A file of redirects, and whether it is only looked at. */
export const importForm = z.object({
  step: z.enum(['check', 'import']),
  file: z
    .instanceof(File, { error: 'Choose a file.' })
    .refine(({ size }) => size > 0, 'Choose a file that is not empty.')
    .refine(({ size }) => size <= MOST_BYTES, 'This file is larger than 9 MB. Split it.'),
})

/** The rows of the file. @throws DomainError 422 with what is wrong with the whole of it. */
export async function readFile(file: File): Promise<ReadRow[]> {
  const rows = await readRows(textOf(new Uint8Array(await file.arrayBuffer())))
  if (rows.length > MOST_ROWS) {
    throw new DomainError(
      `This file has ${rows.length.toLocaleString('en-US')} rows. Split it: 50,000 are taken at once.`,
      422,
    )
  }
  if (rows.length === 0) throw new DomainError('No row was found in this file.', 422)
  return rows
}

async function readRows(text: string) {
  try {
    return await readRedirects(text)
  } catch (error) {
    throw error instanceof CsvFault ? new DomainError(error.message, 422) : error
  }
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
