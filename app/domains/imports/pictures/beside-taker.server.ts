import path from 'node:path'
import { storePicture } from '~/domains/media/commands.server'
import type { Database } from '~/platform/database/database.server'
import { ImportFault, readBeside } from '~/platform/import-folder.server'
import { PictureFault, type PictureTaker } from './picture-taker.server'

/** Brings pictures that lie in the folder of the texts; `elsewhere` brings those of other sites, if they are to be brought. */
export function besideTaker(db: Database, dataDir: string, folder: string, elsewhere?: PictureTaker): PictureTaker {
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
