import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import { isDatabaseUnreachable } from '~/platform/database/database-errors'
import { newUuid } from '~/platform/database/new-uuid'
import {
  type ClaimedRun,
  ClaimLost,
  claimRun,
  failureColumns,
  localWorkers,
  type RunClaim,
  recordProgress,
  releaseClaim,
} from './claim-run.commands.server'
import { completedColumns, endColumns, type Runs, type RunTable } from './define-runs.server'

// so long may work go on that somebody has stopped
const HEARTBEAT_MS = 2_000

export interface RunAtWork<Table extends RunTable> extends ClaimedRun<Table> {
  /** Ends what takes long once the run is lost. */
  signal: AbortSignal
}

type Work<Table extends RunTable> = (run: RunAtWork<Table>) => Promise<void>

/**
 * Works at a run from where it stands: claims it, says every few seconds that this process lives, has `work` do it, and
 * completes it unless `work` has let go of it. A run that is lost meanwhile is left in peace; a bug flies on after the run
 * was told of it, or given back for another try. Answers false when there was nothing to do.
 */
export async function processRun<Table extends RunTable>(
  db: Database,
  runs: Runs<Table>,
  runId: string,
  work: Work<Table>,
) {
  const worker = newUuid()
  // before the row names it: nobody else here may take it for a dead one
  localWorkers.add(worker)
  try {
    const claimed = await claimRun(db, runs, runId, worker)
    if (claimed) await workAtRun(db, claimed, work)
    return claimed !== undefined
  } finally {
    localWorkers.delete(worker)
  }
}

async function workAtRun<Table extends RunTable>(db: Database, { claim, row }: ClaimedRun<Table>, work: Work<Table>) {
  const { signal, endBeats } = startHeartbeat(db, claim)
  try {
    await workToEnd(db, { claim, row, signal }, work)
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error
  } finally {
    await endBeats()
  }
}

async function workToEnd<Table extends RunTable>(db: Database, run: RunAtWork<Table>, work: Work<Table>) {
  const { claim } = run
  const { bugMessage, toEnd } = claim.runs
  try {
    await work(run)
    if (!claim.isReleased) await releaseClaim(db, claim, completedColumns<Table>())
  } catch (error) {
    if (error instanceof ClaimLost) throw error
    const end = toEnd?.(error)
    if (end) return releaseClaim(db, claim, endColumns<Table>(end))
    const failure = bugMessage && !isDatabaseUnreachable(error) ? failureColumns(claim.runs, bugMessage) : undefined
    // when the database is gone this fails too: the first error says why
    await releaseClaim(db, claim, failure).catch(() => {})
    throw error
  }
}

function startHeartbeat<Table extends RunTable>(db: Database, claim: RunClaim<Table>) {
  const [lost, ended] = [new AbortController(), new AbortController()]
  const beating = sendHeartbeats(db, claim, lost, ended.signal)
  const endBeats = () => {
    ended.abort()
    return beating
  }
  return { signal: lost.signal, endBeats }
}

async function sendHeartbeats<Table extends RunTable>(
  db: Database,
  claim: RunClaim<Table>,
  lost: AbortController,
  ended: AbortSignal,
) {
  while (!ended.aborted) {
    await pause(HEARTBEAT_MS, undefined, { signal: ended, ref: false }).catch(() => {})
    if (ended.aborted) return
    try {
      await recordProgress(db, claim)
    } catch (error) {
      // a line that is down for a moment is no reason to throw work away
      if (error instanceof ClaimLost) return lost.abort(error)
    }
  }
}
