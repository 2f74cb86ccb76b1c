import { type RunClaim, recordProgress } from '~/kits/runs/claim-run.commands.server'
import type { Database } from '~/platform/database/database.server'
import type { ReportProgress, TaskProgress } from './archive-engine'

// what nobody could see in between
const REPORT_INTERVAL_MS = 400

export function toProgressColumns({ phase, done, total }: TaskProgress) {
  return { phase, doneCount: done, totalCount: total }
}

/** Notes how far work outside of a transaction is: a few times a second, however often it is told. */
export function createProgressReporter(
  db: Database,
  claim: RunClaim<'siteExports' | 'archiveImports'>,
): ReportProgress {
  let toldAt = 0
  let phase = ''
  return async (progress) => {
    const now = performance.now()
    if (progress.phase === phase && now - toldAt < REPORT_INTERVAL_MS) return
    toldAt = now
    phase = progress.phase
    await recordProgress(db, claim, toProgressColumns(progress))
  }
}
