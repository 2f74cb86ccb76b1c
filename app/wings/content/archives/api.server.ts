import { createAdminApi } from '~/wings/site/admin-api.server'
import { deleteExport, retryExport, stopExport } from './export/exports.commands.server'
import { discardArchive, resumeArchiveImport, stopArchiveImport } from './import/archive-imports.commands.server'

export const archivesApi = createAdminApi()
  /** Takes the run over an archive up again. */
  .post('/imports/:importId/running', async (c) => {
    await resumeArchiveImport(c.var.db, c.var.admin, c.req.param('importId'))
    return c.json({})
  })
  .delete('/imports/:importId/running', async (c) => {
    await stopArchiveImport(c.var.db, c.var.admin, c.req.param('importId'))
    return c.json({})
  })
  /** Lets the uploaded file go; its report stays. */
  .delete('/imports/:importId/file', async (c) => {
    await discardArchive(c.var.db, c.var.admin, c.var.siteEnv.DATA_DIR, c.req.param('importId'))
    return c.json({})
  })
  .delete('/exports/:exportId', async (c) => {
    await deleteExport(c.var.db, c.var.admin, c.req.param('exportId'), c.var.siteEnv.DATA_DIR)
    return c.json({})
  })
  /** Asks anew for an export that did not come to its end. */
  .post('/exports/:exportId/running', async (c) => {
    await retryExport(c.var.db, c.var.admin, c.req.param('exportId'))
    return c.json({})
  })
  .delete('/exports/:exportId/running', async (c) => {
    await stopExport(c.var.db, c.var.admin, c.req.param('exportId'))
    return c.json({})
  })
