import { z } from 'zod'
import { type AiClient, createAiClient } from '~/platform/ai/ai-client.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { defineJob } from '~/platform/jobs/define-job.server'
import { enqueue } from '~/platform/jobs/enqueue.server'
import { defineLongTask, releaseClaim } from '~/platform/jobs/long-task.commands.server'
import { runLongTask } from '~/platform/jobs/run-long-task.server'
import { listStaleLongTasks } from '~/platform/jobs/stale-tasks.queries.server'
import { generateRowTexts } from './ai-texts/generate-row-texts.commands.server'
import { deleteUnusedDataTables } from './data-tables.commands.server'
import { makePages } from './jobs/make-pages.commands.server'
import { planRun } from './jobs/plan-run.commands.server'
import { publishPages } from './jobs/publish-pages.commands.server'
import { loadTaskRun, type TaskRun } from './jobs/task-run.queries.server'
import { undoPages } from './jobs/undo-pages.commands.server'
import type { RunTask } from './run'
import type { RunDependencies } from './run-template'

/** A run whose task is under way. A check always begins anew; everything else goes on behind the row it has come to. */
const bulkRunWork = defineLongTask('bulkRuns', {
  activeStates: ['working'],
  startsOver: ({ task }) => task === 'plan',
  toFailed: (reason, { position }) => ({ state: 'paused', reason: `${reason} Paused after row ${position}.` }),
})

const taskHandlers: Record<Exclude<RunTask, 'generate'>, (db: Database, run: TaskRun) => Promise<void>> = {
  plan: planRun,
  make: makePages,
  publish: publishPages,
  undo: undoPages,
}

interface RunEnvironment {
  ai?: AiClient | undefined
}

/** Works at a run up to the end of its task, from where it stands. */
export async function processRun(db: Database, sources: RunDependencies, runId: string, { ai }: RunEnvironment = {}) {
  await runLongTask(db, bulkRunWork, { id: runId }, async (atWork) => {
    const run = await loadTaskRun(db, sources, atWork, ai)
    if (run.task === 'generate') return generateTextsThenPlan(db, sources, run)
    await taskHandlers[run.task](db, run)
    await releaseClaim(db, run.claim, { state: 'done' })
  })
}

/** The rows are judged once they have what was asked for. */
async function generateTextsThenPlan(db: Database, sources: RunDependencies, run: TaskRun) {
  const { id, claim } = run
  const reason = await generateRowTexts(db, run)
  if (reason) return releaseClaim(db, claim, { state: 'paused', reason })
  await inTransaction(db, async (tx) => {
    await releaseClaim(tx, claim, { task: 'plan', position: 0 })
    await enqueueRun(tx, sources, { id, task: 'plan' })
  })
}

/** The job that works at a run. */
export function createRunJob(sources: RunDependencies) {
  return createNamedJob('run-bulk-task', sources)
}

/** The same for a run that asks the AI: that waits for somebody else most of its time, and nobody should wait behind it. */
export function createAiTextJob(sources: RunDependencies) {
  return createNamedJob('generate-bulk-texts', sources)
}

function createNamedJob(name: string, sources: RunDependencies) {
  return defineJob({
    name,
    data: z.object({ runId: z.uuid() }),
    isLong: true,
    expireInSeconds: 60 * 60,
    pollSeconds: 5,
    work: (db, { runId }, env) => processRun(db, sources, runId, { ai: createAiClient(env) }),
  })
}

/** Has somebody work at a run, as part of the transaction that begins its task or lets it go on. */
export function enqueueRun(
  tx: Database,
  sources: RunDependencies,
  { id, task }: { id: string; task: RunTask },
  options?: { id: string },
) {
  return enqueue(tx, (task === 'generate' ? createAiTextJob : createRunJob)(sources), { runId: id }, options)
}

const UNUSED_TABLE_RETENTION_MS = 24 * 60 * 60_000

/** Every minute: hands over the runs whose worker has died, and drops tables that were only looked at. */
export function createResumeJob(sources: RunDependencies) {
  return defineJob({
    name: 'resume-bulk-runs',
    cron: '* * * * *',
    work: (db: Database) => resumeRuns(db, sources),
  })
}

export async function resumeRuns(db: Database, sources: RunDependencies, now = new Date()) {
  for (const { row, jobId } of await listStaleLongTasks(db, bulkRunWork, now)) {
    await enqueueRun(db, sources, { id: row.id, task: row.task as RunTask }, { id: jobId })
  }
  await deleteUnusedDataTables(db, new Date(now.getTime() - UNUSED_TABLE_RETENTION_MS))
}
