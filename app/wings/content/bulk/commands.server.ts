import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { resetClaim } from '~/platform/jobs/long-task.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import type { AiInstructions } from './ai-texts/ai-instructions'
import { RunActionNotAllowed, RunIsGone } from './errors'
import type { ColumnMapping } from './import/mapping'
import { enqueueRun } from './process-run.server'
import { type RunTask, type RunTaskState, runStatusLabel, type SimilarityThresholds } from './run'
import type { RunDependencies, RunTemplate } from './run-template'

export interface NewRun extends SimilarityThresholds {
  title: string
  template: RunTemplate
  tableId: string
  mapping: ColumnMapping
  /** Without any, no AI is asked. */
  instructions: AiInstructions
  maxAiRequests: number
  keyColumn: string | null
  /** The run whose pages this one brings up to date. */
  updatesRunId?: string
}

/** Begins a run: the AI is asked for its texts, every row is judged, nothing is made yet. Answers its id. */
export function createRun(db: Database, sources: RunDependencies, by: Actor, given: NewRun) {
  const { template, mapping, instructions, ...run } = given
  const task: RunTask = Object.keys(instructions).length > 0 ? 'generate' : 'plan'
  return inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('bulkRuns')
      .values({
        ...run,
        task,
        templateId: template.id,
        entryType: template.kind,
        startedById: by.id,
        startedByEmail: by.email,
        template: JSON.stringify(template.snapshot),
        mapping: JSON.stringify(mapping),
        instructions: JSON.stringify(instructions),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAction(tx, by, { action: 'bulk run.planned', subject: `bulk-run:${id}`, title: run.title })
    await enqueueRun(tx, sources, { id, task })
    return id
  })
}

/** Asks the AI again for what it has not answered, as often as the run may; the rows are judged anew then. */
export function retryAiTexts(db: Database, sources: RunDependencies, by: Actor, runId: string) {
  const from: TaskStart['from'] = { generate: ['stopped'], plan: ['stopped', 'done'] }
  return startTask(db, sources, by, {
    runId,
    task: 'generate',
    action: 'asked again',
    from,
    more: { aiRequestCount: 0 },
  })
}

/** Makes the pages that were planned. */
export function startRun(db: Database, sources: RunDependencies, by: Actor, runId: string) {
  return startTask(db, sources, by, { runId, task: 'make', action: 'started', from: { plan: ['done'] } })
}

export interface PublishSchedule {
  /** Null: all at once. */
  perDay: number | null
  from: Date
}

/** Brings the pages out, all at once or so many a day. */
export function publishRun(
  db: Database,
  sources: RunDependencies,
  by: Actor,
  runId: string,
  { perDay, from }: PublishSchedule,
) {
  return startTask(db, sources, by, {
    runId,
    task: 'publish',
    action: 'published',
    more: { perDay, publishFrom: from, publishedCount: 0 },
    from: { make: ['done', 'stopped'], publish: ['done', 'stopped'] },
  })
}

/** Takes everything back that the run has done, whatever it is doing. */
export function undoRun(db: Database, sources: RunDependencies, by: Actor, runId: string) {
  const allStates: RunTaskState[] = ['working', 'paused', 'stopped', 'done']
  return startTask(db, sources, by, {
    runId,
    task: 'undo',
    action: 'undone',
    from: { make: allStates, publish: allStates, undo: ['stopped'] },
  })
}

interface TaskStart {
  runId: string
  task: RunTask
  action: string
  /** The tasks and their states after which it may begin. */
  from: Partial<Record<RunTask, RunTaskState[]>>
  more?: { perDay: number | null; publishFrom: Date; publishedCount: number } | { aiRequestCount: number }
}

function startTask(db: Database, sources: RunDependencies, by: Actor, beginning: TaskStart) {
  const { runId, task, action, from, more } = beginning
  return inTransaction(db, async (tx) => {
    const run = await lockRunForUpdate(tx, runId)
    if (!from[run.task]?.includes(run.state)) throw new RunActionNotAllowed(runStatusLabel(run), action)
    const start = { task, state: 'working', position: 0, reason: '', ...resetClaim(), ...more }
    await tx.updateTable('bulkRuns').set(start).where('id', '=', runId).execute()
    await recordAction(tx, by, { action: `bulk run.${action}`, subject: `bulk-run:${runId}`, title: run.title })
    await enqueueRun(tx, sources, { id: runId, task })
  })
}

/** Has the run wait where it is. What is being written is finished first. */
export function pauseRun(db: Database, by: Actor, runId: string) {
  return changeState(db, by, runId, { to: 'paused', from: ['working'], action: 'paused' })
}

/** Ends the task before its end. What is made stays. */
export function stopRun(db: Database, by: Actor, runId: string) {
  return changeState(db, by, runId, { to: 'stopped', from: ['working', 'paused'], action: 'stopped' })
}

/** Has a run that waits go on. */
export function resumeRun(db: Database, sources: RunDependencies, by: Actor, runId: string) {
  return inTransaction(db, async (tx) => {
    const { task } = await changeLockedState(tx, by, runId, { to: 'working', from: ['paused'], action: 'resumed' })
    await enqueueRun(tx, sources, { id: runId, task })
  })
}

interface StateChange {
  to: RunTaskState
  from: RunTaskState[]
  action: string
}

function changeState(db: Database, by: Actor, runId: string, to: StateChange) {
  return inTransaction(db, (tx) => changeLockedState(tx, by, runId, to))
}

async function changeLockedState(tx: Database, by: Actor, runId: string, { to, from, action }: StateChange) {
  const run = await lockRunForUpdate(tx, runId)
  if (!from.includes(run.state)) throw new RunActionNotAllowed(runStatusLabel(run), action)
  await tx
    .updateTable('bulkRuns')
    .set({ state: to, reason: '', ...resetClaim() })
    .where('id', '=', runId)
    .execute()
  await recordAction(tx, by, { action: `bulk run.${action}`, subject: `bulk-run:${runId}`, title: run.title })
  return run
}

async function lockRunForUpdate(tx: Database, runId: string) {
  const run = await tx
    .selectFrom('bulkRuns')
    .select(['title', 'task', 'state'])
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirst()
  if (!run) throw new RunIsGone()
  return { ...run, task: run.task as RunTask, state: run.state as RunTaskState }
}
