import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { UploadStore } from '~/platform/uploads/upload-store.server'
import { MAX_PICTURE_BYTES, MAX_PICTURE_MB } from './picture'

/** Pictures on their way into the library. An admin drops a folder of them at once; the browser sends a few at a time. */
export const pictureUploads = {
  folder: 'uploads' as const,
  maxBytes: MAX_PICTURE_BYTES,
  maxSizeLabel: `${MAX_PICTURE_MB} MB`,
  maxUnfinished: 60,
  maxUnfinishedBytes: 20 * MAX_PICTURE_BYTES,
  details: z.object({}),
}

export const pictureUploadStore = (db: Database, dataDir: string) => new UploadStore(db, dataDir, pictureUploads)
