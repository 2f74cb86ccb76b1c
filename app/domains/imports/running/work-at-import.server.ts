import type { Database } from '~/platform/database/database.server'
import { releaseClaim } from '~/platform/jobs/long-work.server'
import { runLongTask } from '~/platform/jobs/work-at.server'
import { relinkItems } from '../linking/link-items.server'
import { planPictureImport } from '../pictures/choose-pictures.server'
import { openSource } from '../reading/open-source.server'
import { SourceError } from '../reading/source-item'
import { undoImportRun } from '../undoing/undo-run.server'
import { type ClaimedImport, importWork, toClaimedImport } from './import-work.server'
import { recordSourceItems } from './list-items.server'
import { importItems } from './take-items.server'

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
  { dataDir, onProgress: told = () => {}, ...working }: ImportEnvironment,
) {
  return runLongTask(db, importWork, { id: importId, ...working }, async (atWork) => {
    const run = toClaimedImport(atWork)
    try {
      await runPhases(db, run, dataDir, (stored = []) => told(run, stored))
      await releaseClaim(db, run.claim, { state: 'done', fault: null, endedAt: new Date() })
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      await releaseClaim(db, run.claim, { state: 'refused', fault: error.message, endedAt: new Date() })
    }
  })
}

async function runPhases(db: Database, run: ClaimedImport, dataDir: string, told: (stored?: string[]) => void) {
  if (run.phase === 'undoing') return undoImportRun(db, run, told)
  const source = await openSource(run)
  if (run.phase === 'listing') await recordSourceItems(db, run, source, told)
  if (run.phase === 'taking') {
    await importItems({ db, run, source, pictures: planPictureImport(db, run, dataDir), onBatchStored: told })
  }
  if (run.phase === 'linking' && !run.isDryRun) await relinkItems(db, run, source, told)
}
