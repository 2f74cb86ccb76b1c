import { DomainError } from '~/platform/errors'
import { CsvFault } from '~/platform/read-csv'
import { MOST_RULES } from '../../link-rule'
import { TOO_MANY_ROWS } from './import-form'
import { type ReadRule, readRules } from './read-rules.server'

/** The rows of the file. @throws DomainError 422 with what is wrong with the whole of it. */
export async function readFile(file: File): Promise<ReadRule[]> {
  const rows = rowsOf(textOf(new Uint8Array(await file.arrayBuffer())))
  if (rows.length > MOST_RULES) throw new DomainError(TOO_MANY_ROWS, 422)
  if (rows.length === 0) throw new DomainError('No row was found in this file.', 422)
  return rows
}

function rowsOf(text: string) {
  try {
    return readRules(text)
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
