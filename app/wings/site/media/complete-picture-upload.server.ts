import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { type PictureUpload, pictureUploads } from './picture-uploads.server'
import { reviveStoredPicture, shortenChecksum, storeOriginal } from './prepared-picture.commands.server'
import { withScratchFolder } from './scratch-folder.server'

interface CompletedUpload {
  mediaId: string
  /** The library had these bytes already. */
  isDuplicate: boolean
}

// asked twice at once (a retry, a second tab), it is done once
const inProgress = new Map<string, Promise<CompletedUpload>>()

/** Makes a picture of an upload that is whole. Asked again, it answers the same picture. @throws UnreadablePicture */
export function completePictureUpload(db: Database, dataDir: string, by: Actor, id: string) {
  const running = inProgress.get(id) ?? completeOnce(db, dataDir, by, id).finally(() => inProgress.delete(id))
  inProgress.set(id, running)
  return running
}

async function completeOnce(db: Database, dataDir: string, by: Actor, id: string): Promise<CompletedUpload> {
  const uploads = pictureUploads(dataDir)
  const upload = await uploads.find(id)
  if (upload.result) return { mediaId: upload.result, isDuplicate: false }
  if (upload.received < upload.byteSize) {
    throw new DomainError(
      `${upload.fileName} is incomplete: ${upload.received} of ${upload.byteSize} bytes were uploaded.`,
    )
  }
  const whole = await uploads.completeFile(upload)
  const [file, checksum] = [whole.file, shortenChecksum(whole.checksum)]
  const known = await reviveStoredPicture(db, checksum)
  const mediaId = known?.id ?? (await encodeUpload(db, dataDir, by, upload, { file, checksum }))
  await uploads.finish(upload, mediaId)
  return { mediaId, isDuplicate: known !== undefined }
}

async function encodeUpload(
  db: Database,
  dataDir: string,
  by: Actor,
  { id, fileName, byteSize }: PictureUpload,
  { file, checksum }: { file: string; checksum: string },
) {
  const original = { fileName, checksum, file, byteSize, by }
  try {
    const kept = await withScratchFolder(dataDir, (scratch) =>
      storeOriginal(db, { dataDir, scratch, original }, { formats: ['avif', 'webp'], lanes: 1 }),
    )
    return kept.id
  } catch (error) {
    // what cannot be drawn today cannot be drawn tomorrow
    if (error instanceof DomainError) await pictureUploads(dataDir).abandon(id)
    throw error
  }
}
