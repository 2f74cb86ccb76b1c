import { z } from 'zod'
import { createUploadStore, type Upload } from '~/platform/uploads/upload-store.server'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MB } from './picture'

const details = z.object({}).default({})

export type PictureUpload = Upload<z.infer<typeof details>>

/** Pictures on their way into the library. An admin drops a folder of them at once; the browser sends a few at a time. */
export function pictureUploads(dataDir: string) {
  return createUploadStore(
    {
      folder: 'uploads',
      maxBytes: MAX_PICTURE_BYTES,
      maxSizeLabel: `${MAX_PICTURE_MB} MB`,
      maxUnfinished: 60,
      maxUnfinishedBytes: 20 * MAX_PICTURE_BYTES,
      details,
    },
    dataDir,
  )
}
