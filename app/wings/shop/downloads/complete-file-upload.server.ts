import type { Database } from '~/platform/database/database.server'
import { DomainError } from '~/platform/errors/errors'
import type { Actor } from '~/wings/site/audit-log/actor'
import { addProductFile } from './commands.server'
import { type FileUpload, fileUploads, findFileUpload } from './file-uploads.server'
import { productFileStore } from './product-file-store.server'

interface Completion {
  dataDir: string
  productId: string
  uploadId: string
}

// asked twice at once (a retry, a second tab), it is done once
const inProgress = new Map<string, Promise<string>>()

/**
 * Makes a file of the product of an upload that is whole, and answers its id. Bytes first, then the row, under one name:
 * asked again after its process died at any moment, it goes on from there and answers the same.
 */
export function completeFileUpload(db: Database, by: Actor, completion: Completion) {
  const { uploadId } = completion
  const running =
    inProgress.get(uploadId) ?? completeOnce(db, by, completion).finally(() => inProgress.delete(uploadId))
  inProgress.set(uploadId, running)
  return running
}

async function completeOnce(db: Database, by: Actor, { dataDir, productId, uploadId }: Completion) {
  const uploads = fileUploads(dataDir)
  const upload = await findFileUpload(dataDir, productId, uploadId)
  if (upload.result) return upload.result
  const { fileName, byteSize, received, details } = upload
  if (received < byteSize)
    throw new DomainError(`${fileName} is incomplete: ${received} of ${byteSize} bytes were uploaded.`)
  const { file, checksum } = await uploads.completeFile(upload)
  await storeOnce(dataDir, upload, file)
  const { version, notes } = details
  const storedAs = uploadId
  const fileId = await addProductFile(db, by, { productId, version, notes, fileName, byteSize, checksum, storedAs })
  await uploads.finish({ ...upload, checksum }, fileId)
  return fileId
}

async function storeOnce(dataDir: string, { id, byteSize }: FileUpload, file: string) {
  const store = productFileStore(dataDir)
  if ((await store.getSize(id)) !== byteSize) await store.put([{ name: id, path: file }])
}
