import type { Selectable, Updateable } from 'kysely'
import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import type { DB, Generated, Timestamp } from '~/platform/database/tables'
import { defineQueue, type Queue } from '~/platform/jobs/define-job.server'
import type { RunDescription, RunState } from './run'

interface Columns {
  id: Generated<string>
  phase: Generated<string>
  state: Generated<string>
  doneCount: Generated<number>
  totalCount: Generated<number>
  error: string | null
  startedById: string | null
  /** Null: it was started by itself. */
  startedByEmail: string | null
  startedAt: Generated<Timestamp>
  endedAt: Timestamp | null
  /** Whoever works at it. */
  worker: string | null
  /** When somebody last worked at it, or handed it over. */
  touchedAt: Generated<Timestamp>
  /** How often it was taken since it last went on. */
  tries: Generated<number>
}

/** The tables of runs are those that have these columns. */
export type RunTable = { [Name in keyof DB]: DB[Name] extends Columns ? Name : never }[keyof DB]
export type RunRow<Table extends RunTable> = Selectable<DB[Table]>
export type RunUpdate<Table extends RunTable> = Updateable<DB[Table]>

/** Whoever starts or steers a run. */
export interface RunActor {
  id: string | null
  email: string
}

/** How a run ends, or waits, besides `completed`. */
export interface RunEnd {
  state: Extract<RunState, 'paused' | 'stopped' | 'failed'>
  error: string
}

interface RunSettings<Table extends RunTable> {
  description: RunDescription
  /** Unique, and kept for good: how waiting jobs find their work. */
  jobName: string
  /** For phases whose jobs wait in a queue of their own. */
  phaseJobNames?: Record<string, string>
  /** The phases in which nothing that is noted is progress: they begin anew whenever they are taken up. */
  startsOverIn?: readonly string[]
  /** What becomes of a run for a bug or after too many tries; `paused` without it. */
  failureState?: 'failed' | 'paused'
  /** What people are told of a bug. Without it the run is tried again instead. */
  bugMessage?: string
  /** How a run ends for an error that is no bug; undefined for a bug. */
  toEnd?(error: unknown): RunEnd | undefined
  /** What the row holds besides when somebody begins a phase, as part of `tx`; throws to refuse that. */
  prepare?(tx: Database, by: RunActor, phase: string, row: RunRow<Table>): Promise<RunUpdate<Table>>
  /** Whether a run that was left is taken up by the clock; all are without it. */
  isTakenUp?(row: RunRow<Table>): boolean
  /** Writes into the audit log, as part of `tx`: `action` is a word of the past, such as "stopped". */
  audit(tx: Database, by: RunActor, action: string, row: RunRow<Table>): Promise<void>
}

/** The runs of one table. */
export interface Runs<Table extends RunTable> extends RunSettings<Table> {
  table: Table
  /** All queues in which its jobs wait, the common one first. */
  queues: Queue<{ runId: string }>[]
}

const MAX_JOB_SECONDS = 12 * 60 * 60

/** Names the table whose rows are runs, and what is particular about them. Only the table's owner may: whoever works at a run writes it. */
export function defineRuns<Table extends RunTable>(table: Table, settings: RunSettings<Table>): Runs<Table> {
  const { jobName, phaseJobNames = {} } = settings
  return { ...settings, table, queues: [jobName, ...Object.values(phaseJobNames)].map(defineRunQueue) }
}

function defineRunQueue(name: string) {
  return defineQueue({
    name,
    isLong: true,
    retryLimit: 0, // a run that nobody works at is found by the clock
    expireInSeconds: MAX_JOB_SECONDS,
    pollSeconds: 3,
    data: z.object({ runId: z.uuid() }),
  })
}

/** What is written and read here is the same for every table of runs. */
export const tableOf = ({ table }: { table: RunTable }) => table as 'linkRuns'

/** What is written of a run that ended so. */
export function endColumns<Table extends RunTable>({ state, error }: RunEnd, now = new Date()) {
  return { state, error, endedAt: state === 'paused' ? null : now } as unknown as RunUpdate<Table>
}

/** What is written of a run that came to its end. */
export function completedColumns<Table extends RunTable>(now = new Date()) {
  return { state: 'completed', endedAt: now } as unknown as RunUpdate<Table>
}
