import { z } from 'zod'
import { createUploadStore } from '~/platform/uploads/upload-store.server'
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_SIZE_LABEL } from './archive-import'

/** Archives on their way, and until they are brought in or forgotten. */
export function archiveUploadStore(dataDir: string) {
  return createUploadStore(
    {
      folder: 'archive-uploads',
      maxBytes: MAX_ARCHIVE_BYTES,
      maxSizeLabel: MAX_ARCHIVE_SIZE_LABEL,
      maxUnfinished: 5,
      maxUnfinishedBytes: 2 * MAX_ARCHIVE_BYTES,
      details: z.object({}),
    },
    dataDir,
  )
}
