import type { PieceContent } from '~/domains/writing/piece'
import type { PieceKind } from '~/domains/writing/piece-kind.server'
import type { Database } from '~/platform/database/database.server'
import type { TextShape } from './ai-texts/instruction'

export type RunKind = 'landing-page' | 'post' | 'product'

export interface RunVariable {
  name: string
  label: string
  isRequired: boolean
  default: string
  /** What can be written for it by somebody else; null: it is no text. */
  shape: TextShape | null
}

export interface Problem {
  field: string
  /** Of the template's text, from 1 on. */
  line?: number
  message: string
}

/** A row that a template has prepared for itself. */
export type LookedUp = Record<string, unknown>

/** What a run needs of a template. */
export interface RunTemplate {
  id: string
  title: string
  kind: RunKind
  variables: RunVariable[]
  /** What `readTemplate` makes the same template of again, as JSON: a run goes on with the template it began with. */
  snapshot: unknown
  /** Some hundred rows with what they name (pictures, products) looked up, in the same order. */
  lookUp(db: Database, rows: Record<string, string>[]): Promise<LookedUp[]>
  /** One row as content of the kind, or the problems that keep it from being one. `seed` is the row's own. */
  render(row: LookedUp, seed: string): { content?: PieceContent; problems: Problem[] }
  /** Notes, as part of `tx`, that it has made pages. */
  noteUse(tx: Database, pages: number): Promise<void>
}

/** What runs are made of, handed in from where rooms meet. */
export interface RunSources {
  kinds: Record<RunKind, PieceKind>
  readTemplate(snapshot: unknown): RunTemplate
}
