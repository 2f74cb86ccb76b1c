import { z } from 'zod'
import type { Database } from '~/platform/database/database.server'
import { UploadStore } from '~/platform/uploads/upload-store.server'
import { MAX_PRODUCT_FILE_BYTES, MAX_PRODUCT_FILE_SIZE } from './product-file'
import { versionForm } from './version-form'

/** Files of products on their way. `changedAt`: as its own computer says, so that the very same file is known again. */
export const fileUploads = {
  folder: 'product-uploads' as const,
  maxBytes: MAX_PRODUCT_FILE_BYTES,
  maxSizeLabel: MAX_PRODUCT_FILE_SIZE,
  maxUnfinished: 20,
  maxUnfinishedBytes: 10 * MAX_PRODUCT_FILE_BYTES,
  details: versionForm.extend({ productId: z.uuid(), changedAt: z.int() }),
}

export const fileUploadStore = (db: Database, dataDir: string) => new UploadStore(db, dataDir, fileUploads)

/** What broke off, with how many bytes of it are here; of one that cannot be asked for just now: none. */
export async function listUnfinishedFileUploads(db: Database, dataDir: string, productId: string) {
  const uploads = fileUploadStore(db, dataDir)
  const unfinished = (await uploads.listUnfinished()).filter(({ details }) => details.productId === productId)
  return Promise.all(
    unfinished.map(async ({ id, fileName, byteSize, details: { version, changedAt } }) => {
      const received = await uploads.countReceived(id).catch(() => 0)
      return { id, fileName, byteSize, received, version, changedAt }
    }),
  )
}
