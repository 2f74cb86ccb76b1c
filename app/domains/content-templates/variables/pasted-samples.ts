import { CsvFault, readCsv } from '~/platform/read-csv'
import { labelOf, type Sample } from '../template'
import type { Variable } from './variable'

export const MOST_SAMPLES = 20

/** Rows as a spreadsheet or a CSV file gives them, by the names or labels in the first one; or what is wrong with them. */
export function samplesIn(text: string, variables: Variable[]): { rows: Sample[]; fault?: string } {
  try {
    const [head, ...body] = readCsv(text)
    const columns = head?.cells.map((cell) => variableCalled(cell, variables)) ?? []
    if (body.length === 0) return { rows: [], fault: 'Paste a row of names and at least one row of values.' }
    if (!columns.some(Boolean)) return { rows: [], fault: 'The first row names none of the variables.' }
    return { rows: body.slice(0, MOST_SAMPLES).map(({ cells }) => sampleOf(columns, cells)) }
  } catch (error) {
    if (error instanceof CsvFault) return { rows: [], fault: error.message }
    throw error
  }
}

function variableCalled(cell: string, variables: Variable[]) {
  const word = cell.trim().toLowerCase()
  return variables.find((one) => one.name === word || labelOf(one).toLowerCase() === word)?.name
}

function sampleOf(columns: (string | undefined)[], cells: string[]): Sample {
  return Object.fromEntries(columns.flatMap((name, at) => (name ? [[name, cells[at]?.trim() ?? '']] : [])))
}
