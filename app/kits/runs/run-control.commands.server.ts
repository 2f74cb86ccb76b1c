import type { Insertable } from 'kysely'
import type { Database } from '~/platform/database/database.server'
import { isUuid } from '~/platform/database/is-uuid'
import type { DB } from '~/platform/database/tables'
import { inTransaction } from '~/platform/database/transaction.server'
import { resetClaim } from './claim-run.commands.server'
import { type RunActor, type RunRow, type Runs, type RunTable, type RunUpdate, tableOf } from './define-runs.server'
import { RunActionNotAllowed, RunAlreadyActive, RunNotFound } from './errors'
import { canBeginPhase, canPauseRun, canResumeRun, canStopRun, type RunStatus } from './run'
import { enqueueRun } from './run-jobs.server'

/** What a room knows of a new run; who started it comes from the kit. */
export type NewRun<Table extends RunTable> = Omit<Insertable<DB[Table]>, 'startedById' | 'startedByEmail' | 'state'>

/**
 * Queues a run, started by an actor or by itself, and answers its id. `action` is what the audit log calls that.
 * @throws RunAlreadyActive when an index of the table allows one at a time
 */
export function startRun<Table extends RunTable>(
  db: Database,
  runs: Runs<Table>,
  by: RunActor | null,
  values: NewRun<Table>,
  action = 'begun',
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .insertInto(tableOf(runs))
      .values({ ...values, startedById: by?.id ?? null, startedByEmail: by?.email ?? null } as never)
      .onConflict((active) => active.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new RunAlreadyActive(runs.description.noun)
    await enqueueRun(tx, runs, row)
    if (by) await runs.audit(tx, by, action, row as unknown as RunRow<Table>)
    return row.id
  })
}

/** What begins a phase: its name in the past for people, and what the row holds besides. */
export interface PhaseStart<Table extends RunTable> {
  phase: string
  action: string
  values?: RunUpdate<Table>
}

/** Has a run begin a phase, where its description allows that. @throws RunNotFound, RunActionNotAllowed */
export function beginPhase<Table extends RunTable>(
  db: Database,
  runs: Runs<Table>,
  by: RunActor,
  runId: string,
  { phase, action, values }: PhaseStart<Table>,
) {
  return transition(db, runs, by, runId, {
    action,
    isAllowed: (run) => canBeginPhase(runs.description, phase, run),
    async change(tx, row) {
      const prepared = await runs.prepare?.(tx, by, phase, row)
      return { phase, state: 'queued', doneCount: 0, endedAt: null, ...prepared, ...values }
    },
  })
}

/** Takes back what a run has done, where its description allows that. @throws RunNotFound, RunActionNotAllowed */
export function undoRun<Table extends RunTable>(db: Database, runs: Runs<Table>, by: RunActor, runId: string) {
  return beginPhase(db, runs, by, runId, { phase: 'undo', action: 'undone' })
}

/** Has a run wait where it is. What is being written is finished first. @throws RunNotFound, RunActionNotAllowed */
export function pauseRun<Table extends RunTable>(db: Database, runs: Runs<Table>, by: RunActor, runId: string) {
  const isAllowed = (run: RunStatus) => canPauseRun(runs.description, run)
  return transition(db, runs, by, runId, { action: 'paused', isAllowed, change: () => ({ state: 'paused' }) })
}

/** Ends a run before its end; what it has done stays. @throws RunNotFound, RunActionNotAllowed */
export function stopRun<Table extends RunTable>(
  db: Database,
  runs: Runs<Table>,
  by: RunActor,
  runId: string,
  now = new Date(),
) {
  const change = () => ({ state: 'stopped', endedAt: now })
  return transition(db, runs, by, runId, { action: 'stopped', isAllowed: canStopRun, change })
}

/** Has a run go on from where it is. @throws RunNotFound, RunActionNotAllowed */
export function resumeRun<Table extends RunTable>(db: Database, runs: Runs<Table>, by: RunActor, runId: string) {
  const isAllowed = (run: RunStatus) => canResumeRun(runs.description, run)
  const change = () => ({ state: 'queued', endedAt: null })
  return transition(db, runs, by, runId, { action: 'resumed', isAllowed, change })
}

type RunChange = object & { state: string }

interface Transition<Table extends RunTable> {
  /** For the audit log and for people, a word of the past. */
  action: string
  isAllowed(run: RunStatus): boolean
  change(tx: Database, row: RunRow<Table>): RunChange | Promise<RunChange>
}

function transition<Table extends RunTable>(
  db: Database,
  runs: Runs<Table>,
  by: RunActor,
  runId: string,
  { action, isAllowed, change }: Transition<Table>,
) {
  return inTransaction(db, async (tx) => {
    const row = await lockRun(tx, runs, runId)
    const run = row as unknown as RunStatus
    const { noun, label } = runs.description
    if (!isAllowed(run)) throw new RunActionNotAllowed(noun, action, label(run))
    const to = await change(tx, row)
    await tx
      .updateTable(tableOf(runs))
      .set({ error: null, ...resetClaim(), ...to })
      .where('id', '=', runId)
      .execute()
    if (to.state === 'queued') await enqueueRun(tx, runs, { ...run, ...to })
    await runs.audit(tx, by, action, row)
  })
}

/** The row of a run, locked until the transaction ends. @throws RunNotFound */
export async function lockRun<Table extends RunTable>(tx: Database, runs: Runs<Table>, runId: string) {
  const row = await tx
    .selectFrom(tableOf(runs))
    .selectAll()
    .where('id', '=', isUuid(runId) ? runId : null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new RunNotFound(runs.description.noun)
  return row as unknown as RunRow<Table>
}
