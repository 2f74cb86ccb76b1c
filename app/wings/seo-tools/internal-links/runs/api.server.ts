import { jsonBody } from '~/kits/api/api.server'
import { createRunsApi } from '~/kits/runs/runs-api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { applyLinkRun, setLeftOut, startLinkRun } from './commands.server'
import { linkRuns } from './link-runs.server'
import { leftOutForm, linkRunForm } from './run-form'

export const linkRunsApi = createAdminApi()
  .route('/runs', createRunsApi(createAdminApi(), linkRuns))
  /** Begins a dry run and answers its id. */
  .post('/runs', jsonBody(linkRunForm), async (c) => {
    return c.json({ id: await startLinkRun(c.var.db, c.var.admin, c.req.valid('json')) })
  })
  .post('/runs/:runId/apply', async (c) => {
    await applyLinkRun(c.var.db, c.var.admin, c.req.param('runId'))
    return c.json({})
  })
  .put('/runs/:runId/left-out', jsonBody(leftOutForm), async (c) => {
    await setLeftOut(c.var.db, c.req.param('runId'), c.req.valid('json'))
    return c.json({})
  })
