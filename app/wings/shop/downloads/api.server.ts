import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { relabelProductFile, restoreProductFile, withdrawProductFile } from './commands.server'
import { ProductFileNotFound } from './errors'
import { versionForm } from './version-form'

const productParam = uuidParam('productId', () => new ProductFileNotFound())
const fileParam = uuidParam('fileId', () => new ProductFileNotFound())

export const downloadsApi = createAdminApi()
  /** Changes the version label and the notes of a file. */
  .patch('/:productId/files/:fileId', productParam, fileParam, jsonBody(versionForm), async (c) => {
    const version = c.req.valid('json')
    await relabelProductFile(c.var.db, c.var.admin, { ...c.req.param(), ...version })
    return c.json(version)
  })
  /** Offers the file to nobody new; DELETE takes that back. */
  .post('/:productId/files/:fileId/withdrawal', productParam, fileParam, async (c) => {
    const { productId, fileId } = c.req.param()
    await withdrawProductFile(c.var.db, c.var.admin, productId, fileId)
    return c.json({})
  })
  .delete('/:productId/files/:fileId/withdrawal', productParam, fileParam, async (c) => {
    const { productId, fileId } = c.req.param()
    await restoreProductFile(c.var.db, c.var.admin, productId, fileId)
    return c.json({})
  })
