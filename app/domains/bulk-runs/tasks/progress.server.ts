import { randomUUID } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import type { Database } from '~/platform/database/database.server'
import { inTransaction } from '~/platform/database/transaction.server'
import type { Task } from '../run'
import type { RunKind, RunSources } from '../run-template'
import type { Mapping } from '../table/mapping'
import type { TaskRun } from './task-run'

/** Takes a run that is to be worked at over from whoever did so before. Undefined when there is nothing to do. */
export async function takeRun(
  db: Database,
  { kinds, readTemplate }: RunSources,
  runId: string,
  now = new Date(),
): Promise<TaskRun | undefined> {
  const worker = randomUUID()
  const run = await db
    .updateTable('bulkRuns')
    .set({ worker, touchedAt: now })
    .where('id', '=', runId)
    .where('state', '=', 'working')
    .returningAll()
    .executeTakeFirst()
  if (!run) return undefined
  const table = await db
    .selectFrom('dataTables')
    .select(['id', 'columns', 'rowCount'])
    .where('id', '=', run.tableId)
    .executeTakeFirstOrThrow()
  return {
    ...run,
    ...{ worker, table, template: readTemplate(run.template), kind: kinds[run.pieceKind as RunKind] },
    task: run.task as Task,
    mapping: run.mapping as Mapping,
    by: { id: run.startedBy, email: run.startedByEmail },
    cause: { subject: `bulk-run:${run.id}`, title: run.title },
  }
}

/** The run was paused, stopped, or taken over by somebody else. */
class NotMine extends Error {}

/**
 * Does a step of the task and notes how far it came, both or neither: whoever goes on after a crash begins where this one
 * ended. False when the run is no longer this worker's; then nothing was done.
 */
export async function step(
  db: Database,
  { id, worker }: TaskRun,
  position: number,
  work: (tx: Database) => Promise<void>,
  now = new Date(),
): Promise<boolean> {
  try {
    await inTransaction(db, async (tx) => {
      const mine = await tx
        .updateTable('bulkRuns')
        .set({ position, touchedAt: now })
        .where('id', '=', id)
        .where('worker', '=', worker)
        .where('state', '=', 'working')
        .returning('id')
        .executeTakeFirst()
      if (!mine) throw new NotMine()
      await work(tx)
    })
    await breathe()
    return true
  } catch (error) {
    if (error instanceof NotMine) return false
    throw error
  }
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
