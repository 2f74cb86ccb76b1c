import type { Actor } from '~/domains/audit/actor'
import type { AuditCause } from '~/domains/writing/create-many.server'
import type { EntryType } from '~/domains/writing/piece-kind.server'
import type { AiClient } from '~/platform/ai/ai.server'
import type { Database } from '~/platform/database/database.server'
import type { LongTaskClaim } from '~/platform/jobs/long-work.server'
import type { RunningLongTask } from '~/platform/jobs/work-at.server'
import type { AiInstructions } from '../ai-texts/instruction'
import type { RunTask } from '../run'
import type { RunDependencies, RunEntryType, RunTemplate } from '../run-template'
import type { ColumnMapping } from '../table/mapping'

/** A run as those who work at it know it. */
export interface TaskRun {
  id: string
  task: RunTask
  position: number
  claim: LongTaskClaim<'bulkRuns'>
  /** Ends what takes long once the run was paused, stopped or taken over. */
  signal: AbortSignal
  template: RunTemplate
  kind: EntryType
  table: { id: string; columns: string[]; rowCount: number }
  mapping: ColumnMapping
  keyColumn: string | null
  instructions: AiInstructions
  /** Questions to the AI in one asking. */
  mostAsked: number
  ai: AiClient | undefined
  warnAt: number
  refuseAt: number
  updatesRun: string | null
  perDay: number | null
  publishFrom: Date | null
  /** Pages that the publishing has brought out before. */
  broughtOut: number
  by: Actor
  cause: AuditCause
}

/** A run that was taken, with what it began with. */
export async function loadTaskRun(
  db: Database,
  { entryTypes: kinds, readTemplate }: RunDependencies,
  { claim, row, signal }: RunningLongTask<'bulkRuns'>,
  ai: AiClient | undefined,
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
    kind: kinds[row.pieceKind as RunEntryType],
    task: row.task as RunTask,
    mapping: row.mapping as ColumnMapping,
    instructions: row.instructions as AiInstructions,
    by: { id: row.startedBy, email: row.startedByEmail },
    cause: { subject: `bulk-run:${row.id}`, title: row.title },
  }
}
