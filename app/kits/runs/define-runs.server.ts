import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import type { DB, Generated, Timestamp } from '~/platform/database/tables'
import { defineQueue, type Queue } from '~/platform/jobs/define-job.server'
import {
  defineLongTask,
  type LongTask,
  type LongTaskRow,
  type LongTaskTable,
  type LongTaskUpdate,
} from '~/platform/jobs/long-task.commands.server'
import { activeRunStates, type RunDescription, type RunState } from './run'

interface Columns {
  phase: Generated<string>
  doneCount: Generated<number>
  totalCount: Generated<number>
  error: string | null
  startedById: string | null
  /** Null: it was started by itself. */
  startedByEmail: string | null
  startedAt: Generated<Timestamp>
  endedAt: Timestamp | null
}

/** The tables of runs are those that have these columns, and those of long tasks. */
export type RunTable = { [Name in LongTaskTable]: DB[Name] extends Columns ? Name : never }[LongTaskTable]

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
  faultState?: 'failed' | 'paused'
  /** What people are told of a bug. Without it the run is tried again instead. */
  bugMessage?: string
  /** How a run ends for an error that is no bug; undefined for a bug. */
  toEnd?(error: unknown): RunEnd | undefined
  /** What the row holds besides when somebody begins a phase, as part of `tx`; throws to refuse that. */
  prepare?(tx: Database, by: RunActor, phase: string, row: LongTaskRow<Table>): Promise<LongTaskUpdate<Table>>
  /** Whether a run that was left is taken up by the clock; all are without it. */
  isTakenUp?(row: LongTaskRow<Table>): boolean
  /** Writes into the audit log, as part of `tx`: `action` is a word of the past, such as "stopped". */
  audit(tx: Database, by: RunActor, action: string, row: LongTaskRow<Table>): Promise<void>
}

/** The runs of one table. */
export interface Runs<Table extends RunTable> extends RunSettings<Table> {
  task: LongTask<Table>
  /** All queues in which its jobs wait, the common one first. */
  queues: Queue<{ runId: string }>[]
}

const MAX_JOB_SECONDS = 12 * 60 * 60

/** Names the table whose rows are runs, and what is particular about them. Only the table's owner may. */
export function defineRuns<Table extends RunTable>(table: Table, settings: RunSettings<Table>): Runs<Table> {
  const { jobName, phaseJobNames = {}, startsOverIn = [], faultState = 'paused' } = settings
  const task = defineLongTask(table, {
    activeStates: activeRunStates,
    startsOver: (row) => startsOverIn.includes((row as LongTaskRow<'linkRuns'>).phase),
    toFailed: (error) => endColumns<Table>({ state: faultState, error }),
  })
  return { ...settings, task, queues: [jobName, ...Object.values(phaseJobNames)].map(defineRunQueue) }
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

/** What is written of a run that ended so. */
export function endColumns<Table extends RunTable>({ state, error }: RunEnd, now = new Date()) {
  return { state, error, endedAt: state === 'paused' ? null : now } as unknown as LongTaskUpdate<Table>
}
