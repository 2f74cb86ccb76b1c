import { createHash } from 'node:crypto'
import type { Database } from '../database/database.server'
import { type LongTask, type LongTaskRow, type LongTaskTable, staleBefore } from './long-task.commands.server'

const MAX_LISTED = 100

/**
 * The rows under way that nobody has touched for a minute, or since the database was started: their process has died, or
 * nobody came. `jobId` names each time that one was left: while a job of that name waits behind others, no second one
 * joins it.
 */
export async function listStaleLongTasks<Table extends LongTaskTable>(
  db: Database,
  work: LongTask<Table>,
  now = new Date(),
) {
  const left = await db
    .selectFrom(work.table as 'linkRuns')
    .selectAll()
    .where('state', 'in', work.activeStates)
    .where('touchedAt', '<', staleBefore(now))
    // what nobody will ever take up stands behind what was left just now
    .orderBy('touchedAt', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return left.map((row) => {
    const jobId = createHash('sha256').update(`${row.id} ${row.touchedAt.toISOString()}`).digest('hex').slice(0, 32)
    return { row: row as unknown as LongTaskRow<Table>, jobId }
  })
}
