import { z } from 'zod'
import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { ProductNotFound } from '~/wings/shop/downloads/errors'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { announceVersion, cancelAnnouncement } from './commands.server'

const productParam = uuidParam('productId', () => new ProductNotFound())
const versionBody = jsonBody(z.object({ version: z.string().min(1).max(40) }))

export const announcementsApi = createAdminApi()
  /** Has the buyers of the product told of a version and answers how many they are; DELETE takes it back in time. */
  .post('/:productId', productParam, versionBody, async (c) => {
    const { version } = c.req.valid('json')
    return c.json({ buyers: await announceVersion(c.var.db, c.var.admin, c.req.param('productId'), version) })
  })
  .delete('/:productId', productParam, versionBody, async (c) => {
    await cancelAnnouncement(c.var.db, c.var.admin, c.req.param('productId'), c.req.valid('json').version)
    return c.json({})
  })
