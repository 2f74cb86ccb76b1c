import { UploadQueue } from '~/platform/uploads/upload-queue'
import { LARGEST_FILE, LARGEST_FILE_BYTES } from '../product-file'

interface UploadedFile {
  fileId: string
}

/** The files of products on their way from this browser; they go on while the admin moves between screens. */
export const fileQueue = new UploadQueue<UploadedFile>({
  refuse({ name, size }) {
    if (size === 0) return `${name} is empty.`
    return size > LARGEST_FILE_BYTES ? `${name} has more than ${LARGEST_FILE}. Split it.` : undefined
  },
  readResult: ({ fileId }: Partial<UploadedFile>) => (fileId ? { fileId } : undefined),
})
