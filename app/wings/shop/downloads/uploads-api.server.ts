import { createUploadsApi } from '~/kits/api/uploads-api.server'
import { findProductById } from '~/wings/shop/products/product-by-id.queries.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import type { OnFirstFile } from './commands.server'
import { completeFileUpload } from './complete-file-upload.server'
import { ProductNotFound } from './errors'
import { fileUploads } from './file-uploads.server'

/** What is uploaded becomes a file of the product that was named with it. */
export function createFileUploadsApi(onFirstFile: OnFirstFile) {
  return createUploadsApi(createAdminApi(), {
    purpose: fileUploads,
    async authorize({ var: { db } }, { productId }) {
      if (!(await findProductById(db, productId))) throw new ProductNotFound()
    },
    complete: async (uploadId, { var: { db, siteEnv, admin } }) => ({
      fileId: await completeFileUpload(db, admin, siteEnv.DATA_DIR, uploadId, onFirstFile),
    }),
  })
}
