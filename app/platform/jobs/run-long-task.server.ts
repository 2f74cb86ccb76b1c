import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.server'
import { isDatabaseUnreachable } from '../database/database-errors'
import { newUuid } from '../database/new-uuid'
import {
  type ClaimedLongTask,
  ClaimLost,
  claimLongTask,
  type LongTask,
  type LongTaskClaim,
  type LongTaskTable,
  localWorkers,
  recordProgress,
  releaseClaim,
} from './long-task.commands.server'

// so long may work go on that somebody has stopped
const HEARTBEAT_MS = 2_000

interface RunLongTaskOptions {
  id: string
  /** What people are told when it fails by a fault of ours. Without it, it is given back and tried again. */
  internalErrorReason?: string | undefined
}

export interface RunningLongTask<Table extends LongTaskTable> extends ClaimedLongTask<Table> {
  /** Ends what takes long once the work is lost. */
  signal: AbortSignal
}

/**
 * Takes long work, says every few seconds that this process lives, and has `act` do it from where it stands and let go of it
 * at its end. Work that is lost meanwhile is left in peace; any other fault flies. Answers false when there was nothing to do.
 */
export async function runLongTask<Table extends LongTaskTable>(
  db: Database,
  work: LongTask<Table>,
  { id, internalErrorReason }: RunLongTaskOptions,
  act: (atWork: RunningLongTask<Table>) => Promise<void>,
) {
  const worker = newUuid()
  // before the row names it: nobody else here may take it for a dead one
  localWorkers.add(worker)
  try {
    const taken = await claimLongTask(db, work, id, worker)
    if (taken) await runClaimed(db, taken, internalErrorReason, act)
    return taken !== undefined
  } finally {
    localWorkers.delete(worker)
  }
}

async function runClaimed<Table extends LongTaskTable>(
  db: Database,
  { claim, row }: ClaimedLongTask<Table>,
  internalErrorReason: string | undefined,
  act: (atWork: RunningLongTask<Table>) => Promise<void>,
) {
  const { signal, endBeats } = startHeartbeat(db, claim)
  try {
    await act({ claim, row, signal })
  } catch (error) {
    if (error instanceof ClaimLost) return
    const end =
      internalErrorReason && !isDatabaseUnreachable(error) ? claim.work.toFailed(internalErrorReason, row) : undefined
    // when the database is gone this fails too: the first error says why
    await releaseClaim(db, claim, end).catch(() => {})
    throw error
  } finally {
    await endBeats()
  }
}

function startHeartbeat<Table extends LongTaskTable>(db: Database, claim: LongTaskClaim<Table>) {
  const [lost, ended] = [new AbortController(), new AbortController()]
  const beating = sendHeartbeats(db, claim, lost, ended.signal)
  const endBeats = () => {
    ended.abort()
    return beating
  }
  return { signal: lost.signal, endBeats }
}

async function sendHeartbeats<Table extends LongTaskTable>(
  db: Database,
  claim: LongTaskClaim<Table>,
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
