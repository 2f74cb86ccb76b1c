import path from 'node:path'
import { storePicture } from '~/domains/media/commands.server'
import type { Database } from '~/platform/database/database.server'
import { ImportFault, readBeside } from '~/platform/import-folder.server'
import { FETCH, type ImportRun, LEAVE } from '../import-run'
import type { PictureChoice } from './bring-pictures.server'
import { fetchingTaker } from './fetching-taker.server'
import { folderTaker } from './folder-taker.server'
import { PictureFault, type PictureTaker } from './picture-taker.server'

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

/** Brings pictures that lie in the folder of the texts; `elsewhere` brings those of other sites, if they are to be brought. */
function besideTaker(db: Database, dataDir: string, folder: string, elsewhere?: PictureTaker): PictureTaker {
  return {
    async take(address) {
      if (!address.startsWith('/')) {
        if (elsewhere) return elsewhere.take(address)
        throw new PictureFault('it lies on another site, and was not to be fetched.', true)
      }
      try {
        return await storePicture(db, dataDir, await readBeside(folder, path.join(folder, 'text'), decodeURI(address)))
      } catch (error) {
        if (error instanceof ImportFault || error instanceof URIError)
          throw new PictureFault('it is not in the folder, or is too large.')
        throw error
      }
    },
  }
}

/** A taker that notes what a run has brought into the library, so that it can be taken out of it again. */
function notingTaker(db: Database, { id }: Pick<ImportRun, 'id'>, taker: PictureTaker): PictureTaker {
  return {
    async take(address) {
      const picture = await taker.take(address)
      if (picture.isNew) {
        await db
          .insertInto('importPictures')
          .values({ mediaId: picture.id, importId: id })
          .onConflict((conflict) => conflict.column('mediaId').doUpdateSet({ importId: id }))
          .execute()
      }
      return picture
    },
  }
}
