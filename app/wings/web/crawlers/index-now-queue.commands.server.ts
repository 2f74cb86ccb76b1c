import type { Database } from '~/platform/database/database.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { submitToIndexNowJob } from './jobs.server'
import { findIndexNowSettings } from './queries.server'

// one job for whatever is noted before it begins
const JOB_ID = '6b1f6f0e-5d0c-4c7e-9a53-1e9d3c0f2a71'
// who saves once often saves twice
const WAIT_MS = 10_000

/** Notes, in the transaction that does it, that visitors find something new, different or nothing more at these paths. */
export async function queueChangedPaths(tx: Database, paths: string[], now = new Date()) {
  if (paths.length === 0 || !(await findIndexNowSettings(tx)).isOn) return
  const rows = [...new Set(paths)].map((path) => ({ path, queuedAt: now }))
  await tx
    .insertInto('indexNowQueue')
    .values(rows)
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ queuedAt: now }))
    .execute()
  await enqueue(tx, submitToIndexNowJob, {}, { id: JOB_ID, startAfter: new Date(now.getTime() + WAIT_MS) })
}
