import { z } from 'zod'
import { CsvFault } from '~/platform/read-csv'
import { MOST_ROWS, type ReadRow, readRedirects } from './read-redirects'

const MOST_BYTES = 9 * 1024 * 1024

/** A file of redirects, and whether it is only looked at. */
export const importForm = z.object({
  step: z.enum(['check', 'import']),
  file: z
    .instanceof(File, { error: 'Choose a file.' })
    .refine(({ size }) => size > 0, 'Choose a file that is not empty.')
    .refine(({ size }) => size <= MOST_BYTES, 'This file is larger than 9 MB. Split it.')
    .transform(async (file, { issues }): Promise<ReadRow[]> => {
      const rows = readRows(textOf(new Uint8Array(await file.arrayBuffer())))
      if (typeof rows !== 'string') return rows
      issues.push({ code: 'custom', message: rows, input: file })
      return []
    }),
})

/** The rows, or what is wrong with the whole file. */
function readRows(text: string): ReadRow[] | string {
  try {
    const rows = readRedirects(text)
    if (rows.length > MOST_ROWS)
      return `This file has ${rows.length.toLocaleString('en-US')} rows. Split it: 50,000 are taken at once.`
    return rows.length > 0 ? rows : 'No row was found in this file.'
  } catch (error) {
    if (error instanceof CsvFault) return error.message
    throw error
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
