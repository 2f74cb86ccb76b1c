import path from 'node:path'
import type { Database } from '~/platform/database/database.server'
import { ImportFileError, readLinkedPicture } from '~/platform/text/markdown-files.server'
import { storePicture } from '~/wings/site/media/commands.server'
import { FETCH_PICTURES, type ImportRun, LEAVE_PICTURES } from '../import-run'
import { fetchingPictureImporter } from './fetching-picture-importer.commands.server'
import { folderPictureImporter } from './folder-picture-importer.server'
import type { PictureImportPlan } from './import-document-pictures.server'
import { PictureImportError, type PictureImporter } from './picture-importer.server'

/** How the pictures of a run are brought in; a dry run brings none. What lies beside Markdown always comes along. */
export function planPictureImport(db: Database, run: ImportRun, dataDir: string): PictureImportPlan {
  const isBeside = run.source === 'markdown'
  if (run.pictures === LEAVE_PICTURES && !isBeside) return { importer: undefined, isDeferred: false }
  if (run.isDryRun) return { importer: undefined, isDeferred: true }
  const chosen = pictureImporterFor(db, run, dataDir)
  const taker = isBeside ? markdownPictureImporter(db, dataDir, run.path, chosen) : chosen
  return { importer: taker && recordingPictureImporter(db, run, taker), isDeferred: false }
}

function pictureImporterFor(db: Database, { pictures }: ImportRun, dataDir: string) {
  if (pictures === LEAVE_PICTURES) return undefined
  return pictures === FETCH_PICTURES
    ? fetchingPictureImporter(db, dataDir)
    : folderPictureImporter(db, dataDir, pictures)
}

/** Brings pictures that lie in the folder of the texts; `elsewhere` brings those of other sites, if they are to be brought. */
function markdownPictureImporter(
  db: Database,
  dataDir: string,
  folder: string,
  elsewhere?: PictureImporter,
): PictureImporter {
  return {
    async importPicture(address) {
      if (!address.startsWith('/')) {
        if (elsewhere) return elsewhere.importPicture(address)
        throw new PictureImportError('it is on another site.', true)
      }
      try {
        return await storePicture(
          db,
          dataDir,
          await readLinkedPicture(folder, path.join(folder, 'text'), decodeURI(address)),
        )
      } catch (error) {
        if (error instanceof ImportFileError || error instanceof URIError)
          throw new PictureImportError('it is not in the folder or is too large.')
        throw error
      }
    },
  }
}

/** A taker that notes what a run has brought into the library, so that it can be taken out of it again. */
function recordingPictureImporter(
  db: Database,
  { id }: Pick<ImportRun, 'id'>,
  taker: PictureImporter,
): PictureImporter {
  return {
    async importPicture(address) {
      const picture = await taker.importPicture(address)
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
