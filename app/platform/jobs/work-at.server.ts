import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.server'
import { isDatabaseUnreachable } from '../database/unreachable'
import { newId } from '../new-id'
import {
  type Claim,
  type LongWork,
  letGo,
  note,
  type Taken,
  take,
  WorkLost,
  type WorkTable,
  workersHere,
} from './long-work.server'

// so long may work go on that somebody has stopped
const BEAT_MS = 2_000

interface Working {
  id: string
  /** What people are told when it fails by a fault of ours. Without it, it is given back and tried again. */
  ourFault?: string | undefined
}

export interface AtWork<Table extends WorkTable> extends Taken<Table> {
  /** Ends what takes long once the work is lost. */
  signal: AbortSignal
}

/**
 * Takes long work, says every few seconds that this process lives, and has `act` do it from where it stands and let go of it
 * at its end. Work that is lost meanwhile is left in peace; any other fault flies. Answers false when there was nothing to do.
 */
export async function workAt<Table extends WorkTable>(
  db: Database,
  work: LongWork<Table>,
  { id, ourFault }: Working,
  act: (atWork: AtWork<Table>) => Promise<void>,
) {
  const worker = newId()
  // before the row names it: nobody else here may take it for a dead one
  workersHere.add(worker)
  try {
    const taken = await take(db, work, id, worker)
    if (taken) await actOn(db, taken, ourFault, act)
    return taken !== undefined
  } finally {
    workersHere.delete(worker)
  }
}

async function actOn<Table extends WorkTable>(
  db: Database,
  { claim, row }: Taken<Table>,
  ourFault: string | undefined,
  act: (atWork: AtWork<Table>) => Promise<void>,
) {
  const { signal, endBeats } = beat(db, claim)
  try {
    await act({ claim, row, signal })
  } catch (error) {
    if (error instanceof WorkLost) return
    const end = ourFault && !isDatabaseUnreachable(error) ? claim.work.failed(ourFault, row) : undefined
    // when the database is gone this fails too: the first error says why
    await letGo(db, claim, end).catch(() => {})
    throw error
  } finally {
    await endBeats()
  }
}

function beat<Table extends WorkTable>(db: Database, claim: Claim<Table>) {
  const [lost, ended] = [new AbortController(), new AbortController()]
  const beating = keepBeating(db, claim, lost, ended.signal)
  const endBeats = () => {
    ended.abort()
    return beating
  }
  return { signal: lost.signal, endBeats }
}

async function keepBeating<Table extends WorkTable>(
  db: Database,
  claim: Claim<Table>,
  lost: AbortController,
  ended: AbortSignal,
) {
  while (!ended.aborted) {
    await pause(BEAT_MS, undefined, { signal: ended, ref: false }).catch(() => {})
    if (ended.aborted) return
    try {
      await note(db, claim)
    } catch (error) {
      // a line that is down for a moment is no reason to throw work away
      if (error instanceof WorkLost) return lost.abort(error)
    }
  }
}
