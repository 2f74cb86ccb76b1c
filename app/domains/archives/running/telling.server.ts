import type { Database } from '~/platform/database/database.server'
import { note } from '~/platform/jobs/long-work.server'
import type { TaskProgress, Told } from '../archive-engine'
import type { TaskClaim } from './archive-tasks.server'

// what nobody could see in between
const TELL_EVERY_MS = 400

export function columnsOf({ phase, done, total }: TaskProgress) {
  return { phase, doneCount: done, totalCount: total }
}

/** Notes how far work outside of a transaction is: a few times a second, however often it is told. */
export function tellingOf(db: Database, claim: TaskClaim): Told {
  let toldAt = 0
  let phase = ''
  return async (progress) => {
    const now = performance.now()
    if (progress.phase === phase && now - toldAt < TELL_EVERY_MS) return
    toldAt = now
    phase = progress.phase
    await note(db, claim, columnsOf(progress))
  }
}
