import { z } from 'zod'
import { UploadNotFound } from '~/platform/uploads/errors'
import { createUploadStore, type Upload } from '~/platform/uploads/upload-store.server'
import { MAX_PRODUCT_FILE_BYTES, MAX_PRODUCT_FILE_SIZE } from './product-file'
import { versionForm } from './version-form'

/** What a file on its way is for. `changedAt`: as its own computer says, so that the very same file is known again. */
const fileDetails = versionForm.extend({ productId: z.uuid(), changedAt: z.int() })

export type FileUpload = Upload<z.infer<typeof fileDetails>>

/** Files of products on their way. */
export function fileUploads(dataDir: string) {
  return createUploadStore(
    {
      folder: 'product-uploads',
      maxBytes: MAX_PRODUCT_FILE_BYTES,
      maxSizeLabel: MAX_PRODUCT_FILE_SIZE,
      maxUnfinished: 20,
      maxUnfinishedBytes: 10 * MAX_PRODUCT_FILE_BYTES,
      details: fileDetails,
    },
    dataDir,
  )
}

/** An upload of this product; that of another is not there. @throws UploadNotFound */
export async function findFileUpload(dataDir: string, productId: string, id: string) {
  const uploads = fileUploads(dataDir)
  const upload = await uploads.find(id)
  if (upload.details.productId !== productId) throw new UploadNotFound()
  return upload
}

export async function listUnfinishedFileUploads(dataDir: string, productId: string) {
  const unfinished = await fileUploads(dataDir).listUnfinished()
  return unfinished.filter(({ details }) => details.productId === productId)
}
