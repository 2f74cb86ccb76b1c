import type { Database } from '~/platform/database/database.server'
import { linkItems } from '../linking/link-items.server'
import { choosePictures } from '../pictures/choose-pictures.server'
import { openSource } from '../reading/open-source.server'
import { SourceFault } from '../reading/source-item'
import { undoRun } from '../undoing/undo-run.server'
import { type ClaimedRun, claimRun, endRun, keepClaim, letGo, RunLost } from './claim.server'
import { listItems } from './list-items.server'
import { takeItems } from './take-items.server'

interface Working {
  dataDir: string
  /** No other process has this database. */
  isAlone: boolean
  /** Called after each batch with the run as it stands, and with what has just been stored. */
  told?: (run: ClaimedRun, stored: string[]) => void
}

/**
 * Works at a run until it is over or somebody stops it, from wherever it was. Answers false when there is nothing to do:
 * another process works at it, or it is over. Whatever fails leaves it to be taken up again.
 */
export async function workAtImport(db: Database, importId: string, { dataDir, isAlone, told = () => {} }: Working) {
  const run = await claimRun(db, importId, isAlone)
  if (!run) return false
  const release = keepClaim(db, run)
  try {
    await workThrough(db, run, dataDir, (stored = []) => told(run, stored))
    await endRun(db, run, 'done')
  } catch (error) {
    if (error instanceof RunLost) return true
    if (!(error instanceof SourceFault)) {
      await letGo(db, run)
      throw error
    }
    await endRun(db, run, 'refused', error.message)
  } finally {
    release()
  }
  return true
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
