import type { Database } from '~/platform/database/database.server'
import { FETCH, type ImportRun, LEAVE } from '../import-run'
import type { PictureChoice } from './bring-pictures.server'
import { fetchingTaker } from './fetching-taker.server'
import { folderTaker } from './folder-taker.server'

/** How the pictures of a run are brought in; a dry run brings none. */
export function choosePictures(db: Database, { pictures, isDryRun }: ImportRun, dataDir: string): PictureChoice {
  if (pictures === LEAVE) return { taker: undefined, isLater: false }
  if (isDryRun) return { taker: undefined, isLater: true }
  const taker = pictures === FETCH ? fetchingTaker(db, dataDir) : folderTaker(db, dataDir, pictures)
  return { taker, isLater: false }
}
