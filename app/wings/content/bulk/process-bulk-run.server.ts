import { releaseClaim } from '~/kits/runs/claim-run.commands.server'
import { endColumns } from '~/kits/runs/define-runs.server'
import { processRun } from '~/kits/runs/process-run.server'
import { enqueueRun } from '~/kits/runs/run-jobs.server'
import type { AiClient } from '~/platform/ai/ai-client.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { generateRowTexts } from './ai-texts/generate-row-texts.commands.server'
import { bulkRuns } from './bulk-runs.server'
import { type ClaimedBulkRun, loadClaimedRun } from './jobs/claimed-bulk-run.queries.server'
import { makePages } from './jobs/make-pages.commands.server'
import { planRun } from './jobs/plan-run.commands.server'
import { publishPages } from './jobs/publish-pages.commands.server'
import { undoPages } from './jobs/undo-pages.commands.server'
import type { RunDependencies } from './run-template'

const phases: Record<string, (db: Database, run: ClaimedBulkRun) => Promise<void>> = {
  generate: generateTextsThenPlan,
  plan: planRun,
  make: makePages,
  publish: publishPages,
  undo: undoPages,
}

interface RunEnvironment {
  ai?: AiClient | undefined
}

/** Works at a run up to the end of its phase, from where it stands. */
export function processBulkRun(db: Database, sources: RunDependencies, runId: string, { ai }: RunEnvironment = {}) {
  return processRun(db, bulkRuns, runId, async (claimed) => {
    const run = await loadClaimedRun(db, sources, claimed, ai)
    await phases[run.phase]?.(db, run)
  })
}

/** The rows are judged once they have what was asked for. */
async function generateTextsThenPlan(db: Database, run: ClaimedBulkRun) {
  const { id, claim } = run
  const error = await generateRowTexts(db, run)
  if (error) return releaseClaim(db, claim, endColumns<'bulkRuns'>({ state: 'paused', error }))
  await inTransaction(db, async (tx) => {
    await releaseClaim(tx, claim, { phase: 'plan', state: 'queued', doneCount: 0 })
    await enqueueRun(tx, bulkRuns, { id, phase: 'plan' })
  })
}
