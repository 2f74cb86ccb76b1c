import { z } from 'zod'
import { UploadIsGone } from '~/platform/uploads/errors'
import { type Upload, uploadsOf } from '~/platform/uploads/uploads.server'
import { LARGEST_FILE, LARGEST_FILE_BYTES } from '../product-file'
import { versionForm } from '../version-form'

/** What a file on its way is for. `changedAt`: as its own computer says, so that the very same file is known again. */
const fileDetails = versionForm.extend({ productId: z.uuid(), changedAt: z.int() })

export type FileUpload = Upload<z.infer<typeof fileDetails>>

/** Files of products on their way. */
export function fileUploads(dataDir: string) {
  return uploadsOf(
    {
      folder: 'product-uploads',
      largestBytes: LARGEST_FILE_BYTES,
      largest: LARGEST_FILE,
      mostUnfinished: 20,
      mostUnfinishedBytes: 10 * LARGEST_FILE_BYTES,
      details: fileDetails,
    },
    dataDir,
  )
}

/** An upload of this product; that of another is not there. @throws UploadIsGone */
export async function findUploadOf(dataDir: string, productId: string, id: string) {
  const uploads = fileUploads(dataDir)
  const upload = await uploads.find(id)
  if (upload.details.productId !== productId) throw new UploadIsGone()
  return upload
}

export async function listUnfinishedUploads(dataDir: string, productId: string) {
  const unfinished = await fileUploads(dataDir).listUnfinished()
  return unfinished.filter(({ details }) => details.productId === productId)
}
