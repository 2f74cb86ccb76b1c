import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Ai, aiOf } from '~/platform/ai/ai.server'
import type { Database } from '~/platform/database/database.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineJob } from '~/platform/jobs/job.server'
import { forgetUnusedTables } from './data-sets/tables.server'
import type { Task } from './run'
import type { RunSources } from './run-template'
import { askForRows } from './tasks/ask.server'
import { makePages } from './tasks/make.server'
import { planRun } from './tasks/plan.server'
import { finishTask, goOnWith, quietSince, releaseRun, takeRun } from './tasks/progress.server'
import { publishPages } from './tasks/publish.server'
import type { TaskRun } from './tasks/task-run'
import { undoPages } from './tasks/undo.server'

/** Each true at the end of its work, false when the run was taken out of its hands. */
const works: Record<Task, (db: Database, run: TaskRun) => Promise<boolean>> = {
  ask: askAndPlan,
  plan: planRun,
  make: makePages,
  publish: publishPages,
  undo: undoPages,
}

async function askAndPlan(db: Database, run: TaskRun) {
  if (!(await askForRows(db, run)) || !(await goOnWith(db, run, 'plan'))) return false
  return planRun(db, { ...run, task: 'plan', position: 0 })
}

/** Works at a run up to the end of its task, from where it stands. */
export async function workOnRun(db: Database, sources: RunSources, runId: string, ai?: Ai) {
  const run = await takeRun(db, sources, runId, ai)
  if (!run) return
  try {
    if (await works[run.task](db, run)) await finishTask(db, run)
  } catch (error) {
    // when the database is gone this fails too: the first error says why
    await releaseRun(db, run).catch(() => {})
    throw error
  }
}

/** The job that works at a run. */
export function workOf(sources: RunSources) {
  return defineJob({
    name: 'work-on-bulk-run',
    data: z.object({ runId: z.uuid() }),
    isLong: true,
    expireInSeconds: 60 * 60,
    pollSeconds: 5,
    work: (db, { runId }, env) => workOnRun(db, sources, runId, aiOf(env)),
  })
}

const TABLE_UNUSED_MS = 24 * 60 * 60_000

/** Every minute: hands over the runs whose worker has died, and drops tables that were only looked at. */
export function upkeepOf(sources: RunSources) {
  return defineJob({
    name: 'continue-bulk-runs',
    cron: '* * * * *',
    work: (db: Database) => continueRuns(db, sources),
  })
}

export async function continueRuns(db: Database, sources: RunSources, now = new Date()) {
  const quiet = await db
    .selectFrom('bulkRuns')
    .select(['id', 'touchedAt'])
    .where('state', '=', 'working')
    .where('touchedAt', '<', quietSince(now))
    .execute()
  for (const { id, touchedAt } of quiet) {
    await enqueue(db, workOf(sources), { runId: id }, { id: jobOf(`${id} ${touchedAt.toISOString()}`) })
  }
  await forgetUnusedTables(db, new Date(now.getTime() - TABLE_UNUSED_MS))
}

/** One job for each time that a run was left: while that waits behind others, no second one joins it. */
function jobOf(left: string) {
  return createHash('sha256').update(left).digest('hex').slice(0, 32)
}
