import { createRunsApi } from '~/kits/runs/runs-api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { archiveImportRuns, exportRuns } from './archive-runs.server'
import { deleteExport, retryExport } from './export/exports.commands.server'
import { discardArchive } from './import/archive-imports.commands.server'

export const archivesApi = createAdminApi()
  .route('/imports', createRunsApi(createAdminApi(), archiveImportRuns))
  .route('/exports', createRunsApi(createAdminApi(), exportRuns))
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
  .post('/exports/:exportId/retry', async (c) => {
    await retryExport(c.var.db, c.var.admin, c.req.param('exportId'))
    return c.json({})
  })
