import { randomUUID } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Ai } from '~/platform/ai/ai.server'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Instructions } from '../ai-texts/instruction'
import type { Task } from '../run'
import type { RunKind, RunSources } from '../run-template'
import type { Mapping } from '../table/mapping'
import type { TaskRun } from './task-run'

// longer than any single step takes: whoever is quiet for so long has died
const QUIET_MS = 60_000
const MOST_TRIES = 5

// of this process; with one that is the only one, all others are dead
const workersHere = new Set<string>()

export interface Worker {
  ai?: Ai | undefined
  /** No other process uses the database: whoever worked at it before has died. */
  isAlone?: boolean
}

/** Nobody has worked at such a run since then. */
export function quietSince(now: Date) {
  return new Date(now.getTime() - QUIET_MS)
}

/**
 * Takes a run that is to be worked at, also over from somebody who has died. Undefined when there is nothing to do. A run
 * that always fails waits, with the reason.
 */
export async function takeRun(
  db: Database,
  { kinds, readTemplate }: RunSources,
  runId: string,
  { ai, isAlone = false }: Worker,
  now = new Date(),
): Promise<TaskRun | undefined> {
  const worker = randomUUID()
  const run = await db
    .updateTable('bulkRuns')
    .set((from) => ({ worker, touchedAt: now, tries: from('tries', '+', 1) }))
    .where('id', '=', runId)
    .where('state', '=', 'working')
    .where((from) => {
      const hasDied = isAlone
        ? from('worker', 'not in', [...workersHere, worker])
        : from('touchedAt', '<', quietSince(now))
      return from.or([from('worker', 'is', null), hasDied])
    })
    .returningAll()
    .executeTakeFirst()
  if (!run) return undefined
  if (run.tries > MOST_TRIES) {
    const reason = `It has failed ${MOST_TRIES} times after row ${run.position}, and waits.`
    await waitWith(db, { id: run.id, worker }, reason)
    return undefined
  }
  const table = await db
    .selectFrom('dataTables')
    .select(['id', 'columns', 'rowCount'])
    .where('id', '=', run.tableId)
    .executeTakeFirstOrThrow()
  workersHere.add(worker)
  return {
    ...run,
    ...{ worker, ai, table, template: readTemplate(run.template), kind: kinds[run.pieceKind as RunKind] },
    task: run.task as Task,
    mapping: run.mapping as Mapping,
    instructions: run.instructions as Instructions,
    by: { id: run.startedBy, email: run.startedByEmail },
    cause: { subject: `bulk-run:${run.id}`, title: run.title },
  }
}

/** This process no longer works at the run. */
export function leaveRun({ worker }: TaskRun) {
  workersHere.delete(worker)
}

/** Has a run wait where it is until somebody resumes it. */
export async function waitWith(db: Database, { id, worker }: Pick<TaskRun, 'id' | 'worker'>, reason: string) {
  await db
    .updateTable('bulkRuns')
    .set({ state: 'paused', worker: null, reason })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .execute()
}

/** Gives a run back, for somebody to try again. */
export async function releaseRun(db: Database, { id, worker }: TaskRun) {
  await db.updateTable('bulkRuns').set({ worker: null }).where('id', '=', id).where('worker', '=', worker).execute()
}

/** Says that somebody is at work. False when the run is no longer this worker's. */
export async function isStillMine(db: Database, { id, worker }: TaskRun, now = new Date()) {
  const mine = await db
    .updateTable('bulkRuns')
    .set({ touchedAt: now })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'working')
    .returning('id')
    .executeTakeFirst()
  return mine !== undefined
}

/** The run was paused, stopped, or taken over by somebody else. */
class NotMine extends Error {}

/**
 * Does a step of the task and notes how far it came, both or neither: whoever goes on after a crash begins where this one
 * ended. False when the run is no longer this worker's; then nothing was done.
 */
export async function step(
  db: Database,
  { id, worker, task }: TaskRun,
  position: number,
  work: (tx: Database) => Promise<void>,
  now = new Date(),
): Promise<boolean> {
  try {
    await inTransaction(db, async (tx) => {
      const mine = await tx
        .updateTable('bulkRuns')
        // a check begins anew each time: how far it came says nothing
        .set({ position, touchedAt: now, ...(task !== 'plan' && { tries: 0 }) })
        .where('id', '=', id)
        .where('worker', '=', worker)
        .where('state', '=', 'working')
        .returning('id')
        .executeTakeFirst()
      if (!mine) throw new NotMine()
      await work(tx)
      await breathe()
    })
    await breathe()
    return true
  } catch (error) {
    if (error instanceof NotMine) return false
    throw error
  }
}

/** Begins the next task, for whoever takes it up. False when the run is no longer this worker's. */
export async function leaveFor(tx: Database, { id, worker }: TaskRun, task: Task) {
  const mine = await tx
    .updateTable('bulkRuns')
    .set({ task, position: 0, worker: null, touchedAt: new Date() })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'working')
    .returning('id')
    .executeTakeFirst()
  return mine !== undefined
}

/** The task is at its end. */
export async function finishTask(db: Database, { id, worker }: TaskRun) {
  await db
    .updateTable('bulkRuns')
    .set({ state: 'done', worker: null })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'working')
    .execute()
}
