import { z } from 'zod'
import { uploadsOf } from '~/platform/uploads/uploads.server'
import { LARGEST_ARCHIVE, LARGEST_ARCHIVE_BYTES } from './archive-import'

/** Archives on their way, and until they are brought in or forgotten. */
export function archiveUploads(dataDir: string) {
  return uploadsOf(
    {
      folder: 'archive-uploads',
      largestBytes: LARGEST_ARCHIVE_BYTES,
      largest: LARGEST_ARCHIVE,
      mostUnfinished: 5,
      mostUnfinishedBytes: 2 * LARGEST_ARCHIVE_BYTES,
      details: z.object({}),
    },
    dataDir,
  )
}
