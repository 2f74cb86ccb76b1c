import { beginPhase, startRun } from '~/kits/runs/run-control.commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { AiInstructions } from './ai-texts/ai-instructions'
import { bulkRuns } from './bulk-runs.server'
import type { ColumnMapping } from './column-mapping'
import { findDataTable } from './data-tables.commands.server'
import type { SimilarityThresholds } from './run'
import type { RunTemplate } from './run-template'

export interface NewRun extends SimilarityThresholds {
  title: string
  template: RunTemplate
  tableId: string
  mapping: ColumnMapping
  /** Without any, no AI is asked. */
  instructions: AiInstructions
  maxAiRequests: number
  keyColumn: string | null
  /** The run whose pages this one brings up to date. */
  updatesRunId?: string
}

/** Begins a run: the AI is asked for its texts, every row is judged, nothing is made yet. Answers its id. */
export function createRun(db: Database, by: Actor, given: NewRun) {
  const { template, mapping, instructions, ...run } = given
  return inTransaction(db, async (tx) => {
    const table = await findDataTable(tx, run.tableId)
    const values = {
      ...run,
      phase: Object.keys(instructions).length > 0 ? 'generate' : 'plan',
      totalCount: table?.rowCount ?? 0,
      templateId: template.id,
      entryType: template.kind,
      template: JSON.stringify(template.snapshot),
      mapping: JSON.stringify(mapping),
      instructions: JSON.stringify(instructions),
    }
    return startRun(tx, bulkRuns, by, values, 'planned')
  })
}

/** Asks the AI again for what it has not answered, as often as the run may; the rows are judged anew then. */
export function retryAiTexts(db: Database, by: Actor, runId: string) {
  return beginPhase(db, bulkRuns, by, runId, {
    phase: 'generate',
    action: 'asked again',
    values: { aiRequestCount: 0 },
  })
}

/** Makes the pages that were planned. */
export function startMakingPages(db: Database, by: Actor, runId: string) {
  return beginPhase(db, bulkRuns, by, runId, { phase: 'make', action: 'started' })
}

export interface PublishSchedule {
  /** Null: all at once. */
  perDay: number | null
  from: Date
}

/** Brings the pages out, all at once or so many a day. */
export function publishRun(db: Database, by: Actor, runId: string, { perDay, from }: PublishSchedule) {
  const values = { perDay, publishFrom: from, publishedCount: 0 }
  return beginPhase(db, bulkRuns, by, runId, { phase: 'publish', action: 'published', values })
}
