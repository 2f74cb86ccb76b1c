import { randomUUID } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Actor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { RunSettings, Task, TaskState } from './run'

// longer than any single step takes: whoever is quiet for so long has died
const QUIET_MS = 60_000
const MOST_TRIES = 5

/** A run as those who work at it know it. */
export interface WorkingRun {
  id: string
  task: Task
  position: number
  /** Whoever works at it; another one takes over when this one has died. */
  worker: string
  settings: RunSettings
  by: Actor
}

// of this process: where that is the only one, all others are dead
const workersHere = new Set<string>()

/** Nobody has worked at such a run since then. */
export function quietSince(now: Date) {
  return new Date(now.getTime() - QUIET_MS)
}

interface Taking {
  /** No other process uses the database: whoever worked at it before has died. */
  isAlone?: boolean
}

/**
 * Takes a run that is to be worked at, also over from somebody who has died; `leaveRun` ends it. Undefined when there is
 * nothing to do. A run that always fails waits, with the reason.
 */
export async function takeRun(
  db: Database,
  runId: string,
  { isAlone = false }: Taking = {},
  now = new Date(),
): Promise<WorkingRun | undefined> {
  const worker = randomUUID()
  const run = await db
    .updateTable('linkRuns')
    .set((from) => ({ worker, touchedAt: now, tries: from('tries', '+', 1) }))
    .where('id', '=', runId)
    .where('state', '=', 'working')
    .where((from) => {
      const hasDied = isAlone
        ? from('worker', 'not in', [...workersHere, worker])
        : from('touchedAt', '<', quietSince(now))
      return from.or([from('worker', 'is', null), hasDied])
    })
    .returning(['id', 'task', 'position', 'settings', 'tries', 'startedBy', 'startedByEmail'])
    .executeTakeFirst()
  if (!run) return undefined
  const { id, position, tries } = run
  if (tries > MOST_TRIES) {
    await endTask(db, { id, worker }, 'paused', `It has failed ${MOST_TRIES} times after page ${position}, and waits.`)
    return undefined
  }
  workersHere.add(worker)
  const by = { id: run.startedBy, email: run.startedByEmail }
  return { id, position, worker, by, task: run.task as Task, settings: run.settings as unknown as RunSettings }
}

/** This process no longer works at the run. */
export function leaveRun({ worker }: Pick<WorkingRun, 'worker'>) {
  workersHere.delete(worker)
}

type Mine = Pick<WorkingRun, 'id' | 'worker'>

/** Ends the task, when it is still this worker's. */
export async function endTask(db: Database, { id, worker }: Mine, state: Exclude<TaskState, 'working'>, reason = '') {
  await db
    .updateTable('linkRuns')
    .set({ state, worker: null, reason })
    .where('id', '=', id)
    .where('worker', '=', worker)
    .where('state', '=', 'working')
    .execute()
}

/** Gives a run back, for somebody to try again. */
export async function releaseRun(db: Database, { id, worker }: Mine) {
  await db.updateTable('linkRuns').set({ worker: null }).where('id', '=', id).where('worker', '=', worker).execute()
}

/** The run was paused, stopped, or taken over by somebody else. */
class NotMine extends Error {}

/**
 * Does a step of the task and notes how far it came, both or neither: whoever goes on after a crash begins where this one
 * ended. False when the run is no longer this worker's; then nothing was done.
 */
export async function step(
  db: Database,
  { id, worker, task }: WorkingRun,
  position: number,
  work: (tx: Database) => Promise<void>,
  now = new Date(),
): Promise<boolean> {
  try {
    await inTransaction(db, async (tx) => {
      const mine = await tx
        .updateTable('linkRuns')
        // a dry run begins anew each time: how far it came says nothing
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
