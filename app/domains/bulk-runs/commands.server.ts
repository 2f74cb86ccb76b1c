import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { afresh } from '~/platform/jobs/long-work.server'
import type { Instructions } from './ai-texts/instruction'
import { NotNow, RunIsGone } from './errors'
import { stateInWords, type Task, type TaskState, type Thresholds } from './run'
import type { RunSources, RunTemplate } from './run-template'
import type { Mapping } from './table/mapping'
import { handOver } from './work.server'

export interface NewRun extends Thresholds {
  title: string
  template: RunTemplate
  tableId: string
  mapping: Mapping
  /** Without any, no AI is asked. */
  instructions: Instructions
  mostAsked: number
  keyColumn: string | null
  /** The run whose pages this one brings up to date. */
  updatesRun?: string
}

/** Begins a run: the AI is asked for its texts, every row is judged, nothing is made yet. Answers its id. */
export function planNewRun(db: Database, sources: RunSources, by: Actor, given: NewRun) {
  const { template, mapping, instructions, ...run } = given
  const task: Task = Object.keys(instructions).length > 0 ? 'ask' : 'plan'
  return inTransaction(db, async (tx) => {
    const { id } = await tx
      .insertInto('bulkRuns')
      .values({
        ...run,
        task,
        templateId: template.id,
        pieceKind: template.kind,
        startedBy: by.id,
        startedByEmail: by.email,
        template: JSON.stringify(template.snapshot),
        mapping: JSON.stringify(mapping),
        instructions: JSON.stringify(instructions),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAction(tx, by, { action: 'bulk run.planned', subject: `bulk-run:${id}`, title: run.title })
    await handOver(tx, sources, { id, task })
    return id
  })
}

/** Asks the AI again for what it has not answered, as often as the run may; the rows are judged anew then. */
export function askAgain(db: Database, sources: RunSources, by: Actor, runId: string) {
  const from: Beginning['from'] = { ask: ['stopped'], plan: ['stopped', 'done'] }
  return begin(db, sources, by, { runId, task: 'ask', deed: 'asked again', from, more: { asked: 0 } })
}

/** Makes the pages that were planned. */
export function makeRun(db: Database, sources: RunSources, by: Actor, runId: string) {
  return begin(db, sources, by, { runId, task: 'make', deed: 'started', from: { plan: ['done'] } })
}

export interface Publishing {
  /** Null: all at once. */
  perDay: number | null
  from: Date
}

/** Brings the pages out, all at once or so many a day. */
export function publishRun(db: Database, sources: RunSources, by: Actor, runId: string, { perDay, from }: Publishing) {
  return begin(db, sources, by, {
    runId,
    task: 'publish',
    deed: 'published',
    more: { perDay, publishFrom: from, broughtOut: 0 },
    from: { make: ['done', 'stopped'], publish: ['done', 'stopped'] },
  })
}

/** Takes everything back that the run has done, whatever it is doing. */
export function undoRun(db: Database, sources: RunSources, by: Actor, runId: string) {
  const any: TaskState[] = ['working', 'paused', 'stopped', 'done']
  return begin(db, sources, by, {
    runId,
    task: 'undo',
    deed: 'undone',
    from: { make: any, publish: any, undo: ['stopped'] },
  })
}

interface Beginning {
  runId: string
  task: Task
  deed: string
  /** The tasks and their states after which it may begin. */
  from: Partial<Record<Task, TaskState[]>>
  more?: { perDay: number | null; publishFrom: Date; broughtOut: number } | { asked: number }
}

function begin(db: Database, sources: RunSources, by: Actor, beginning: Beginning) {
  const { runId, task, deed, from, more } = beginning
  return inTransaction(db, async (tx) => {
    const run = await hold(tx, runId)
    if (!from[run.task]?.includes(run.state)) throw new NotNow(stateInWords(run), deed)
    const start = { task, state: 'working', position: 0, reason: '', ...afresh(), ...more }
    await tx.updateTable('bulkRuns').set(start).where('id', '=', runId).execute()
    await recordAction(tx, by, { action: `bulk run.${deed}`, subject: `bulk-run:${runId}`, title: run.title })
    await handOver(tx, sources, { id: runId, task })
  })
}

/** Has the run wait where it is. What is being written is finished first. */
export function pauseRun(db: Database, by: Actor, runId: string) {
  return halt(db, by, runId, { to: 'paused', from: ['working'], deed: 'paused' })
}

/** Ends the task before its end. What is made stays. */
export function stopRun(db: Database, by: Actor, runId: string) {
  return halt(db, by, runId, { to: 'stopped', from: ['working', 'paused'], deed: 'stopped' })
}

/** Has a run that waits go on. */
export function resumeRun(db: Database, sources: RunSources, by: Actor, runId: string) {
  return inTransaction(db, async (tx) => {
    const { task } = await turn(tx, by, runId, { to: 'working', from: ['paused'], deed: 'resumed' })
    await handOver(tx, sources, { id: runId, task })
  })
}

interface Turn {
  to: TaskState
  from: TaskState[]
  deed: string
}

function halt(db: Database, by: Actor, runId: string, to: Turn) {
  return inTransaction(db, (tx) => turn(tx, by, runId, to))
}

async function turn(tx: Database, by: Actor, runId: string, { to, from, deed }: Turn) {
  const run = await hold(tx, runId)
  if (!from.includes(run.state)) throw new NotNow(stateInWords(run), deed)
  await tx
    .updateTable('bulkRuns')
    .set({ state: to, reason: '', ...afresh() })
    .where('id', '=', runId)
    .execute()
  await recordAction(tx, by, { action: `bulk run.${deed}`, subject: `bulk-run:${runId}`, title: run.title })
  return run
}

async function hold(tx: Database, runId: string) {
  const run = await tx
    .selectFrom('bulkRuns')
    .select(['title', 'task', 'state'])
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirst()
  if (!run) throw new RunIsGone()
  return { ...run, task: run.task as Task, state: run.state as TaskState }
}
