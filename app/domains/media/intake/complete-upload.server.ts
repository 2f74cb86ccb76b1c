import type { Actor } from '~/domains/audit/actor'
import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors'
import { findKeptPicture, keepPicture, shortChecksum } from './keep-picture.server'
import { type PictureUpload, pictureUploads } from './picture-uploads.server'
import { withScratchFolder } from './scratch.server'

interface CompletedUpload {
  mediaId: string
  /** The library had these bytes already. */
  isKnown: boolean
}

// asked twice at once (a retry, a second tab), it is done once
const underWay = new Map<string, Promise<CompletedUpload>>()

/** Makes a picture of an upload that is whole. Asked again, it answers the same picture. @throws NotAPicture */
export function completeUpload(db: Database, dataDir: string, by: Actor, id: string) {
  const running = underWay.get(id) ?? complete(db, dataDir, by, id).finally(() => underWay.delete(id))
  underWay.set(id, running)
  return running
}

async function complete(db: Database, dataDir: string, by: Actor, id: string): Promise<CompletedUpload> {
  const uploads = pictureUploads(dataDir)
  const upload = await uploads.find(id)
  if (upload.result) return { mediaId: upload.result, isKnown: false }
  if (upload.received < upload.byteSize) {
    throw new DomainError(
      `${upload.fileName} is not whole yet: ${upload.received} of ${upload.byteSize} bytes are here.`,
    )
  }
  const whole = await uploads.whole(upload)
  const [file, checksum] = [whole.file, shortChecksum(whole.checksum)]
  const known = await findKeptPicture(db, checksum)
  const mediaId = known?.id ?? (await draw(db, dataDir, by, upload, { file, checksum }))
  await uploads.finish(upload, mediaId)
  return { mediaId, isKnown: known !== undefined }
}

async function draw(
  db: Database,
  dataDir: string,
  by: Actor,
  { id, fileName, byteSize }: PictureUpload,
  { file, checksum }: { file: string; checksum: string },
) {
  const original = { fileName, checksum, file, byteSize, by }
  try {
    const kept = await withScratchFolder(dataDir, (scratch) =>
      keepPicture(db, { dataDir, scratch, original }, { formats: ['avif', 'webp'], lanes: 1 }),
    )
    return kept.id
  } catch (error) {
    // what cannot be drawn today cannot be drawn tomorrow
    if (error instanceof DomainError) await pictureUploads(dataDir).abandon(id)
    throw error
  }
}
