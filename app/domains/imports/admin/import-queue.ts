import { UploadQueue } from '~/platform/uploads/upload-queue'
import { LARGEST_FILE, LARGEST_FILE_BYTES } from '../import-run'

interface BegunImport {
  importId: string
}

/** Files of other sites on their way from this browser; they go on while the admin moves between screens. */
export const importQueue = new UploadQueue<BegunImport>({
  refuse({ name, size }) {
    if (size === 0) return `${name} is empty.`
    return size > LARGEST_FILE_BYTES
      ? `${name} has more than ${LARGEST_FILE}. Use the command of the studio.`
      : undefined
  },
  readResult: ({ importId }: Partial<BegunImport>) => (importId ? { importId } : undefined),
})
