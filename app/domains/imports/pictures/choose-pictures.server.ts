import type { Database } from '~/platform/database/database.server'
import { FETCH, type ImportRun, LEAVE } from '../import-run'
import { besideTaker } from './beside-taker.server'
import type { PictureChoice } from './bring-pictures.server'
import { fetchingTaker } from './fetching-taker.server'
import { folderTaker } from './folder-taker.server'
import { notingTaker } from './noting-taker.server'

/** How the pictures of a run are brought in; a dry run brings none. What lies beside Markdown always comes along. */
export function choosePictures(db: Database, run: ImportRun, dataDir: string): PictureChoice {
  const isBeside = run.source === 'markdown'
  if (run.pictures === LEAVE && !isBeside) return { taker: undefined, isLater: false }
  if (run.isDryRun) return { taker: undefined, isLater: true }
  const chosen = takerOf(db, run, dataDir)
  const taker = isBeside ? besideTaker(db, dataDir, run.path, chosen) : chosen
  return { taker: taker && notingTaker(db, run, taker), isLater: false }
}

function takerOf(db: Database, { pictures }: ImportRun, dataDir: string) {
  if (pictures === LEAVE) return undefined
  return pictures === FETCH ? fetchingTaker(db, dataDir) : folderTaker(db, dataDir, pictures)
}
