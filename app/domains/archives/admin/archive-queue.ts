import { UploadQueue } from '~/platform/uploads/upload-queue'
import { LARGEST_ARCHIVE, LARGEST_ARCHIVE_BYTES } from '../bringing-back/archive-import'

interface LookedAt {
  importId: string
}

/** Archives on their way from this browser; they go on while the admin moves between screens. */
export const archiveQueue = new UploadQueue<LookedAt>({
  refuse({ name, size }) {
    if (size === 0) return `${name} is empty.`
    return size > LARGEST_ARCHIVE_BYTES
      ? `${name} has more than ${LARGEST_ARCHIVE}. Use the command of the studio.`
      : undefined
  },
  readResult: ({ importId }: Partial<LookedAt>) => (importId ? { importId } : undefined),
})
