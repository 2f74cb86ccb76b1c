import { type ClaimedRun, commitProgress, commitStep, type RunClaim } from '~/kits/runs/claim-run.commands.server'
import { defineRuns } from '~/kits/runs/define-runs.server'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { recordAction } from '~/wings/site/audit-log/commands.server'
import { type ImportPhase, type ImportRun, type ImportSource, importDescription } from '../import-run'
import { SourceError } from '../sources/source-item'
import { findImportedItems } from './decide-undo.queries.server'

// what fails today fails again in a minute: somebody should look first
const BUG_MESSAGE = 'Something went wrong. Check the error log and resume the import.'

/** Imports. A listing that was interrupted begins anew; the rest goes on behind the item it has come to. */
export const importRuns = defineRuns('imports', {
  description: importDescription,
  jobName: 'run-import',
  startsOverIn: ['listing'],
  bugMessage: BUG_MESSAGE,
  toEnd: (error) => (error instanceof SourceError ? { state: 'failed', error: error.message } : undefined),
  // those of the console go on by their command
  isTakenUp: ({ uploadId, phase }) => uploadId !== null || phase === 'undo',
  async prepare(tx, by, _undo, { id, isDryRun }) {
    const [first] = isDryRun ? [] : await findImportedItems(tx, id, 0, 1)
    if (!first) throw new DomainError('This import has nothing to undo.')
    return { undoneById: by.id, undoneByEmail: by.email }
  },
  audit: (tx, by, action, { id, fileName }) =>
    recordAction(tx, by, { action: `import.${action}`, subject: `import:${id}`, title: fileName }),
})

export interface ClaimedImport extends ImportRun {
  claim: RunClaim<'imports'>
  by: Actor
}

export function toClaimedImport({ claim, row }: ClaimedRun<'imports'>): ClaimedImport {
  const { startedById, startedByEmail, undoneById, undoneByEmail, source, phase } = row
  const starter = { id: startedById, email: startedByEmail }
  const by = undoneByEmail === null ? starter : { id: undoneById, email: undoneByEmail }
  return { ...row, source: source as ImportSource, phase: phase as ImportPhase, claim, by }
}

interface Progress {
  doneCount?: number
  totalCount?: number
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
