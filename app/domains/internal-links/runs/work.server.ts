import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineJob } from '~/platform/jobs/job.server'
import { applyPages } from './apply.server'
import { endTask, leaveRun, quietSince, releaseRun, takeRun, type WorkingRun } from './claim.server'
import { planRun } from './plan.server'
import type { Task } from './run'
import { undoPages } from './undo.server'

/** Each true at the end of its work, false when the run was taken out of its hands. */
const works: Record<Task, (db: Database, run: WorkingRun) => Promise<boolean>> = {
  plan: planRun,
  apply: applyPages,
  undo: undoPages,
}

/** Works at a run up to the end of its task, from where it stands. */
export async function workOnRun(db: Database, runId: string, taking: { isAlone?: boolean } = {}) {
  const run = await takeRun(db, runId, taking)
  if (!run) return
  try {
    if (await works[run.task](db, run)) await endTask(db, run, 'done')
  } catch (error) {
    if (error instanceof DomainError) return await endTask(db, run, 'stopped', error.message)
    // when the database is gone this fails too: the first error says why
    await releaseRun(db, run).catch(() => {})
    throw error
  } finally {
    leaveRun(run)
  }
}

export const workOnLinkRun = defineJob({
  ...{ name: 'work-on-link-run', data: z.object({ runId: z.uuid() }), isLong: true },
  ...{ expireInSeconds: 60 * 60, pollSeconds: 5 },
  work: (db, { runId }, env) => workOnRun(db, runId, { isAlone: !env.DATABASE_URL }),
})

/** Has somebody work at a run, as part of the transaction that begins its task or lets it go on. */
export function handOver(tx: Database, runId: string, options?: { id: string }) {
  return enqueue(tx, workOnLinkRun, { runId }, options)
}

/** Every minute: hands over the runs whose worker has died. */
export const continueLinkRuns = defineJob({
  name: 'continue-link-runs',
  cron: '* * * * *',
  work: (db: Database) => continueRuns(db),
})

export async function continueRuns(db: Database, now = new Date()) {
  const quiet = await db
    .selectFrom('linkRuns')
    .select(['id', 'touchedAt'])
    .where('state', '=', 'working')
    .where('touchedAt', '<', quietSince(now))
    .execute()
  for (const { id, touchedAt } of quiet) await handOver(db, id, { id: jobOf(`${id} ${touchedAt.toISOString()}`) })
}

/** One job for each time that a run was left: while that waits behind others, no second one joins it. */
function jobOf(left: string) {
  return createHash('sha256').update(left).digest('hex').slice(0, 32)
}
