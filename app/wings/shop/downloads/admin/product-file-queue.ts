import { UploadQueue } from '~/platform/uploads/upload-queue'
import { MAX_PRODUCT_FILE_BYTES, MAX_PRODUCT_FILE_SIZE } from '../product-file'

export const fileUploadsPath = '/admin/api/uploads/product-files'

interface UploadedFile {
  fileId: string
}

/** The files of products on their way from this browser; they go on while the admin moves between screens. */
export const productFileQueue = new UploadQueue<UploadedFile>({
  path: fileUploadsPath,
  maxBytes: MAX_PRODUCT_FILE_BYTES,
  tooLarge: `is larger than ${MAX_PRODUCT_FILE_SIZE}. Split it into smaller files.`,
  readResult: ({ fileId }: Partial<UploadedFile>) => (fileId ? { fileId } : undefined),
})
