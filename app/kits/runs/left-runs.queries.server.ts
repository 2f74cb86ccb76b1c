import { createHash } from 'node:crypto'
import type { Database } from '~/platform/database/database.server'
import { staleBefore } from './claim-run.commands.server'
import { type RunRow, type Runs, type RunTable, tableOf } from './define-runs.server'
import { activeRunStates } from './run'

const MAX_LISTED = 100

/**
 * The active runs that nobody has touched for a minute, or since the database was started: their process has died, or nobody
 * came. `jobId` names each time that one was left: while a job of that name waits behind others, no second one joins it.
 */
export async function listLeftRuns<Table extends RunTable>(db: Database, runs: Runs<Table>, now = new Date()) {
  const left = await db
    .selectFrom(tableOf(runs))
    .selectAll()
    .where('state', 'in', activeRunStates)
    .where('touchedAt', '<', staleBefore(now))
    // what nobody will ever take up stands behind what was left just now
    .orderBy('touchedAt', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return left.map((row) => {
    const jobId = createHash('sha256').update(`${row.id} ${row.touchedAt.toISOString()}`).digest('hex').slice(0, 32)
    return { row: row as unknown as RunRow<Table>, jobId }
  })
}
