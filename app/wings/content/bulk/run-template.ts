import type { Database } from '~/platform/database/database.server'
import type { EntryContent } from '~/wings/publishing/writing/entry'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import type { AiTextShape } from './ai-texts/ai-instructions'

export type RunEntryType = 'landing-page' | 'post' | 'product'

export interface RunVariable {
  name: string
  label: string
  isRequired: boolean
  default: string
  /** What can be written for it by somebody else; null: it is no text. */
  shape: AiTextShape | null
}

export interface RowProblem {
  field: string
  /** Of the template's text, from 1 on. */
  line?: number
  message: string
}

/** A row that a template has prepared for itself. */
export type RowWithReferences = Record<string, unknown>

/** What a run needs of a template. */
export interface RunTemplate {
  id: string
  title: string
  kind: RunEntryType
  variables: RunVariable[]
  /** What `readTemplate` makes the same template of again, as JSON: a run goes on with the template it began with. */
  snapshot: unknown
  /** Some hundred rows with what they name (pictures, products) looked up, in the same order. */
  resolveReferences(db: Database, rows: Record<string, string>[]): Promise<RowWithReferences[]>
  /** One row as content of the kind, or the problems that keep it from being one. `seed` is the row's own. */
  render(row: RowWithReferences, seed: string): { content?: EntryContent; problems: RowProblem[] }
  /** Notes, as part of `tx`, that it has made pages. */
  recordUse(tx: Database, pages: number): Promise<void>
}

/** What runs are made of, handed in from where rooms meet. */
export interface RunDependencies {
  entryTypes: Record<RunEntryType, EntryType>
  readTemplate(snapshot: unknown): RunTemplate
}
