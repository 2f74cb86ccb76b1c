import { z } from 'zod'
import { type Upload, uploadsOf } from '~/platform/uploads/uploads.server'
import { LARGEST_FILE_BYTES, LARGEST_FILE_MB } from '../picture'

const details = z.object({}).default({})

export type PictureUpload = Upload<z.infer<typeof details>>

/** Pictures on their way into the library. An admin drops a folder of them at once; the browser sends a few at a time. */
export function pictureUploads(dataDir: string) {
  return uploadsOf(
    {
      folder: 'uploads',
      largestBytes: LARGEST_FILE_BYTES,
      largest: `${LARGEST_FILE_MB} MB`,
      mostUnfinished: 60,
      mostUnfinishedBytes: 20 * LARGEST_FILE_BYTES,
      details,
    },
    dataDir,
  )
}
