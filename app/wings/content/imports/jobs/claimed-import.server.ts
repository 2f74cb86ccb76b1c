import type { Database } from '~/platform/database/database.server'
import {
  type ClaimedLongTask,
  commitProgress,
  commitStep,
  defineLongTask,
  type LongTaskClaim,
} from '~/platform/jobs/long-task.commands.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import type { ImportPhase, ImportRun, ImportSource } from '../import-run'

/** A run of an import. A listing that was interrupted begins anew; the rest goes on behind the item it has come to. */
export const importWork = defineLongTask('imports', {
  activeStates: ['running'],
  startsOver: ({ phase }) => phase === 'listing',
  toFailed: (reason) => ({ state: 'stopped', error: reason }),
})

export interface ClaimedImport extends ImportRun {
  claim: LongTaskClaim<'imports'>
  by: Actor
}

export function toClaimedImport({ claim, row }: ClaimedLongTask<'imports'>): ClaimedImport {
  const { startedById, startedByEmail, undoneById, undoneByEmail, source, phase } = row
  const starter = { id: startedById, email: startedByEmail }
  const by = undoneByEmail === null ? starter : { id: undoneById, email: undoneByEmail }
  return { ...row, source: source as ImportSource, phase: phase as ImportPhase, claim, by }
}

interface Progress {
  position?: number
  itemCount?: number
  phase?: ImportPhase
  /** A phase that was come to for good. */
  tries?: 0
}

/** Notes how far the run is. @throws ClaimLost */
export async function saveImportProgress(db: Database, run: ClaimedImport, progress: Progress) {
  await commitProgress(db, run.claim, progress)
  Object.assign(run, progress)
}

/** Does a step of the run and notes how far it is then, both or neither. @throws ClaimLost, and nothing was done */
export async function runImportStep<Result>(
  db: Database,
  run: ClaimedImport,
  progress: Progress,
  work: (tx: Database) => Promise<Result>,
) {
  const result = await commitStep(db, run.claim, progress, work)
  Object.assign(run, progress)
  return result
}
