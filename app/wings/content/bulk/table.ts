import { DomainError } from '~/platform/errors/errors'
import { formatNumber } from '~/platform/text/format-number'
import { toStorableText } from '~/platform/text/storable-text'

/** A table of texts, whatever it was read from. Every row has as many cells as there are columns. */
export interface ParsedTable {
  columns: string[]
  rows: string[][]
}

/** A row as it was read: where it stands in its file, from 1 on. */
export interface TableLine {
  line: number
  cells: string[]
}

export const MAX_TABLE_ROWS = 100_000
export const MAX_TABLE_COLUMNS = 200
/** What a cell of Excel holds. */
export const MAX_CELL_LENGTH = 32_767
const MAX_COLUMN_NAME_LENGTH = 200

/** A table that cannot be taken, with the place at which that shows. */
export class TableError extends DomainError {
  constructor(
    message: string,
    readonly line: number,
    readonly column?: number,
  ) {
    super(message, 422)
  }
}

/**
 * Builds a table out of rows, the first of which names the columns. Rows without a word are left out, as are columns that
 * have neither a name nor a word; texts become such as the database takes.
 */
export class TableBuilder {
  private readonly rows: string[][] = []
  private head: (string | undefined)[] | undefined

  add({ line, cells: read }: TableLine) {
    const cells = read.map(toStorableText)
    if (cells.every((cell) => cell.trim() === '')) return
    if (!this.head) {
      this.head = readColumnNames(cells, line)
      return
    }
    if (this.rows.length === MAX_TABLE_ROWS) {
      throw new TableError(`Line ${line}: a table can have at most 100,000 rows. Split it.`, line)
    }
    for (const [column, cell] of cells.entries()) validateCell(cell, { line, column, name: this.head[column] })
    this.rows.push(cells)
  }

  /** @throws TableError when there is nothing in it */
  finish(): ParsedTable {
    const head = this.head
    if (!head) throw new TableError('This table is empty.', 1)
    if (this.rows.length === 0) throw new TableError('This table has a header row but no data.', 1)
    const kept = [...head.keys()].filter((column) => head[column] !== undefined)
    const rows = this.rows.map((cells) => kept.map((column) => cells[column] ?? ''))
    return { columns: kept.map((column) => head[column] ?? ''), rows }
  }
}

function readColumnNames(cells: string[], line: number) {
  if (cells.length > MAX_TABLE_COLUMNS) {
    throw new TableError(`Line ${line}: ${cells.length} columns, more than the maximum of ${MAX_TABLE_COLUMNS}.`, line)
  }
  const names = cells.map((cell) => cell.replace(/\s+/g, ' ').trim().slice(0, MAX_COLUMN_NAME_LENGTH))
  for (const [column, name] of names.entries()) {
    const first = names.indexOf(name)
    if (name === '' || first === column) continue
    const places = `${first + 1} and ${column + 1}`
    throw new TableError(`Line ${line}: columns ${places} are both named “${name}”.`, line, column + 1)
  }
  return names.map((name) => name || undefined)
}

interface CellPosition {
  line: number
  column: number
  name: string | undefined
}

function validateCell(cell: string, { line, column, name }: CellPosition) {
  if (cell.length > MAX_CELL_LENGTH) {
    const size = formatNumber(cell.length)
    const message = `Line ${line}, column ${column + 1}: this cell has ${size} characters, more than the maximum of 32,767.`
    throw new TableError(message, line, column + 1)
  }
  if (name === undefined && cell.trim() !== '') {
    const message = `Line ${line}, column ${column + 1}: this column has no name. Name it in the first line.`
    throw new TableError(message, line, column + 1)
  }
}
