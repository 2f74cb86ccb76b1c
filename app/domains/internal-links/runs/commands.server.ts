import { sql } from 'kysely'
import type { Actor } from '~/domains/audit/actor'
import { recordAction } from '~/domains/audit/commands.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { afresh } from '~/platform/jobs/long-work.server'
import { NotNow, RunIsGone } from './errors'
import { PLANS_KEPT, type RunSettings, stateInWords, type Task, type TaskState } from './run'
import { handOver } from './work.server'

/** Begins a dry run: all pages are read, nothing is changed. Answers its id. */
export function beginRun(db: Database, by: Actor, settings: RunSettings) {
  return inTransaction(db, async (tx) => {
    await forgetOldPlans(tx)
    const { id } = await tx
      .insertInto('linkRuns')
      .values({ settings: JSON.stringify(settings), startedBy: by.id, startedByEmail: by.email })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAction(tx, by, { action: 'link run.planned', ...named(id), after: settings })
    await handOver(tx, id)
    return id
  })
}

async function forgetOldPlans(tx: Database) {
  await sql`delete from link_runs where id in (
    select id from link_runs where task = 'plan' and state <> 'working'
    order by created_at desc, id offset ${PLANS_KEPT - 1})`.execute(tx)
}

/** Puts the planned links in; one that was stopped goes on with the pages that are left. */
export function applyRun(db: Database, by: Actor, runId: string) {
  return begin(db, by, { runId, task: 'apply', deed: 'applied', from: { plan: ['done'], apply: ['stopped'] } })
}

/** Takes all links of the run out again, whatever it is doing. */
export function undoRun(db: Database, by: Actor, runId: string) {
  const any: TaskState[] = ['working', 'paused', 'stopped', 'done']
  return begin(db, by, { runId, task: 'undo', deed: 'undone', from: { apply: any, undo: ['stopped', 'done'] } })
}

interface Beginning {
  runId: string
  task: Task
  deed: string
  /** The tasks and their states after which it may begin. */
  from: Partial<Record<Task, TaskState[]>>
}

function begin(db: Database, by: Actor, { runId, task, deed, from }: Beginning) {
  return inTransaction(db, async (tx) => {
    const run = await hold(tx, runId)
    if (!from[run.task]?.includes(run.state)) throw new NotNow(stateInWords(run), deed)
    const { count } = await tx
      .selectFrom('linkRunPages')
      .select(sql<number>`coalesce(max(position), 0)::integer`.as('count'))
      .where('runId', '=', runId)
      .executeTakeFirstOrThrow()
    const start = { task, state: 'working', position: 0, total: count, reason: '', ...afresh() }
    await tx.updateTable('linkRuns').set(start).where('id', '=', runId).execute()
    await recordAction(tx, by, { action: `link run.${deed}`, ...named(runId) })
    await handOver(tx, runId)
  })
}

/** Has the run wait where it is. What is being written is finished first. */
export function pauseRun(db: Database, by: Actor, runId: string) {
  return inTransaction(db, (tx) => turn(tx, by, runId, { to: 'paused', from: ['working'], deed: 'paused' }))
}

/** Ends the task before its end. What is linked stays, and can be undone. */
export function stopRun(db: Database, by: Actor, runId: string) {
  return inTransaction(db, (tx) => turn(tx, by, runId, { to: 'stopped', from: ['working', 'paused'], deed: 'stopped' }))
}

/** Has a run that waits go on. */
export function resumeRun(db: Database, by: Actor, runId: string) {
  return inTransaction(db, async (tx) => {
    await turn(tx, by, runId, { to: 'working', from: ['paused'], deed: 'resumed' })
    await handOver(tx, runId)
  })
}

interface Turn {
  to: TaskState
  from: TaskState[]
  deed: string
}

async function turn(tx: Database, by: Actor, runId: string, { to, from, deed }: Turn) {
  const run = await hold(tx, runId)
  if (!from.includes(run.state)) throw new NotNow(stateInWords(run), deed)
  await tx
    .updateTable('linkRuns')
    .set({ state: to, reason: '', ...afresh() })
    .where('id', '=', runId)
    .execute()
  await recordAction(tx, by, { action: `link run.${deed}`, ...named(runId) })
}

interface Choice {
  /** By their positions. */
  pages: number[]
  /** By their numbers. */
  rules: number[]
  isLeftOut: boolean
}

/** Leaves single pages and rules of a plan out of what is applied, or takes them in again. */
export function leaveOut(db: Database, runId: string, { pages, rules, isLeftOut }: Choice) {
  return inTransaction(db, async (tx) => {
    const run = await hold(tx, runId)
    if (run.task !== 'plan' || run.state !== 'done') throw new NotNow(stateInWords(run), 'changed')
    if (pages.length > 0) {
      await tx
        .updateTable('linkRunPages')
        .set({ isLeftOut })
        .where('runId', '=', runId)
        .where('position', 'in', pages)
        .execute()
    }
    if (rules.length > 0) {
      await tx
        .updateTable('linkRunRules')
        .set({ isLeftOut })
        .where('runId', '=', runId)
        .where('number', 'in', rules)
        .execute()
    }
  })
}

async function hold(tx: Database, runId: string) {
  const run = await tx
    .selectFrom('linkRuns')
    .select(['task', 'state'])
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirst()
  if (!run) throw new RunIsGone()
  return { task: run.task as Task, state: run.state as TaskState }
}

const named = (id: string) => ({ subject: `link-run:${id}`, title: 'Bulk auto-link' })
