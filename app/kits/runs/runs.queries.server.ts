import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import { type Runs, type RunTable, tableOf } from './define-runs.server'
import { RunNotFound } from './errors'
import { type RunStatus, runStatusColumns } from './run'

/** How a run stands. @throws RunNotFound */
export async function findRunStatus<Table extends RunTable>(
  db: Database,
  runs: Runs<Table>,
  runId: string,
): Promise<RunStatus> {
  const row = await db
    .selectFrom(tableOf(runs))
    .select(runStatusColumns)
    .where('id', '=', isUuid(runId) ? runId : null)
    .executeTakeFirst()
  if (!row) throw new RunNotFound(runs.description.noun)
  return row
}
