import type { Database } from '~/platform/database/database.server'
import { letGo } from '~/platform/jobs/long-work.server'
import { workAt } from '~/platform/jobs/work-at.server'
import { linkItems } from '../linking/link-items.server'
import { choosePictures } from '../pictures/choose-pictures.server'
import { openSource } from '../reading/open-source.server'
import { SourceFault } from '../reading/source-item'
import { undoRun } from '../undoing/undo-run.server'
import { type ClaimedRun, claimedRunOf, importWork } from './import-work.server'
import { listItems } from './list-items.server'
import { takeItems } from './take-items.server'

interface Working {
  dataDir: string
  /** What is said of a run that fails by a fault of ours, which stops it. Without it, it is left to be taken up again. */
  ourFault?: string
  /** Called after each batch with the run as it stands, and with what has just been stored. */
  told?: (run: ClaimedRun, stored: string[]) => void
}

/**
 * Works at a run until it is over or somebody stops it, from wherever it was. Answers false when there is nothing to do:
 * another process works at it, or it is over.
 */
export function workAtImport(db: Database, importId: string, { dataDir, told = () => {}, ...working }: Working) {
  return workAt(db, importWork, { id: importId, ...working }, async (atWork) => {
    const run = claimedRunOf(atWork)
    try {
      await workThrough(db, run, dataDir, (stored = []) => told(run, stored))
      await letGo(db, run.claim, { state: 'done', fault: null, endedAt: new Date() })
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error
      await letGo(db, run.claim, { state: 'refused', fault: error.message, endedAt: new Date() })
    }
  })
}

async function workThrough(db: Database, run: ClaimedRun, dataDir: string, told: (stored?: string[]) => void) {
  if (run.phase === 'undoing') return undoRun(db, run, told)
  const source = await openSource(run)
  if (run.phase === 'listing') await listItems(db, run, source, told)
  if (run.phase === 'taking') {
    await takeItems({ db, run, source, pictures: choosePictures(db, run, dataDir), told })
  }
  if (run.phase === 'linking' && !run.isDryRun) await linkItems(db, run, source, told)
}
