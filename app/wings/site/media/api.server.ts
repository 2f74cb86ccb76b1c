import { z } from 'zod'
import { jsonBody, uuidParam } from '~/kits/api/api.server'
import { idListSchema } from '~/platform/forms/id-list-schema'
import { countPages } from '~/platform/lists/page-number'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { deletePictures, restorePictures, setPictureAltText } from './commands.server'
import { PictureNotFound } from './errors'
import { parseMediaFilter } from './media-filter'
import { findMediaFile, listMediaFiles, listMediaUses } from './queries.server'

const MAX_ALT_LENGTH = 1_000

const altTextForm = z.object({
  alt: z.string().trim().max(MAX_ALT_LENGTH, 'The alt text must be 1,000 characters or fewer.'),
})
const mediaId = uuidParam('mediaId', () => new PictureNotFound())

export const mediaApi = createAdminApi()
  /** A page of the library, for the picker of the editors. */
  .get('/files', async (c) => {
    const filter = parseMediaFilter(new URLSearchParams(c.req.query()))
    const { files, count } = await listMediaFiles(c.var.db, filter)
    return c.json({ files, count, page: filter.page, pages: countPages(count, filter.size) })
  })
  /** A picture with what shows it. */
  .get('/files/:mediaId', mediaId, async (c) => {
    const file = await findMediaFile(c.var.db, c.req.param('mediaId'))
    if (!file) throw new PictureNotFound()
    return c.json({ file, uses: await listMediaUses(c.var.db, file.id) })
  })
  /** Changes the words that describe it. */
  .patch('/files/:mediaId', jsonBody(altTextForm), mediaId, async (c) => {
    const { alt } = c.req.valid('json')
    const isThere = await setPictureAltText(c.var.db, c.var.admin, c.req.param('mediaId'), alt)
    if (!isThere) throw new PictureNotFound()
    return c.json({ alt })
  })
  /** Takes pictures out of the library, those that nothing shows. Answers the ids it was done to. */
  .post('/deletions', jsonBody(idListSchema), async (c) => {
    return c.json({ ids: await deletePictures(c.var.db, c.var.admin, c.req.valid('json').ids) })
  })
  .delete('/deletions', jsonBody(idListSchema), async (c) => {
    return c.json({ ids: await restorePictures(c.var.db, c.var.admin, c.req.valid('json').ids) })
  })
