import { CsvError, parseCsv } from '~/platform/csv/parse-csv'
import { type SampleRow, variableLabel } from '../template'
import type { Variable } from '../variable'

export const MAX_SAMPLES = 20

/** Rows as a spreadsheet or a CSV file gives them, by the names or labels in the first one; or what is wrong with them. */
export function parsePastedSamples(text: string, variables: Variable[]): { rows: SampleRow[]; fault?: string } {
  try {
    const [head, ...body] = parseCsv(text)
    const columns = head?.cells.map((cell) => findVariableByLabel(cell, variables)) ?? []
    if (body.length === 0) return { rows: [], fault: 'Paste a header row and at least one row of values.' }
    if (!columns.some(Boolean)) return { rows: [], fault: 'The header row contains no variable names.' }
    return { rows: body.slice(0, MAX_SAMPLES).map(({ cells }) => toSample(columns, cells)) }
  } catch (error) {
    if (error instanceof CsvError) return { rows: [], fault: error.message }
    throw error
  }
}

function findVariableByLabel(cell: string, variables: Variable[]) {
  const word = cell.trim().toLowerCase()
  return variables.find((one) => one.name === word || variableLabel(one).toLowerCase() === word)?.name
}

function toSample(columns: (string | undefined)[], cells: string[]): SampleRow {
  return Object.fromEntries(columns.flatMap((name, at) => (name ? [[name, cells[at]?.trim() ?? '']] : [])))
}
