import path from 'node:path'
import type { Database } from '~/platform/database/database.server'
import { storePicture } from '~/wings/site/media/commands.server'
import { MAX_PICTURE_BYTES } from '~/wings/site/media/picture'
import { findPicture } from '~/wings/site/media/pictures.queries.server'
import { fetchPublicFile } from './fetch-public-file.server'
import type { LibraryPicture } from './library-pictures'
import { PictureImportError, type PictureImporter } from './picture-importer.server'
import { skipSilentSites } from './skip-silent-sites'

const MAX_CACHED_ERRORS = 10_000

/** Brings pictures from where they are on the internet. */
export function fetchingPictureImporter(db: Database, dataDir: string): PictureImporter {
  const fetched = skipSilentSites((address) => fetchPublicFile(address, { maxBytes: MAX_PICTURE_BYTES }))
  return importOncePerAddress(db, async (address) => {
    if (!/^https?:\/\//i.test(address)) throw new PictureImportError('the URL of the old site is unknown.')
    const bytes = await fetched(address)
    return storePicture(db, dataDir, { fileName: fileNameFromUrl(address), bytes })
  })
}

function fileNameFromUrl(address: string) {
  const last = path.posix.basename(URL.parse(address)?.pathname ?? '')
  return (last || 'picture').slice(0, 200)
}

/** A taker that asks `bring` once for each address, also in later runs; what failed is not tried again in this one. */
function importOncePerAddress(db: Database, bring: (address: string) => Promise<LibraryPicture>): PictureImporter {
  const faults = new Map<string, PictureImportError>()
  return {
    async importPicture(address) {
      const fault = faults.get(address)
      if (fault) throw fault
      const known = await findImportedPicture(db, address)
      if (known) return known
      try {
        const picture = await bring(address)
        await saveImportedPicture(db, address, picture.id)
        return picture
      } catch (error) {
        if (error instanceof PictureImportError && faults.size < MAX_CACHED_ERRORS) faults.set(address, error)
        throw error
      }
    },
  }
}

async function findImportedPicture(db: Database, address: string): Promise<LibraryPicture | undefined> {
  const row = await db
    .selectFrom('importedPictures')
    .select('mediaId')
    .where('address', '=', address.slice(0, 2_000))
    .executeTakeFirst()
  const picture = row && (await findPicture(db, row.mediaId, ''))
  return row && picture && { ...picture, id: row.mediaId }
}

function saveImportedPicture(db: Database, address: string, mediaId: string) {
  return db
    .insertInto('importedPictures')
    .values({ address: address.slice(0, 2_000), mediaId })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ mediaId }))
    .execute()
}
