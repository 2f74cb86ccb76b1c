import { createHash } from 'node:crypto'
import { z } from 'zod'
import { aiOf } from '~/platform/ai/ai.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineJob } from '~/platform/jobs/job.server'
import { forgetUnusedTables } from './data-sets/tables.server'
import type { Task } from './run'
import type { RunSources } from './run-template'
import { askForRows } from './tasks/ask.server'
import { makePages } from './tasks/make.server'
import { planRun } from './tasks/plan.server'
import { finishTask, leaveFor, leaveRun, quietSince, releaseRun, takeRun, type Worker } from './tasks/progress.server'
import { publishPages } from './tasks/publish.server'
import type { TaskRun } from './tasks/task-run'
import { undoPages } from './tasks/undo.server'

/** Each true at the end of its work, false when the run was taken out of its hands. */
const works: Record<Task, (db: Database, run: TaskRun) => Promise<boolean>> = {
  ask: askForRows,
  plan: planRun,
  make: makePages,
  publish: publishPages,
  undo: undoPages,
}

/** Works at a run up to the end of its task, from where it stands. */
export async function workOnRun(db: Database, sources: RunSources, runId: string, worker: Worker = {}) {
  const run = await takeRun(db, sources, runId, worker)
  if (!run) return
  try {
    if (!(await works[run.task](db, run))) return
    if (run.task === 'ask') await goOnWithCheck(db, sources, run)
    else await finishTask(db, run)
  } catch (error) {
    // when the database is gone this fails too: the first error says why
    await releaseRun(db, run).catch(() => {})
    throw error
  } finally {
    leaveRun(run)
  }
}

/** The rows are judged once they have what was asked for. */
function goOnWithCheck(db: Database, sources: RunSources, run: TaskRun) {
  return inTransaction(db, async (tx) => {
    if (await leaveFor(tx, run, 'plan')) await handOver(tx, sources, { id: run.id, task: 'plan' })
  })
}

/** The job that works at a run. */
export function workOf(sources: RunSources) {
  return jobNamed('work-on-bulk-run', sources)
}

/** The same for a run that asks the AI: that waits for somebody else most of its time, and nobody should wait behind it. */
export function askingOf(sources: RunSources) {
  return jobNamed('ask-for-bulk-run', sources)
}

function jobNamed(name: string, sources: RunSources) {
  return defineJob({
    ...{ name, data: z.object({ runId: z.uuid() }), isLong: true, expireInSeconds: 60 * 60, pollSeconds: 5 },
    work: (db, { runId }, env) => workOnRun(db, sources, runId, { ai: aiOf(env), isAlone: !env.DATABASE_URL }),
  })
}

/** Has somebody work at a run, as part of the transaction that begins its task or lets it go on. */
export function handOver(
  tx: Database,
  sources: RunSources,
  { id, task }: { id: string; task: Task },
  options?: { id: string },
) {
  return enqueue(tx, (task === 'ask' ? askingOf : workOf)(sources), { runId: id }, options)
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
    .select((from) => ['id', 'touchedAt', from.ref('task').$castTo<Task>().as('task')])
    .where('state', '=', 'working')
    .where('touchedAt', '<', quietSince(now))
    .execute()
  for (const { id, task, touchedAt } of quiet) {
    await handOver(db, sources, { id, task }, { id: jobOf(`${id} ${touchedAt.toISOString()}`) })
  }
  await forgetUnusedTables(db, new Date(now.getTime() - TABLE_UNUSED_MS))
}

/** One job for each time that a run was left: while that waits behind others, no second one joins it. */
function jobOf(left: string) {
  return createHash('sha256').update(left).digest('hex').slice(0, 32)
}
