import type { Actor } from '~/domains/audit/actor'
import type { Cause } from '~/domains/writing/create-many.server'
import type { PieceKind } from '~/domains/writing/piece-kind.server'
import type { Ai } from '~/platform/ai/ai.server'
import type { Database } from '~/platform/database/database.server'
import type { Claim } from '~/platform/jobs/long-work.server'
import type { AtWork } from '~/platform/jobs/work-at.server'
import type { Instructions } from '../ai-texts/instruction'
import type { Task } from '../run'
import type { RunKind, RunSources, RunTemplate } from '../run-template'
import type { Mapping } from '../table/mapping'

/** A run as those who work at it know it. */
export interface TaskRun {
  id: string
  task: Task
  position: number
  claim: Claim<'bulkRuns'>
  /** Ends what takes long once the run was paused, stopped or taken over. */
  signal: AbortSignal
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

/** A run that was taken, with what it began with. */
export async function taskRunOf(
  db: Database,
  { kinds, readTemplate }: RunSources,
  { claim, row, signal }: AtWork<'bulkRuns'>,
  ai: Ai | undefined,
): Promise<TaskRun> {
  const table = await db
    .selectFrom('dataTables')
    .select(['id', 'columns', 'rowCount'])
    .where('id', '=', row.tableId)
    .executeTakeFirstOrThrow()
  return {
    ...row,
    claim,
    signal,
    ai,
    table,
    template: readTemplate(row.template),
    kind: kinds[row.pieceKind as RunKind],
    task: row.task as Task,
    mapping: row.mapping as Mapping,
    instructions: row.instructions as Instructions,
    by: { id: row.startedBy, email: row.startedByEmail },
    cause: { subject: `bulk-run:${row.id}`, title: row.title },
  }
}
