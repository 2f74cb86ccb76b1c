import type { Actor } from '~/domains/audit/actor'
import type { Cause } from '~/domains/writing/create-many.server'
import type { PieceKind } from '~/domains/writing/piece-kind.server'
import type { Ai } from '~/platform/ai/ai.server'
import type { Instructions } from '../ai-texts/instruction'
import type { Task } from '../run'
import type { RunTemplate } from '../run-template'
import type { Mapping } from '../table/mapping'

/** A run as those who work at it know it. */
export interface TaskRun {
  id: string
  task: Task
  position: number
  /** Whoever works at it; another one takes over when this one has died. */
  worker: string
  template: RunTemplate
  kind: PieceKind
  table: { id: string; columns: string[]; rowCount: number }
  mapping: Mapping
  keyColumn: string | null
  instructions: Instructions
  /** Questions to the AI in one asking. */
  mostAsked: number
  ai: Ai | undefined
  warnAt: number
  refuseAt: number
  updatesRun: string | null
  perDay: number | null
  publishFrom: Date | null
  /** Pages that the publishing has brought out before. */
  broughtOut: number
  by: Actor
  cause: Cause
}
