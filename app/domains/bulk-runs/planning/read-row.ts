import { createHash } from 'node:crypto'
import type { PieceContent } from '~/domains/writing/piece'
import type { Instructions } from '../ai-texts/instruction'
import type { Outcome } from '../run'
import type { LookedUp, Problem, RunTemplate, RunVariable } from '../run-template'
import { type Mapping, valuesOf } from '../table/mapping'

/** What a row says before anybody else is asked: content under a key, or why there is none. */
export type ReadRow =
  | { position: number; key: string; values: Record<string, string>; content: PieceContent; hash: string }
  | {
      position: number
      key: string
      outcome: Extract<Outcome, 'skipped' | 'refused'>
      reason: string
      isUnanswered?: boolean
    }

/** A row of the table with the values of its variables. */
export interface FilledRow {
  position: number
  /** Of the key column; empty without one. */
  key: string
  values: Record<string, string>
  /** Why the AI has not written what it is to write. */
  refusal?: {
    reason: string
    /** It may be asked again. */
    isUnanswered: boolean
  }
}

interface Columns {
  columns: string[]
  mapping: Mapping
  keyColumn: string | null
}

export function fillRow(
  { columns, mapping, keyColumn }: Columns,
  { position, cells }: { position: number; cells: string[] },
): FilledRow {
  const key = keyColumn === null ? '' : (cells[columns.indexOf(keyColumn)] ?? '').trim()
  return { position, key, values: valuesOf(columns, cells, mapping) }
}

interface Reading {
  template: RunTemplate
  keyColumn: string | null
  instructions: Instructions
}

/** One row as the content of a page; `lookedUp` is what the template made of its values. */
export function readRow({ template, keyColumn, instructions }: Reading, row: FilledRow, lookedUp: LookedUp): ReadRow {
  const { position, key, values } = row
  const refused = (reason: string): ReadRow => ({ position, key, outcome: 'refused', reason })
  const flaw = flawOf({ template, keyColumn, instructions }, row)
  if (flaw) return { position, key, ...flaw }
  if (row.refusal) return { ...refused(row.refusal.reason), isUnanswered: row.refusal.isUnanswered }
  const { content, problems } = template.render(lookedUp, key || JSON.stringify(values))
  if (!content) return refused(problems.map(inWords).join(' ') || 'The template makes no page of this row.')
  if (content.slug === '') return refused('The template gives this row no address.')
  return { position, key: key || content.slug, values, content, hash: hashOf(content) }
}

/** Why the table alone keeps a row from being a page, before the AI is asked about it. */
export function flawOf({ template, keyColumn, instructions }: Reading, { key, values }: FilledRow) {
  const refused = (reason: string) => ({ outcome: 'refused' as const, reason })
  if (Object.keys(values).length === 0) {
    return { outcome: 'skipped' as const, reason: 'No column that is used has a word in this row.' }
  }
  if (keyColumn !== null && key === '') return refused(`“${keyColumn}” is empty, and tells the rows apart.`)
  const empty = template.variables.filter((one) => isMissing(one, values) && !Object.hasOwn(instructions, one.name))
  if (empty.length > 0) return refused(`Empty: ${empty.map(({ label, name }) => label || name).join(', ')}.`)
  return undefined
}

function isMissing(variable: RunVariable, values: Record<string, string>) {
  return variable.isRequired && !values[variable.name] && variable.default === ''
}

function inWords({ field, line, message }: Problem) {
  // begins with what the variable is called
  if (field.startsWith('variables.')) return message
  return line ? `${field}, line ${line}: ${message}` : `${field}: ${message}`
}

function hashOf(content: PieceContent) {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
}
