import { sql } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import { resetClaim } from '~/platform/jobs/long-task.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { LinkRunActionNotAllowed, LinkRunIsGone } from './errors'
import { enqueueLinkRun } from './jobs.server'
import { type LinkRunTask, type LinkRunTaskState, MAX_STORED_PLANS, type RunSettings, runStateLabel } from './run'

/** Begins a dry run: all pages are read, nothing is changed. Answers its id. */
export function startLinkRun(db: Database, by: Actor, settings: RunSettings) {
  return inTransaction(db, async (tx) => {
    await deleteOldPlans(tx)
    const { id } = await tx
      .insertInto('linkRuns')
      .values({ settings: JSON.stringify(settings), startedById: by.id, startedByEmail: by.email })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAction(tx, by, { action: 'link run.planned', ...auditSubject(id), after: settings })
    await enqueueLinkRun(tx, id)
    return id
  })
}

async function deleteOldPlans(tx: Database) {
  await sql`delete from link_runs where id in (
    select id from link_runs where task = 'plan' and state <> 'working'
    order by created_at desc, id offset ${MAX_STORED_PLANS - 1})`.execute(tx)
}

/** Puts the planned links in; one that was stopped goes on with the pages that are left. */
export function applyLinkRun(db: Database, by: Actor, runId: string) {
  return startTask(db, by, { runId, task: 'apply', action: 'applied', from: { plan: ['done'], apply: ['stopped'] } })
}

/** Takes all links of the run out again, whatever it is doing. */
export function undoLinkRun(db: Database, by: Actor, runId: string) {
  const any: LinkRunTaskState[] = ['working', 'paused', 'stopped', 'done']
  return startTask(db, by, { runId, task: 'undo', action: 'undone', from: { apply: any, undo: ['stopped', 'done'] } })
}

interface StartOptions {
  runId: string
  task: LinkRunTask
  action: string
  /** The tasks and their states after which it may begin. */
  from: Partial<Record<LinkRunTask, LinkRunTaskState[]>>
}

function startTask(db: Database, by: Actor, { runId, task, action, from }: StartOptions) {
  return inTransaction(db, async (tx) => {
    const run = await lockRunForUpdate(tx, runId)
    if (!from[run.task]?.includes(run.state)) throw new LinkRunActionNotAllowed(runStateLabel(run), action)
    const { count } = await tx
      .selectFrom('linkRunPages')
      .select(sql<number>`coalesce(max(position), 0)::integer`.as('count'))
      .where('runId', '=', runId)
      .executeTakeFirstOrThrow()
    const start = { task, state: 'working', position: 0, total: count, reason: '', ...resetClaim() }
    await tx.updateTable('linkRuns').set(start).where('id', '=', runId).execute()
    await recordAction(tx, by, { action: `link run.${action}`, ...auditSubject(runId) })
    await enqueueLinkRun(tx, runId)
  })
}

/** Has the run wait where it is. What is being written is finished first. */
export function pauseLinkRun(db: Database, by: Actor, runId: string) {
  return inTransaction(db, (tx) => transition(tx, by, runId, { to: 'paused', from: ['working'], action: 'paused' }))
}

/** Ends the task before its end. What is linked stays, and can be undone. */
export function stopLinkRun(db: Database, by: Actor, runId: string) {
  return inTransaction(db, (tx) =>
    transition(tx, by, runId, { to: 'stopped', from: ['working', 'paused'], action: 'stopped' }),
  )
}

/** Has a run that waits go on. */
export function resumeLinkRun(db: Database, by: Actor, runId: string) {
  return inTransaction(db, async (tx) => {
    await transition(tx, by, runId, { to: 'working', from: ['paused'], action: 'resumed' })
    await enqueueLinkRun(tx, runId)
  })
}

interface Transition {
  to: LinkRunTaskState
  from: LinkRunTaskState[]
  action: string
}

async function transition(tx: Database, by: Actor, runId: string, { to, from, action }: Transition) {
  const run = await lockRunForUpdate(tx, runId)
  if (!from.includes(run.state)) throw new LinkRunActionNotAllowed(runStateLabel(run), action)
  await tx
    .updateTable('linkRuns')
    .set({ state: to, reason: '', ...resetClaim() })
    .where('id', '=', runId)
    .execute()
  await recordAction(tx, by, { action: `link run.${action}`, ...auditSubject(runId) })
}

interface LeftOutChoice {
  /** By their positions. */
  pages: number[]
  /** By their numbers. */
  rules: number[]
  isLeftOut: boolean
}

/** Leaves single pages and rules of a plan out of what is applied, or takes them in again. */
export function setLeftOut(db: Database, runId: string, { pages, rules, isLeftOut }: LeftOutChoice) {
  return inTransaction(db, async (tx) => {
    const run = await lockRunForUpdate(tx, runId)
    if (run.task !== 'plan' || run.state !== 'done') throw new LinkRunActionNotAllowed(runStateLabel(run), 'changed')
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

async function lockRunForUpdate(tx: Database, runId: string) {
  const run = await tx
    .selectFrom('linkRuns')
    .select(['task', 'state'])
    .where('id', '=', runId)
    .forUpdate()
    .executeTakeFirst()
  if (!run) throw new LinkRunIsGone()
  return { task: run.task as LinkRunTask, state: run.state as LinkRunTaskState }
}

const auditSubject = (id: string) => ({ subject: `link-run:${id}`, title: 'Bulk auto-link' })
