import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { UploadStore } from '~/platform/uploads/upload-store.server'
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_SIZE_LABEL } from './archive-import'

/** Archives on their way, and until they are brought in or forgotten. */
export const archiveUploads = {
  folder: 'archive-uploads' as const,
  maxBytes: MAX_ARCHIVE_BYTES,
  maxSizeLabel: MAX_ARCHIVE_SIZE_LABEL,
  maxUnfinished: 5,
  maxUnfinishedBytes: 2 * MAX_ARCHIVE_BYTES,
  details: z.object({}),
  keepsFile: true,
}

export const archiveUploadStore = (db: Database, dataDir: string) => new UploadStore(db, dataDir, archiveUploads)
