import { createHash } from 'node:crypto'
import type { EntryContent } from '~/wings/publishing/writing/entry'
import type { AiInstructions } from '../ai-texts/ai-instructions'
import { type ColumnMapping, mapCellsToValues } from '../column-mapping'
import type { RowOutcome } from '../run'
import type { RowProblem, RowWithReferences, RunTemplate, RunVariable } from '../run-template'

/** What a row says before anybody else is asked: content under a key, or why there is none. */
export type RenderedRow =
  | { position: number; key: string; values: Record<string, string>; content: EntryContent; hash: string }
  | {
      position: number
      key: string
      outcome: Extract<RowOutcome, 'skipped' | 'refused'>
      reason: string
      isUnanswered?: boolean
    }

/** A row of the table with the values of its variables. */
export interface MappedRow {
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

interface TableMapping {
  columns: string[]
  mapping: ColumnMapping
  keyColumn: string | null
}

export function mapRow(
  { columns, mapping, keyColumn }: TableMapping,
  { position, cells }: { position: number; cells: string[] },
): MappedRow {
  const key = keyColumn === null ? '' : (cells[columns.indexOf(keyColumn)] ?? '').trim()
  return { position, key, values: mapCellsToValues(columns, cells, mapping) }
}

interface RowContext {
  template: RunTemplate
  keyColumn: string | null
  instructions: AiInstructions
}

/** One row as the content of a page; `lookedUp` is what the template made of its values. */
export function renderRow(
  { template, keyColumn, instructions }: RowContext,
  row: MappedRow,
  lookedUp: RowWithReferences,
): RenderedRow {
  const { position, key, values } = row
  const refused = (reason: string): RenderedRow => ({ position, key, outcome: 'refused', reason })
  const flaw = findRowProblem({ template, keyColumn, instructions }, row)
  if (flaw) return { position, key, ...flaw }
  if (row.refusal) return { ...refused(row.refusal.reason), isUnanswered: row.refusal.isUnanswered }
  const { content, problems } = template.render(lookedUp, key || JSON.stringify(values))
  if (!content)
    return refused(problems.map(problemMessage).join(' ') || 'The template generates no content for this row.')
  if (content.slug === '') return refused('The template generates no URL slug for this row.')
  return { position, key: key || content.slug, values, content, hash: hashContent(content) }
}

/** Why the table alone keeps a row from being a page, before the AI is asked about it. */
export function findRowProblem({ template, keyColumn, instructions }: RowContext, { key, values }: MappedRow) {
  const refused = (reason: string) => ({ outcome: 'refused' as const, reason })
  if (Object.keys(values).length === 0) {
    return { outcome: 'skipped' as const, reason: 'All columns in use are empty in this row.' }
  }
  if (keyColumn !== null && key === '') return refused(`The unique column “${keyColumn}” is empty.`)
  const empty = template.variables.filter(
    (one) => isMissingValue(one, values) && !Object.hasOwn(instructions, one.name),
  )
  if (empty.length > 0) return refused(`Empty: ${empty.map(({ label, name }) => label || name).join(', ')}.`)
  return undefined
}

function isMissingValue(variable: RunVariable, values: Record<string, string>) {
  return variable.isRequired && !values[variable.name] && variable.default === ''
}

function problemMessage({ field, line, message }: RowProblem) {
  // begins with what the variable is called
  if (field.startsWith('variables.')) return message
  return line ? `${field}, line ${line}: ${message}` : `${field}: ${message}`
}

function hashContent(content: EntryContent) {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
}
