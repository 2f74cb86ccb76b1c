import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import type { Runs, RunTable } from './define-runs.server'
import { RunNotFound } from './errors'
import { type RunStatus, runStatusColumns } from './run'

/** How a run stands. @throws RunNotFound */
export async function findRunStatus<Table extends RunTable>(
  db: Database,
  { task, description }: Runs<Table>,
  runId: string,
): Promise<RunStatus> {
  const row = await db
    .selectFrom(task.table as 'linkRuns')
    .select(runStatusColumns)
    .where('id', '=', isUuid(runId) ? runId : null)
    .executeTakeFirst()
  if (!row) throw new RunNotFound(description.noun)
  return row
}
