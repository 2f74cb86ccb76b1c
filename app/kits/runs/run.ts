import { formatCount, formatNumber } from '~/platform/text/format-number'

/*
 * A run is long work that people follow and steer: it waits for a process, is worked at, can wait for a person, and ends.
 * `paused` waits to be resumed, by a person's wish or for a fault that `error` names; `stopped` was ended by a person before
 * its end; `failed` cannot go on.
 */

export const runStates = ['queued', 'running', 'paused', 'stopped', 'completed', 'failed'] as const
export type RunState = (typeof runStates)[number]

export const activeRunStates: readonly RunState[] = ['queued', 'running']

/** A process works at it, or will. */
export const isRunActive = ({ state }: { state: string }) => activeRunStates.includes(state as RunState)

/** How a run stands, as every table of runs has it. */
export interface RunStatus {
  id: string
  /** What it is doing, or did last. */
  phase: string
  /** One of `runStates`, of this phase. */
  state: string
  doneCount: number
  /** 0 while nobody knows. */
  totalCount: number
  error: string | null
}

/** The columns of `RunStatus`. */
export const runStatusColumns = ['id', 'phase', 'state', 'doneCount', 'totalCount', 'error'] as const

/** Whose `phase` in which `state` may be followed by something. */
type RunPhaseStates = Record<string, readonly RunState[]>

/** What people are told of the runs of a room, and what they may do with them. `Run` is what the room's screens know of one. */
export interface RunDescription<Run extends RunStatus = RunStatus> {
  /** For sentences: "run", "import". */
  noun: string
  /** Where the addresses of these runs are mounted. */
  apiPath: string
  /** How a run stands, in a few words. */
  label(run: Run): string
  /** How far it is: "3 of 25 pages"; empty while nobody knows. */
  progress(run: Run): string
  /** From 0 to 1 where it is not the share that is done; undefined while nobody knows. */
  fraction?(run: Run): number | undefined
  /** The phases in which it can be paused. */
  pausable?: readonly string[]
  /** The states from which it goes on; without them only `paused`. */
  resumable?: readonly RunState[]
  /** The phases that somebody begins, each with what it may follow. One of them may be `undo`. */
  follows?: Record<string, RunPhaseStates>
  /** What stays when it is stopped: "Links already added are kept." */
  stoppedNote?: string
}

export function canPauseRun({ pausable = [] }: RunDescription, run: RunStatus) {
  return isRunActive(run) && pausable.includes(run.phase)
}

export const canStopRun = (run: RunStatus) => isRunActive(run) || run.state === 'paused'

export function canResumeRun({ resumable = ['paused'] }: RunDescription, run: RunStatus) {
  return resumable.includes(run.state as RunState)
}

/** Whether `phase` may begin after what the run has done. */
export function canBeginPhase({ follows }: RunDescription, phase: string, run: RunStatus) {
  return follows?.[phase]?.[run.phase]?.includes(run.state as RunState) ?? false
}

/** "3 of 25 pages"; empty while the total is not known. */
export function formatProgress(doneCount: number, totalCount: number, unit: string) {
  return totalCount > 0 ? `${formatNumber(Math.min(doneCount, totalCount))} of ${formatCount(totalCount, unit)}` : ''
}

const commonLabels: Record<RunState, string> = {
  queued: 'Queued',
  running: 'Running',
  paused: 'Paused',
  stopped: 'Stopped',
  completed: 'Done',
  failed: 'Failed',
}

/** Labels by phase and state; a state that is left out is called by its common name. */
export function labelRuns(labels: Record<string, Partial<Record<RunState, string>>>) {
  return ({ phase, state }: { phase: string; state: string }) =>
    labels[phase]?.[state as RunState] ?? commonLabels[state as RunState]
}

export const capitalize = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1)
