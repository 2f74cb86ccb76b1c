import type { Actor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { readMeaningsOfPages } from '../jobs.server'
import { noteBegin } from './reading-state.server'

// one reading at a time: asked for while it runs, it goes on
const THE_READING = '6b1f7f0e-58d3-4c57-9a35-0c7c4a1d2058'

/** Has the AI read what it has not read yet, beside everything else. */
export function askForMeanings(db: Database, by: Actor) {
  return inTransaction(db, async (tx) => {
    await noteBegin(tx, 0)
    await enqueue(tx, readMeaningsOfPages, { by }, { id: THE_READING })
  })
}
