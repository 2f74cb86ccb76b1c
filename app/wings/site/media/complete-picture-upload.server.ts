import type { Database } from '~/platform/database/database.server'
import { hashFile } from '~/platform/storage/hash-file.server'
import type { Actor } from '~/wings/site/audit-log/actor'
import { pictureUploadStore } from './picture-uploads.server'
import { reviveStoredPicture, shortenChecksum, storeOriginal } from './prepared-picture.commands.server'
import { withScratchFolder } from './scratch-folder.server'

/**
 * Makes a picture of an upload that is whole. Asked again, it answers the same picture. `isDuplicate`: the library had
 * these bytes already. @throws UnreadablePicture
 */
export async function completePictureUpload(db: Database, dataDir: string, by: Actor, id: string) {
  let isDuplicate = false
  const uploads = pictureUploadStore(db, dataDir)
  const mediaId = await uploads.complete(id, async (upload) => {
    const file = await uploads.localFile(upload)
    const checksum = shortenChecksum(await hashFile(file))
    const known = await reviveStoredPicture(db, checksum)
    isDuplicate = known !== undefined
    if (known) return known.id
    const original = { fileName: upload.fileName, byteSize: upload.byteSize, checksum, file, by }
    const stored = await withScratchFolder(dataDir, (scratch) =>
      storeOriginal(db, { dataDir, scratch, original }, { formats: ['avif', 'webp'], lanes: 1 }),
    )
    return stored.id
  })
  return { mediaId, isDuplicate }
}
