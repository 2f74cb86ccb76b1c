import type { RunClaim } from '~/kits/runs/claim-run.commands.server'
import type { RunAtWork } from '~/kits/runs/process-run.server'
import type { AiClient } from '~/platform/ai/ai-client.server'
import type { Database } from '~/platform/database/database.server'
import type { AuditCause } from '~/wings/publishing/writing/create-entries.commands.server'
import type { EntryType } from '~/wings/publishing/writing/entry-type.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { AiInstructions } from '../ai-texts/ai-instructions'
import type { ColumnMapping } from '../column-mapping'
import type { RunDependencies, RunEntryType, RunTemplate } from '../run-template'

/** A run as those who work at it know it. */
export interface ClaimedBulkRun {
  id: string
  phase: string
  doneCount: number
  claim: RunClaim<'bulkRuns'>
  /** Ends what takes long once the run was paused, stopped or taken over. */
  signal: AbortSignal
  template: RunTemplate
  kind: EntryType
  table: { id: string; columns: string[]; rowCount: number }
  mapping: ColumnMapping
  keyColumn: string | null
  instructions: AiInstructions
  /** Questions to the AI in one asking. */
  maxAiRequests: number
  ai: AiClient | undefined
  warnThreshold: number
  refuseThreshold: number
  updatesRunId: string | null
  perDay: number | null
  publishFrom: Date | null
  /** Pages that the publishing has brought out before. */
  publishedCount: number
  by: Actor
  cause: AuditCause
}

/** A run that was taken, with what it began with. */
export async function loadClaimedRun(
  db: Database,
  { entryTypes, readTemplate }: RunDependencies,
  { claim, row, signal }: RunAtWork<'bulkRuns'>,
  ai: AiClient | undefined,
): Promise<ClaimedBulkRun> {
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
    kind: entryTypes[row.entryType as RunEntryType],
    mapping: row.mapping as ColumnMapping,
    instructions: row.instructions as AiInstructions,
    by: { id: row.startedById, email: row.startedByEmail },
    cause: { subject: `bulk-run:${row.id}`, title: row.title },
  }
}
