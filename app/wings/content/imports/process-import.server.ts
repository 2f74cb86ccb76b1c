import type { Database } from '~/platform/database/database.server'
import { releaseClaim } from '~/platform/jobs/long-task.commands.server'
import { runLongTask } from '~/platform/jobs/run-long-task.server'
import { type ClaimedImport, importWork, toClaimedImport } from './jobs/claimed-import.server'
import { importItems } from './jobs/import-items.commands.server'
import { recordSourceItems } from './jobs/record-source-items.commands.server'
import { relinkItems } from './jobs/relink-items.commands.server'
import { undoImportRun } from './jobs/undo-import-run.commands.server'
import { planPictureImport } from './pictures/plan-picture-import.commands.server'
import { openSource } from './sources/open-source.server'
import { SourceError } from './sources/source-item'

interface ImportEnvironment {
  dataDir: string
  /** What is said of a run that fails by a fault of ours, which stops it. Without it, it is left to be taken up again. */
  internalErrorMessage?: string
  /** Called after each batch with the run as it stands, and with what has just been stored. */
  onProgress?: (run: ClaimedImport, stored: string[]) => void
}

/**
 * Works at a run until it is over or somebody stops it, from wherever it was. Answers false when there is nothing to do:
 * another process works at it, or it is over.
 */
export function processImport(
  db: Database,
  importId: string,
  { dataDir, onProgress = () => {}, ...working }: ImportEnvironment,
) {
  return runLongTask(db, importWork, { id: importId, ...working }, async (atWork) => {
    const run = toClaimedImport(atWork)
    try {
      await runPhases(db, run, dataDir, (stored = []) => onProgress(run, stored))
      await releaseClaim(db, run.claim, { state: 'done', error: null, endedAt: new Date() })
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      await releaseClaim(db, run.claim, { state: 'refused', error: error.message, endedAt: new Date() })
    }
  })
}

async function runPhases(db: Database, run: ClaimedImport, dataDir: string, told: (stored?: string[]) => void) {
  if (run.phase === 'undoing') return undoImportRun(db, run, told)
  const source = await openSource(run)
  if (run.phase === 'listing') await recordSourceItems(db, run, source, told)
  if (run.phase === 'importing') {
    await importItems({ db, run, source, pictures: planPictureImport(db, run, dataDir), onBatchStored: told })
  }
  if (run.phase === 'linking' && !run.isDryRun) await relinkItems(db, run, source, told)
}
