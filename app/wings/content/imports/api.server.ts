import { RunNotFound } from '~/kits/runs/errors'
import { createRunsApi } from '~/kits/runs/runs-api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { discardImportFile } from './discard-import-file.commands.server'
import { forecastUndo } from './jobs/forecast-undo.queries.server'
import { importRuns } from './jobs/import-runs.server'
import { findImport } from './queries.server'

export const importsApi = createAdminApi()
  .route('/', createRunsApi(createAdminApi(), importRuns))
  /** Lets the uploaded file go; what was found out about it stays. */
  .delete('/:importId/file', async (c) => {
    await discardImportFile(c.var.db, c.var.admin, c.var.siteEnv.DATA_DIR, c.req.param('importId'))
    return c.json({})
  })
  /** What undoing the run would do, in numbers. */
  .get('/:importId/undo', async (c) => {
    const run = await findImport(c.var.db, c.req.param('importId'))
    if (!run) throw new RunNotFound('import')
    return c.json(await forecastUndo(c.var.db, run.id))
  })
