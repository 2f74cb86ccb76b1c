import { z } from 'zod'
import { jsonBody } from '~/kits/api/api.server'
import { createRunsApi } from '~/kits/runs/runs-api.server'
import { createAdminApi } from '~/wings/site/admin-api.server'
import { setNightlyAudits, startAudit } from './commands.server'
import { isTimeZone } from './nightly-audits'
import { auditRuns } from './runs/audit-runs.server'

const nightlyForm = z.object({
  isOn: z.boolean(),
  timeZone: z.string().max(60).refine(isTimeZone, 'Unknown time zone.'),
})

export const siteAuditApi = createAdminApi()
  .route('/runs', createRunsApi(createAdminApi(), auditRuns))
  /** Begins an audit and answers its id. */
  .post('/runs', async (c) => {
    return c.json({ id: await startAudit(c.var.db, c.var.admin) })
  })
  /** Has the site audited each night, in the time zone that is named, or stops that. Answers how it was before. */
  .put('/nightly', jsonBody(nightlyForm), async (c) => {
    return c.json({ before: await setNightlyAudits(c.var.db, c.var.admin, c.req.valid('json')) })
  })
