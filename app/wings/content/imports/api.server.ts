import { createAdminApi } from '~/wings/site/admin-api.server'
import { discardImportFile } from './discard-import-file.commands.server'
import { ImportIsGone } from './errors'
import { resumeImport, stopImport, undoImport } from './import-control.commands.server'
import { forecastUndo } from './jobs/forecast-undo.queries.server'
import { findImport } from './queries.server'

export const importsApi = createAdminApi()
  /** Takes the run up again. */
  .post('/:importId/running', async (c) => {
    await resumeImport(c.var.db, c.var.admin, c.req.param('importId'))
    return c.json({})
  })
  .delete('/:importId/running', async (c) => {
    await stopImport(c.var.db, c.var.admin, c.req.param('importId'))
    return c.json({})
  })
  /** Lets the uploaded file go; what was found out about it stays. */
  .delete('/:importId/file', async (c) => {
    await discardImportFile(c.var.db, c.var.admin, c.var.siteEnv.DATA_DIR, c.req.param('importId'))
    return c.json({})
  })
  /** What undoing the run would do, in numbers. */
  .get('/:importId/undo', async (c) => {
    const run = await findImport(c.var.db, c.req.param('importId'))
    if (!run) throw new ImportIsGone()
    return c.json(await forecastUndo(c.var.db, run.id))
  })
  /** Has everything taken back that the run has written. */
  .post('/:importId/undo', async (c) => {
    await undoImport(c.var.db, c.var.admin, c.req.param('importId'))
    return c.json({})
  })
