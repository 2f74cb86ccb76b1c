import { processRun } from '~/kits/runs/process-run.server'
import type { Database } from '~/platform/database/database.server'
import { importItems } from './jobs/import-items.commands.server'
import { type ClaimedImport, importRuns, toClaimedImport } from './jobs/import-runs.server'
import { recordSourceItems } from './jobs/record-source-items.commands.server'
import { relinkItems } from './jobs/relink-items.commands.server'
import { undoImportRun } from './jobs/undo-import-run.commands.server'
import { planPictureImport } from './pictures/plan-picture-import.commands.server'
import { openSource } from './sources/open-source.server'

interface ImportEnvironment {
  dataDir: string
  /** Called after each batch with the run as it stands, and with what has just been stored. */
  onProgress?: (run: ClaimedImport, stored: string[]) => void
}

/**
 * Works at a run until it is over or somebody stops it, from wherever it was. Answers false when there is nothing to do:
 * another process works at it, or it is over.
 */
export function processImport(db: Database, importId: string, { dataDir, onProgress = () => {} }: ImportEnvironment) {
  return processRun(db, importRuns, importId, (claimed) => {
    const run = toClaimedImport(claimed)
    return runPhases(db, run, dataDir, (stored = []) => onProgress(run, stored))
  })
}

async function runPhases(db: Database, run: ClaimedImport, dataDir: string, told: (stored?: string[]) => void) {
  if (run.phase === 'undo') return undoImportRun(db, run, told)
  const source = await openSource(run)
  if (run.phase === 'listing') await recordSourceItems(db, run, source, told)
  if (run.phase === 'importing') {
    await importItems({ db, run, source, pictures: planPictureImport(db, run, dataDir), onBatchStored: told })
  }
  if (run.phase === 'linking' && !run.isDryRun) await relinkItems(db, run, source, told)
}
