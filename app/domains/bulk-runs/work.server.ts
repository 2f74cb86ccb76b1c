import { z } from 'zod'
import { type Ai, aiOf } from '~/platform/ai/ai.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineJob } from '~/platform/jobs/job.server'
import { listLeftWork } from '~/platform/jobs/left-work.server'
import { letGo, longWork } from '~/platform/jobs/long-work.server'
import { workAt } from '~/platform/jobs/work-at.server'
import { forgetUnusedTables } from './data-sets/tables.server'
import type { Task } from './run'
import type { RunSources } from './run-template'
import { askForRows } from './tasks/ask.server'
import { makePages } from './tasks/make.server'
import { planRun } from './tasks/plan.server'
import { publishPages } from './tasks/publish.server'
import { type TaskRun, taskRunOf } from './tasks/task-run.server'
import { undoPages } from './tasks/undo.server'

/** A run whose task is under way. A check always begins anew; everything else goes on behind the row it has come to. */
const bulkWork = longWork('bulkRuns', {
  underWay: ['working'],
  startsOver: ({ task }) => task === 'plan',
  failed: (reason, { position }) => ({ state: 'paused', reason: `${reason} It waits behind row ${position}.` }),
})

const works: Record<Exclude<Task, 'ask'>, (db: Database, run: TaskRun) => Promise<void>> = {
  plan: planRun,
  make: makePages,
  publish: publishPages,
  undo: undoPages,
}

interface Worker {
  ai?: Ai | undefined
}

/** Works at a run up to the end of its task, from where it stands. */
export async function workOnRun(db: Database, sources: RunSources, runId: string, { ai }: Worker = {}) {
  await workAt(db, bulkWork, { id: runId }, async (atWork) => {
    const run = await taskRunOf(db, sources, atWork, ai)
    if (run.task === 'ask') return askBeforeCheck(db, sources, run)
    await works[run.task](db, run)
    await letGo(db, run.claim, { state: 'done' })
  })
}

/** The rows are judged once they have what was asked for. */
async function askBeforeCheck(db: Database, sources: RunSources, run: TaskRun) {
  const { id, claim } = run
  const reason = await askForRows(db, run)
  if (reason) return letGo(db, claim, { state: 'paused', reason })
  await inTransaction(db, async (tx) => {
    await letGo(tx, claim, { task: 'plan', position: 0 })
    await handOver(tx, sources, { id, task: 'plan' })
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
    name,
    data: z.object({ runId: z.uuid() }),
    isLong: true,
    expireInSeconds: 60 * 60,
    pollSeconds: 5,
    work: (db, { runId }, env) => workOnRun(db, sources, runId, { ai: aiOf(env) }),
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
  for (const { row, jobId } of await listLeftWork(db, bulkWork, now)) {
    await handOver(db, sources, { id: row.id, task: row.task as Task }, { id: jobId })
  }
  await forgetUnusedTables(db, new Date(now.getTime() - TABLE_UNUSED_MS))
}
